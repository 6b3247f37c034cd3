import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { HTML_RULES } from '../../../files/htmlRules.mjs'
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

describe('a picture that', () => {
  it('moves stands still for those who want less motion', async () => {
    expect(await render('![It moves.](./moving.gif)')).toContain(
      '<picture><source type="image/webp" srcSet="/moving.webp" media="(prefers-reduced-motion: no-preference)"/><source type="image/avif"',
    )
  })

  it('is a drawing is shown as a picture in its own size', async () => {
    expect(await render('![A plan.](plan.svg)')).toContain(
      '<img alt="A plan." class="article-picture" src="/plan.svg" width="20" height="10" loading="lazy" decoding="async"/>',
    )
  })
})

describe('a piece of code', () => {
  const code = '```ts title="it\'s.ts" {1,3-4}\na\nb\n\nd\n```'

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

  it.each([
    ['the "± 1.96 errors" rule', 'the “± 1.96 errors” rule'],
    ['"$" and ("-- help")', '“$” and (“-- help”)'],
    ['a "\'± 5\' rule"', 'a “‘± 5’ rule”'],
    ['so `code`", it said', 'so <code>code</code>”, it said'],
    ['"I am," he said. "So." The \'80s.', '“I am,” he said. “So.” The ’80s.'],
  ])('open before a sign and close behind a word: %s', async (text, html) => {
    expect(await render(text)).toBe(`<p>${html}</p>`)
  })
})

describe('prose without spaces', () => {
  it.each([
    [
      '**重点：**这里。他说**“你好”**然后',
      '<strong>重点：</strong>这里。他说<strong>“你好”</strong>然后',
    ],
    ['~~旧的。~~新的', '<del>旧的。</del>新的'],
    ['大约 3~5 天，或者 7~9 天。', '大约 3~5 天，或者 7~9 天。'],
    [
      '参考 https://example.com/文档。**后面**还有',
      '参考 <a href="https://example.com/%E6%96%87%E6%A1%A3">https://example.com/文档</a>。<strong>后面</strong>还有',
    ],
    [
      '**在 www.example.com。**',
      '<strong>在 <a href="http://www.example.com">www.example.com</a>。</strong>',
    ],
    ['**สำคัญ:**ต่อไป **ก**', '<strong>สำคัญ:</strong>ต่อไป <strong>ก</strong>'],
    ['ເວົ້າ**“ສະບາຍດີ”**ແລ້ວ', 'ເວົ້າ<strong>“ສະບາຍດີ”</strong>ແລ້ວ'],
    ['*សំខាន់៖*នេះ ~~ចាស់។~~ថ្មី', '<em>សំខាន់៖</em>នេះ <del>ចាស់។</del>ថ្មី'],
    [
      'https://example.com/a။**သတိ။**နောက်',
      '<a href="https://example.com/a">https://example.com/a</a>။<strong>သတိ။</strong>နောက်',
    ],
    ['[文档](https://example.com/a。b)', '<a href="https://example.com/a%E3%80%82b">文档</a>'],
  ])('%s', async (text, html) => {
    expect(await render(text, { lang: "'zh-Hans'" })).toBe(`<p>${html}</p>`)
  })
})

describe('headings', () => {
  it('have ids whatever they hold', async () => {
    const { headings } = await renderArticle(
      anArticle('a-post', '## 🎉\n\n## 🎉\n\n##\u00a0Hard\n\n##\u3000宽\n\n## Search\n\n## 1. Do'),
    )
    const ids = ['section', 'section-1', 'hard', '宽', 'search-1', '1-do']
    expect(headings.map(({ id }) => id)).toEqual(ids)
  })
})

describe('signs that nobody sees', () => {
  it.each([
    ['\u200b## A', '<h2 id="a">A</h2>'],
    ['\ufeff## A', '<h2 id="a">A</h2>'],
    ['\u2060 ##\u00a0A', '<h2 id="a">A</h2>'],
    ['\u00a0\u00a0## A', '<h2 id="a">A</h2>'],
    ['- a\n\u00a0\u00a0- b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['1.\u00a0a\n2)\u00a0b', '<ol>\n<li>a</li>\n</ol>\n<ol start="2">\n<li>b</li>\n</ol>'],
    ['\u200b> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['\u200bA\u00a0b -\u00a0c', '<p>\u200bA\u00a0b -\u00a0c</p>'],
  ])('keep no heading, list or quotation from being one: %j', async (text, html) => {
    expect(await render(text)).toBe(html)
  })
})

describe('a task list', () => {
  it('names its boxes by the text of their items', async () => {
    const html = await render('- [ ] to **do**\n  - [x] at once')
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="to do"',
      'aria-label="at once"',
    ])
  })
})

