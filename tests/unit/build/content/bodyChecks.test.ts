import { describe, expect, it } from 'vitest'
import { parseArticle } from '../../../../src/build/content/articles/article.ts'
import { findBodyProblems } from '../../../../src/build/content/checks/bodyChecks.ts'
import { anArticle, problemsOf, PROSE } from '../../../support/contentBuilders.ts'

/** The body's first line is the twelfth of the file. */
const FIRST = 12
const check = (body: string) => problemsOf(anArticle('a-post', `${body}\n\n${PROSE}`))

describe('a body in which all is well', () => {
  it.each([
    '![A tower.](tower)',
    '<img src="tower" alt="A tower." />',
    '<svg role="img" aria-label="A line"><path d="M0 0H9" /></svg>',
    '<svg role="img"><title>A line</title></svg>',
    '<svg role="img" aria-labelledby="t"><title id="t">A line</title></svg>',
    '<svg aria-hidden="true"><path d="M0 0H9" /></svg>',
    '```ts\nconst x = 1\n```',
    '```text\nplain\n```',
    '```\nplain\n```',
    '## One\n\n### Two\n\n#### Three\n\n## Four',
    '{/* a comment */}',
    '![A tower.](tower "A caption.")',
    '```ts title="a.ts" {1,2-3}\na\nb\nc\n```',
    'A note[^a] and [^a] again.\n\n[^a]: Its text.',
    'No note: \\[^a], `[^b]`.',
    '$$x^{2}$$ and $5 and $6 and $HOME/$USER.',
    '$$\n\\frac{a}{b}\n$$',
    '> $$\n> x\n> $$',
    'Dollars: \\$\\$.',
    "import Figure from './Figure.tsx'\n\n<Figure />",
    'export const Parts = { Box: () => null }\n\n<Parts.Box />',
  ])('%s', (body) => {
    expect(check(body)).toEqual([])
  })
})

