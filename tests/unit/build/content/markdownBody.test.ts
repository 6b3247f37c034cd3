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

  it('has no front matter, comment, import or export', () => {
    const source = `---
title: 'T'
---

import { A } from './a.ts'

One {/* aside */}two.

{/* prettier-ignore */}

export const x = 1

Three.
`
    expect(body(source)).toBe('One two.\n\nThree.\n')
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

  it('keeps footnotes, formulas and what stands behind the language of code', () => {
    const text = `One[^a], and $$x^{2}$$ is.

$$
\\frac{a}{b}
$$

\`\`\`ts title="a.ts" {1}
a
\`\`\`

[^a]: See [the list](https://site.example/blog):

    - One.
    - Two, _so_.

    Three.
`
    expect(body(text)).toBe(text)
    expect(body(text.replace('https://site.example/blog', '/blog'))).toBe(text)
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