describe('an alert of GitHub', () => {
  it.each([
    ['> [!NOTE]\n> Read *this*.', 'article-alert', 'Note:', ' Read <em>this</em>.'],
    ['> [!caution]\n>\n> Read.', 'article-alert article-alert-urgent', 'Caution:', ' Read.'],
  ])('is a note: %s', async (text, classes, name, words) => {
    expect(await render(text, { lang: "'de'" })).toBe(
      `<blockquote class="${classes}">\n<p><strong class="alert-name" lang="en">${name}</strong>${words}</p>\n</blockquote>`,
    )
  })

  it.each([
    ['> [!warning] Mind the *gap*.', 'Warning', ' Mind the <em>gap</em>.</p>'],
    ['> [!tip]- Mein *Rat*\n> Ruhe.', 'Tip', ' Mein <em>Rat</em></p><p>Ruhe.</p>'],
    [
      '> [!tip] Rat\n> *Nur* **Ruhe**.',
      'Tip',
      ' Rat</p><p><em>Nur</em> <strong>Ruhe</strong>.</p>',
    ],
    ['> [!tip] Mein Rat\n>\n> - Ruhe', 'Tip', ' Mein Rat</p><ul>'],
    ['> [!note]\n> - Ruhe', 'Note', ' </p><ul>'],
  ])('has its kind and what stands behind that: %s', async (text, kind, words) => {
    const html = (await render(text)).replaceAll('\n', '')
    expect(html).toContain(`<p><strong class="alert-name">${kind}:</strong>${words}`)
  })
})

describe('HTML in plain Markdown', () => {
  const md = async (text: string) =>
    (await renderArticle(anArticle('a-post', text), 'posts/a-post.md')).html

  it('is shown, and holds Markdown', async () => {
    expect(
      await md('<details open>\n<summary>More</summary>\n\nHidden **text**.\n\n</details>'),
    ).toBe(
      '<details open="">\n<summary>More</summary><p>Hidden <strong>text</strong>.</p></details>',
    )
    expect(await md('Press <kbd>C</kbd><br>now')).toBe('<p>Press <kbd>C</kbd><br/>now</p>')
    expect(await md('<p align="center">\n\nOne\n\n</p>')).toBe('<div><p>One</p></div>')
  })

  it('is a paragraph where only words are left, without spaces within them', async () => {
    expect(await md('<center>H<sub>2</sub>O is <b>wa</b>ter</center>')).toBe(
      '<p>H<sub>2</sub>O is <b>wa</b>ter</p>',
    )
    expect(await md('<center><b>wa</b><i>ter</i><div>a</div>b<u>c</u></center>')).toBe(
      '<p><b>wa</b><i>ter</i></p>\n<div>a</div>\n<p>b<u>c</u></p>',
    )
    expect(await md('<center>\na\n<div>b</div>\n\n**c**\n\n</center>')).toBe(
      '<p>\na\n</p>\n<div>b</div>\n<p><strong>c</strong></p>',
    )
  })

  it('keeps the spaces of code, which has colors by its language', async () => {
    const html = await md(
      '<pre><code class="language-ts">let a\n\n    <b>b</b><br>c &lt; d\n</code></pre>',
    )
    expect(html).toMatch(/^<pre class="code-frame" [^>]* aria-label="Code: TypeScript"/)
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('let a\n\n    b\nc &lt; d')
  })

  it('neither runs nor plays nor has styles', async () => {
    const html = await md(
      '<a href="javascript:alert(1)" onclick="alert(1)" style="color: red">a</a><script>alert(1)</script>\n\n<style>b</style>\n\n<svg onload="alert(1)"></svg>',
    )
    expect(html).toBe('<a>a</a>')
  })
})

it('what an article may hold passes the checks of the built site', async () => {
  const table = '|     | Warp |\n| --- | ---: |\n| Red | 1    |'
  const body = await render(
    `## 2025\n\n*A* {/* b */}\n**c**{' '}\nd\n\n- [x] Weave\n- [ ] Rest\n\n${table}\n`,
  )
  expect(body).toContain('<tr><td></td><th scope="col" class="align-right">Warp</th></tr>')
  const title = 'A title that is longer than search engines show '.repeat(2).trim()
  const page = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>A</h1>${body}</body></html>`
  const { results } = await new HtmlValidate(HTML_RULES).validateString(page)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})