describe('a mistake in the body is reported with its line', () => {
  it.each([
    ['![A tower.](towre)', /picture 'towre': expected the name of a picture.*: tower$/],
    ['![A tower.](/tower.png)', /picture '\/tower\.png': expected the name of a picture/],
    [
      '![](tower)',
      /picture 'tower' has no alternative text: expected !\[what it shows\]\(tower\)$/,
    ],
    ['<img src="tower" />', /picture 'tower' has no alternative text/],
    ['<img src="tower" alt="" />', /picture 'tower' has no alternative text/],
    ['<img src="lost" alt="A tower." />', /picture 'lost': expected the name/],
    ['<svg><path d="M0 0H9" /></svg>', /<svg>: expected role="img" and a name, or aria-hidden/],
    ['<svg role="img"><path d="M0 0H9" /></svg>', /<svg role="img"> has no name/],
    ['<svg role="img"><title></title></svg>', /<svg role="img"> has no name/],
    ['<svg role="img" aria-labelledby="t u"><title id="t">A</title></svg>', /names #u, which/],
    ['```tpyescript\nx\n```', /code block: 'tpyescript' is not a known language/],
    ['<p style={{ color: "red" }}>Red.</p>', /<p style>: the site's policy forbids style/],
    ['<script src="https://other.example/x.js" />', /<script> is forbidden by the site's policy/],
    ['# One', /heading 'One': the title is the first level; expected ## or lower$/],
    ['### One', /heading 'One' skips a level: expected ## or higher$/],
    ['## [One](/blog)', /heading 'One' holds a link: expected plain words/],
    ['## <a href="/blog">One</a>', /heading 'One' holds a link: expected plain words/],
    ['## One $$x$$', /heading 'One x' holds a formula: expected plain words/],
    ['See ![A tower.](tower "Here.") there.', /picture 'tower' has a caption: expected it on a/],
    [
      '<Figure />',
      /<Figure>: expected an element of HTML, or a component that the article imports$/,
    ],
    ['A <Map.Pin>b</Map.Pin>.', /<Map\.Pin>: expected an element of HTML/],
    ['A note[^a].', /footnote \[\^a\] has no text: expected a line '\[\^a\]: …'/],
    ['[^a]: A text.', /footnote \[\^a\] is never shown: expected \[\^a\] in the text$/],
    ['```ts {2}\na\n```', /code block: \{2\}: expected lines from 1 to 1.*, but found '2'$/],
    ['```ts linenos\na\n```', /code block: expected title="…" or \{2,4-6\}, but found 'linenos'$/],
    ['```ts{1}\na\n```', /'ts\{1\}' is not a known language; .*, with a space behind it$/],
    ['$$\\foo$$', /formula: expected TeX such as .*: Unsupported function name: \\foo$/],
    [
      '$$ x = 1\ny\n$$',
      /formula: expected \$\$ alone on the first line .* found 'x = 1' behind it$/,
    ],
    ['Only $$ here.', /formula: expected \$\$ that end it as they begin it/],
  ])('%s', (body, message) => {
    const found = check(body)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^a-post\\.mdx:${FIRST}: .*${message.source}`))
  })

  it('on the line of the heading that skips, not of the one above', () => {
    expect(check('## One\n\n#### Two')).toEqual([
      `a-post.mdx:${FIRST + 2}: heading 'Two' skips a level: expected ### or higher`,
    ])
  })

  it('an id that is given twice, by a heading and by a drawing', () => {
    expect(check('## One\n\n<svg aria-hidden="true"><g id="one" /></svg>')).toEqual([
      `a-post.mdx:${FIRST + 2}: id 'one' is already used on line ${FIRST}`,
    ])
  })

  it('a formula in a block, on the line of the block that is wrong', () => {
    expect(check('$$\nx\n\\foo\n$$')).toEqual([
      expect.stringMatching(/^a-post\.mdx:14: formula: .*\\foo$/),
    ])
  })

  it('a formula that is never closed', () => {
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n$$\nx\n\nMore text.`))).toEqual([
      'a-post.mdx:14: formula: expected a line $$ that closes it',
    ])
  })

  it('a footnote in a heading, and one that is written twice', () => {
    expect(check('## One[^a]\n\n[^a]: Text.\n\n[^a]: More.')).toEqual([
      expect.stringMatching(/^a-post\.mdx:16: footnote \[\^a\] has a text already, on line 14/),
      expect.stringMatching(
        /^a-post\.mdx:12: heading 'One' holds a footnote: expected plain words/,
      ),
    ])
  })

  it.each([
    ['<div>\n\nText.', 12, /Expected a closing tag for `<div>` \(12:1-12:6\)$/],
    [
      'One.\n\n<br>',
      14,
      /Expected a closing tag for `<br>` .*; .* ends in a slash, as in <br \/>$/,
    ],
    ['One.\n\nA { b', 14, /; to show a brace, write \\\{$/],
    ['{a b}', 12, /The braces hold no valid JavaScript: .*; to show braces, write \\\{ and \\\}$/],
    ['a <5', 12, /; to show the sign <, write \\<$/],
    ["import a frm './a.ts'", 12, /Expected a valid import or export: Unexpected token$/],
  ])('text that is not valid MDX, in words that help: %j', (body, line, message) => {
    const [found, ...more] = check(body)
    expect(more).toEqual([])
    expect(found).toMatch(message)
    expect(found).toContain(`a-post.mdx:${line}: the text is not valid MDX: `)
  })

  it('text that is not valid MDX', () => {
    expect(check('A <b>bold word.')).toEqual([
      expect.stringMatching(/^a-post\.mdx:12: the text is not valid MDX: /),
    ])
  })
})

describe('braces in prose', () => {
  it.each(['{name}', '{ user.name }', 'Some {größe} here'])('that name nothing: %s', (text) => {
    const [found, ...more] = problemsOf(anArticle('a-post', `${text}\n\n${PROSE}`))
    expect(more).toEqual([])
    expect(found).toMatch(/^a-post\.mdx:12: \{.*\}: expected a name that the article exports, but/)
  })

  it.each([
    '{/* a comment */}',
    "{' '}",
    '{1 + 1}',
    '{Math.PI}',
    'export const name = 1\n\n{name}',
    String.raw`\{name\}`,
    '`{name}`',
  ])('that are right: %s', (text) => {
    expect(problemsOf(anArticle('a-post', `${text}\n\n${PROSE}`))).toEqual([])
  })
})

describe('HTML in a file of Markdown', () => {
  it.each(['Some <em>text</em>.', '<div>\n\ntext\n\n</div>', '<!-- a note -->'])(
    'is told with its line: %s',
    (html) => {
      const article = parseArticle('a-post.md', anArticle('a-post', `${PROSE}\n\n${html}`))
      const found = findBodyProblems(article, { pictures: new Set(), canImport: () => true })
      expect(found[0]?.line).toBe(14)
      expect(found[0]?.message).toMatch(/expected Markdown, since a \.md file holds no HTML/)
    },
  )
})

describe('a fence of code', () => {
  it('that is never closed is told with its line', () => {
    expect(
      problemsOf(anArticle('a-post', `${PROSE}\n\n\`\`\`ts\nconst a = 1\n\nMore text.`)),
    ).toEqual(['a-post.mdx:14: code block: expected a line ``` that closes it'])
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n\`\`\`ts`))).toHaveLength(1)
  })

  it('that is closed only by the end of the next piece is told, too', () => {
    const code = '```ts\nconst a = 1\n\nMore text.\n\n```sh\nls\n```'
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n${code}`))).toEqual([
      'a-post.mdx:14: code block: expected a line ``` that closes it before line 19, where another begins',
    ])
  })

  it.each([
    '````md\n```ts\na\n```\n````',
    '```ts\nconst a = 1\n```',
    '```\n```',
    '~~~text\n\na\n\n~~~',
    '- A list\n\n  ```ts\n  a\n  ```',
  ])('that is right: %j', (code) => {
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n${code}`))).toEqual([])
    expect(problemsOf(anArticle('a-post', `${code}\n\n${PROSE}`))).toEqual([])
  })
})
