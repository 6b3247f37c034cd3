import { describe, expect, it } from 'vitest'
import { inlineSources } from '../../../../src/build/html/inlineSources.ts'

describe('the styles and scripts in the pages', () => {
  it('are named by their hashes, each once', () => {
    const pages = [
      '<style>a{}</style>',
      '<template><style data-media="print">a{}</style></template><style></style>',
    ]
    // As `printf 'a{}' | openssl dgst -sha256 -binary | base64` says it, and of nothing.
    expect(inlineSources(pages).styles).toEqual([
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ])
  })

  it('are not those that are fetched, and not data', () => {
    const fetched = '<script src="/a.js" type="module"></script>'
    const data = '<script type="application/ld+json">{}</script>'
    expect(
      inlineSources([`${fetched}${data}<script crossorigin type="module">a</script>`]),
    ).toEqual({
      styles: [],
      // As `printf a | openssl dgst -sha256 -binary | base64` says it.
      scripts: ["'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"],
    })
  })

  it('are scripts that run at once, too', () => {
    expect(inlineSources(['<script data-olive="/a.css">a</script>']).scripts).toEqual([
      "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    ])
  })

  it('are none if there is no page', () => {
    expect(inlineSources([])).toEqual({ styles: [], scripts: [] })
  })
})
