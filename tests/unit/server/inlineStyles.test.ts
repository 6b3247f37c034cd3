import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inlineStyleSources } from '../../../src/server/inlineStyles.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  mkdirSync(path.join(root, 'blog'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the styles in the pages', () => {
  it('are named by their hashes, each once', () => {
    writeFileSync(path.join(root, 'index.html'), '<style>a{}</style>')
    writeFileSync(path.join(root, 'blog/post.html'), '<p></p><style>a{}</style><style></style>')
    writeFileSync(path.join(root, 'page.md'), '<style>b{}</style>')
    // As `printf 'a{}' | openssl dgst -sha256 -binary | base64` says it, and of nothing.
    expect(new Set(inlineStyleSources(root))).toEqual(
      new Set([
        "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
        "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      ]),
    )
  })

  it('are none where there is no page', () => {
    expect(inlineStyleSources(root)).toEqual([])
  })
})
