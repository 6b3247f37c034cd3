import { describe, expect, it } from 'vitest'
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

describe('a fence of code', () => {
  it('that is never closed is told with its line', () => {
    expect(
      problemsOf(anArticle('a-post', `${PROSE}\n\n\`\`\`ts\nconst a = 1\n\nMore text.`)),
    ).toEqual(['a-post.mdx:14: code block: expected a line ``` that closes it'])
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n\`\`\`ts`))).toHaveLength(1)
  })

  it.each([
    '```ts\nconst a = 1\n```',
    '```\n```',
    '~~~text\n\na\n\n~~~',
    '- A list\n\n  ```ts\n  a\n  ```',
  ])('that is right: %j', (code) => {
    expect(problemsOf(anArticle('a-post', `${PROSE}\n\n${code}`))).toEqual([])
    expect(problemsOf(anArticle('a-post', `${code}\n\n${PROSE}`))).toEqual([])
  })
})
