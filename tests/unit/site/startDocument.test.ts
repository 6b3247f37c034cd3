import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementsBelow, elementsIn } from '../../../src/build/elements.ts'
import { type StartAssets, startDocument } from '../../../src/site/startDocument.ts'

const HEAD = '<title>A &amp; b</title>'
const ASSETS: StartAssets = {
  look: {
    script: 'dress("$&")\n',
    schemes: {
      olive: {
        sheet: '/assets/olive-A.css',
        bar: { desktop: '#111', light: '#222', dark: '#333' },
      },
    },
  },
  styles: [{ address: '/assets/base-A.css', text: 'a{}' }],
  entry: '/assets/program-A.js',
  needed: [
    { modules: ['/assets/program-A.js', '/assets/base-A.js'], styles: [], condition: {} },
    {
      modules: ['/assets/base-A.js', '/assets/desktop-A.js', '/assets/desktop-A.js'],
      styles: [{ address: '/assets/desktop-A.css', text: 'b{}' }],
      condition: { media: '(min-width: 768px)' },
    },
  ],
  script: 'begin("$&")\n',
}
const ICONS = [
  { scale: 1, url: '/assets/icons-1x.webp' },
  { scale: 2, url: '/assets/icons-2x.webp' },
]
const MARKUP = { plainSite: '<nav></nav>', bootScreen: '<ul></ul>' }
const html = startDocument(HEAD, MARKUP, ASSETS, ICONS)
const template = elementsIn(html).find(({ tagName }) => tagName === 'template')
const listed = [...elementsBelow(template?.content ?? fromHtml(''))]

describe('the document of /', () => {
  it('ends with the boot script, and a browser fetches nothing for it', () => {
    expect(html).toMatch(/<script type="module">begin\("\$&"\)<\/script>\s*<\/body>/)
    const [visible = ''] = html.split('<template')
    expect(visible).not.toMatch(/modulepreload|<script[^>]+src|<link[^>]+crossorigin/)
  })

  it('has the script of the look before everything that is painted, with what a scheme needs', () => {
    expect(html).toMatch(
      /<\/title>\s*<script data-olive="\/assets\/olive-A.css #111" data-sizes="">dress\("\$&"\)<\/script>\s*<style>/,
    )
  })

  it('holds its styles, and their links only for the loader of lazy parts', () => {
    expect(html).toContain('<style>a{}</style>')
    const link = elementsIn(html).find((each) => attributeOf(each, 'href')?.endsWith('base-A.css'))
    expect(link?.properties).toMatchObject({ media: 'not all', disabled: true })
  })

  it('lists what the program needs, each file once, in an inert place', () => {
    expect(template && attributeOf(template, 'dataEntry')).toBe('/assets/program-A.js')
    const modules = listed.filter((each) => attributeOf(each, 'rel') === 'modulepreload')
    expect(modules.map((each) => attributeOf(each, 'href'))).toEqual([
      '/assets/program-A.js',
      '/assets/base-A.js',
      '/assets/desktop-A.js',
    ])
  })

  it('lists the icons for the scale of the screen, and for the desktop alone', () => {
    const pictures = listed.filter((each) => attributeOf(each, 'as') === 'image')
    expect(pictures.map((each) => [attributeOf(each, 'href'), attributeOf(each, 'media')])).toEqual(
      [
        ['/assets/icons-1x.webp', '(max-resolution: 1dppx)'],
        ['/assets/icons-2x.webp', '(min-resolution: 1.01dppx)'],
      ],
    )
    for (const each of pictures) expect(attributeOf(each, 'dataMedia')).toContain('min-width')
  })

  it('is refused if the script could end its element', () => {
    const assets = { ...ASSETS, script: 'a("</script>")' }
    expect(() => startDocument(HEAD, MARKUP, assets, ICONS)).toThrow('end tag')
  })
})
