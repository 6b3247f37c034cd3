import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inlineSources } from '../../../../src/server/http/inlineSources.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  mkdirSync(path.join(root, 'blog'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the styles and scripts in the pages', () => {
  it('are named by their hashes, each once', () => {
    writeFileSync(path.join(root, 'index.html'), '<style>a{}</style>')
    writeFileSync(
      path.join(root, 'blog/post.html'),
      '<p></p><style data-media="print">a{}</style><style></style>',
    )
    writeFileSync(path.join(root, 'page.md'), '<style>b{}</style>')
    // As `printf 'a{}' | openssl dgst -sha256 -binary | base64` says it, and of nothing.
    expect(new Set(inlineSources(root).styles)).toEqual(
      new Set([
        "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
        "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      ]),
    )
  })

  it('are not those that are fetched, and not data', () => {
    const fetched = '<script type="module" src="/a.js"></script>'
    const data = '<script type="application/ld+json">{}</script>'
    writeFileSync(
      path.join(root, 'index.html'),
      `${fetched}${data}<script type="module">a</script>`,
    )
    expect(inlineSources(root)).toEqual({
      styles: [],
      // As `printf a | openssl dgst -sha256 -binary | base64` says it.
      scripts: ["'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"],
    })
  })

  it('are none where there is no page', () => {
    expect(inlineSources(root)).toEqual({ styles: [], scripts: [] })
  })
})
