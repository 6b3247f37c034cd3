import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { markdownBody } from '../../../../src/build/content/markdownBody.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { parseArticle } from '../../../support/contentBuilders.ts'

const body = (source: string) =>
  markdownBody(parseArticle('a-post.mdx', source), 'https://site.example')

describe('the plain Markdown of an article', () => {
  it('keeps what is Markdown', () => {
    const text = `# A _title_

Prose with \`code\`, **strong** words, an index and <https://a.example>.

| a | b |
| - | - |
| 1 | 2 |

\`\`\`ts
const x = 1

export const y = <b>{x}</b>
\`\`\`

1. one

   still one
2. two
`
    const source = text.replace('<https://a.example>', 'https://a.example')
    expect(body(source.replace(' words', ' words, \\{braces\\}'))).toBe(
      text.replace(' words', ' words, {braces}'),
    )
  })

  it('says an interactive figure in words, with its caption', () => {
    const quoted =
      '> [Picture: A line that rises.]\n>\n> Its [caption](https://site.example/about).\n'
    const element = '<Island name="kappa" alt="A line that rises.">'
    expect(body(`${element}\n  Its [caption](/about).\n</Island>`)).toBe(quoted)
    expect(body(`${element}Its [caption](/about).</Island>`)).toBe(quoted)
    expect(body('<Island name="kappa" alt="A line." />')).toBe('> [Picture: A line.]\n')
  })

  it('says a drawing in words, quoted with its caption', () => {
    const source = `{/* prettier-ignore */}
<figure>
  <svg viewBox="0 0 1 1" role="img" aria-labelledby="t d">
    <title id="t">What is left</title>
    <desc id="d">Two windows
      overlap.</desc>
    <g><text x="1">5</text></g>
  </svg>
  <figcaption>A caption with [a link](/blog/a#b).</figcaption>
</figure>

After.
`
    expect(body(source)).toBe(`> **What is left.** Two windows overlap.
>
> A caption with [a link](https://site.example/blog/a#b).

After.
`)
  })

  it('makes links to places on the site whole, and no others', () => {
    const source =
      '[/blog](/blog "Blog") [here](#x) [there](https://b.example/) [ref]\n\n[ref]: /about\n'
    expect(body(source)).toBe(
      '[/blog](https://site.example/blog "Blog") [here](#x) [there](https://b.example/) [ref]\n\n[ref]: https://site.example/about\n',
    )
  })

  it('loses no prose of the articles, and leaves nothing of MDX outside of code', () => {
    const folder = path.join(ROOT, 'src/sample/posts')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.mdx'))) {
      const source = readFileSync(path.join(folder, file), 'utf8')
      const prose = body(source).replace(/```[\s\S]*?```/g, '')
      expect(prose).not.toMatch(/\{\/\*|<\/?(?:svg|figure|text|g|path)\b/)
      const headings = source.match(/^##+ .+$/gm) ?? []
      for (const heading of headings) expect(prose).toContain(heading)
    }
  })
})
