import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementsBelow, elementsIn } from '../../../../src/build/html/elements.ts'
import { completeStartPage, type StartPageParts } from '../../../../src/build/html/startPage.ts'

/** What Vite makes of index.html, its attributes in whatever order. */
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><!--head-->
    <script crossorigin src="/assets/program-A.js" type="module"></script>
    <link crossorigin rel="modulepreload" href="/assets/base-A.js">
    <link href="/assets/base-A.css" rel="stylesheet">
</head><body><div id="root"></div><div><!--list--></div></body></html>`
const PARTS: StartPageParts = {
  places: { head: '<title>A &amp; b</title><link rel="icon" href="/a.ico"/>', list: '<ul></ul>' },
  styles: [{ address: '/assets/base-A.css', text: 'a{}' }],
  entry: '/assets/program-A.js',
  needed: [
    { modules: ['/assets/program-A.js', '/assets/base-A.js'], styles: [], condition: {} },
    {
      modules: ['/assets/base-A.js', '/assets/desktop-A.js'],
      styles: [{ address: '/assets/desktop-A.css', text: 'b{}' }],
      condition: { media: '(min-width: 768px)' },
    },
  ],
  script: 'begin("$&")\n',
}
const html = completeStartPage(HTML, PARTS)
const template = elementsIn(html).find(({ tagName }) => tagName === 'template')
const listed = [...elementsBelow(template?.content ?? fromHtml(''))]

describe('the document of /', () => {
  it('ends with the boot script, and a browser fetches nothing for it', () => {
    expect(html).toMatch(/<script type="module">begin\("\$&"\)<\/script>\s*<\/body>/)
    const [visible = ''] = html.split('<template')
    expect(visible).not.toMatch(/modulepreload|<script|<link[^>]+crossorigin/)
  })

  it('holds its styles, and their links only for the loader of lazy parts', () => {
    expect(html).toContain('<style>a{}</style>')
    const link = elementsIn(html).find((each) => attributeOf(each, 'href')?.endsWith('base-A.css'))
    expect(link?.properties).toMatchObject({ media: 'not all', disabled: true })
  })

  it('has its places filled', () => {
    expect(html).toContain('<title>A &#x26; b</title>')
    expect(html).toContain('<div><ul></ul></div>')
    expect(html).not.toContain('<!--')
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

  it('says for whom each part is', () => {
    const conditional = listed.filter((each) => attributeOf(each, 'dataMedia') !== undefined)
    expect(conditional.map(({ tagName }) => tagName)).toEqual(['style', 'link', 'link'])
  })

  it('is refused where the script could end its element, or a place is missing', () => {
    expect(() => completeStartPage(HTML, { ...PARTS, script: 'a("</script>")' })).toThrow('end tag')
    expect(() => completeStartPage('<body></body>', PARTS)).toThrow('<!--head-->')
  })
})
