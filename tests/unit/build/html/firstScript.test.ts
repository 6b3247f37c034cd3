import { describe, expect, it } from 'vitest'
import { inlineFirstScript } from '../../../../src/build/html/firstScript.mjs'

const HTML = [
  '<head>',
  '    <script type="module" crossorigin src="/assets/program-A.js"></script>',
  '    <link rel="modulepreload" crossorigin href="/assets/base-A.js">',
  '</head><body>',
  '</body>',
].join('\n')
const AHEAD = [
  { modules: ['/assets/program-A.js', '/assets/base-A.js'] },
  {
    modules: ['/assets/base-A.js', '/assets/desktop-A.js'],
    styles: '<style>a{}</style>\n<link rel="stylesheet" href="/a.css" media="not all" disabled />',
    condition: { media: '(min-width: 768px)' },
  },
]

describe('the first script of /', () => {
  it('stands at the end of the document, and nothing is fetched for it', () => {
    const html = inlineFirstScript(HTML, 'begin()\n', AHEAD)
    expect(html).toMatch(/<script type="module">begin\(\)<\/script>\n<\/body>$/)
    expect(html.split('<template')[0]).not.toMatch(/modulepreload|<script/)
  })

  it('finds the program, and what that will need, each once, in an inert place', () => {
    const html = inlineFirstScript(HTML, 'begin()', AHEAD)
    const [, entry, parts = ''] =
      /<template data-entry="([^"]+)">([^]*)<\/template>/.exec(html) ?? []
    expect(entry).toBe('/assets/program-A.js')
    const modules = [...parts.matchAll(/rel="modulepreload" href="([^"]+)"/g)]
    expect(modules.map(([, address]) => address)).toEqual([
      '/assets/program-A.js',
      '/assets/base-A.js',
      '/assets/desktop-A.js',
    ])
  })

  it('is told for whom each part is', () => {
    const html = inlineFirstScript(HTML, 'begin()', AHEAD)
    const conditional = [...html.matchAll(/<(\w+) data-media="\(min-width: 768px\)"/g)]
    expect(conditional.map(([, element]) => element)).toEqual(['style', 'link', 'link'])
  })

  it('keeps what looks like a pattern of a replacement', () => {
    expect(inlineFirstScript(HTML, 'a("$&$1")', AHEAD)).toContain('a("$&$1")')
  })

  it('is refused where it could end its element, or where nothing would start', () => {
    expect(() => inlineFirstScript(HTML, 'a("</script>")', AHEAD)).toThrow('end tag')
    expect(() => inlineFirstScript('<body></body>', 'begin()', AHEAD)).toThrow('no script')
  })
})
