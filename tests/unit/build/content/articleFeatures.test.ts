import { describe, expect, it } from 'vitest'
import { renderArticle } from '../../../support/articleMarkup.ts'
import { anArticle } from '../../../support/contentBuilders.ts'

const render = async (body: string, matter: Readonly<Record<string, string>> = {}) =>
  (await renderArticle(anArticle('a-post', body, matter))).html

describe('footnotes', () => {
  const text = 'One[^a] and two[^b], again[^a].\n\n[^a]: First.\n\n[^b]: Second.\n\n    - A list.'

  it('have ids that no other article has, and lead there and back', async () => {
    const html = await render(text)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id?.includes('-a-post'))).toEqual([])
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(html).toContain('<a href="#fn-a-post--a" id="fnref-a-post--a"')
    expect(html).not.toContain('user-content')
  })

  it('mark the words of the interface in an article of another language', async () => {
    const { html, headings } = await renderArticle(anArticle('a-post', text, { lang: "'de'" }))
    expect(headings).toEqual([{ id: 'notes-a-post', text: 'Notes', depth: 2, lang: 'en' }])
    expect(html).toContain('<h2 id="notes-a-post" lang="en">')
    expect(html.match(/aria-label="Back to[^>]+lang="en"/g)).toHaveLength(3)
  })
})

describe('a picture', () => {
  it('with a caption is a figure', async () => {
    const html = await render(`Before.\n\n![A tower.](tower 'It is "high".')\n\nAfter.`)
    expect(html).toMatch(
      /<figure><picture>.*alt="A tower\.".*<\/picture><figcaption>It is “high”\.<\/figcaption><\/figure>/s,
    )
    expect(html).not.toContain('title=')
  })
})

describe('a piece of code', () => {
  const code = '```ts title="it\'s.ts" {1,3-4}\na\nb\n\nd\n```'

  it('has its title above it, letter for letter', async () => {
    const html = await render(code)
    expect(html).toContain(
      '<figure class="code-figure"><figcaption>it&#x27;s.ts</figcaption><pre class="code-frame"',
    )
  })

  it('has marked lines, which its name tells', async () => {
    const html = await render(code)
    expect(html.match(/<mark class="code-marked">/g)).toHaveLength(3)
    expect(html).toContain('aria-label="Code: TypeScript, lines 1 and 3 to 4 marked"')
    expect(await render('```ts {2}\na\nb\n```')).toContain('"Code: TypeScript, line 2 marked"')
  })

  it('and a table have names of their own', async () => {
    const table = '| a |\n| - |\n| b |\n\n'
    const html = await render(`## Judges\n\n${table.repeat(2)}\`\`\`ts\na\n\`\`\`\n`.repeat(2))
    const names = [...html.matchAll(/<(?:table|pre)[^>]* aria-label="([^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect(names.slice(0, 3)).toEqual(['Judges', 'Judges (2)', 'Code: TypeScript'])
    expect(new Set(names).size).toBe(6)
  })

  it('gives nothing but itself when it is copied', async () => {
    const [, inside = ''] = /<code>(.*)<\/code>/s.exec(await render(code)) ?? []
    expect(inside.replaceAll(/<[^>]+>/g, '')).toBe('a\nb\n\nd')
  })
})

describe('formulas', () => {
  it('are MathML in a line and as a block, without styles', async () => {
    const html = await render('So $$x^2$$ is.\n\n$$\n\\frac{a}{b}\n$$')
    expect(html).toContain('<p>So <math><semantics><msup>')
    expect(html).toMatch(
      /<div class="formula" tabindex="0" role="group" aria-label="Formula"><math display="block">/,
    )
    expect(html).not.toContain('style=')
  })

  it('leave dollars alone', async () => {
    const prose = 'Between $5 and $6, or $HOME/$USER, for \\$\\$.'
    for (const place of ['posts/a-post.md', 'posts/a-post.mdx']) {
      const { html } = await renderArticle(anArticle('a-post', prose), place)
      expect(html).toBe('<p>Between $5 and $6, or $HOME/$USER, for $$.</p>')
    }
  })
})

describe('quotation marks', () => {
  it.each([
    ['en', 'It’s “so”.'],
    ['de', 'It’s „so“.'],
    ['de-AT', 'It’s „so“.'],
    ['ru', 'It’s «so».'],
    ['sv', 'It’s ”so”.'],
    // Theirs have spaces inside, which the author writes.
    ['fr', 'It’s &quot;so&quot;.'],
  ])('are those of the language: %s', async (lang, text) => {
    expect(await render('It\'s "so".', { lang: `'${lang}'` })).toBe(`<p>${text}</p>`)
  })
})
