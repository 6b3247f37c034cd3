import { describe, expect, it } from 'vitest'
import { failedArticle } from '../../../../src/build/content/articles/failedArticle.ts'
import { importFinder } from '../../../../src/build/content/checks/importFinder.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { renderArticle } from '../../../support/articleMarkup.ts'
import { anArticle, PROSE } from '../../../support/contentBuilders.ts'

/** The body's first line is the twelfth of the file. */
const withBody = (body: string) => anArticle('a-post', `${body}\n\n${PROSE}`)

describe('a program that fails when it is rendered', () => {
  const failure = async (body: string): Promise<string> => {
    try {
      await renderArticle(withBody(body))
      return 'nothing'
    } catch (error) {
      return failedArticle(error, 'posts/a-post.mdx').message.split('\n')[1] ?? ''
    }
  }

  it.each([
    [
      "Text.\n\nThe {JSON.parse('{')} of it.",
      /^posts\/a-post\.mdx:14: the expression fails: .*JSON/,
    ],
    ['{undefined.name}', /^posts\/a-post\.mdx:12: the expression fails: Cannot read properties of/],
    ['export const a = { b: 1 }\n\n{a}', /:14: .*expected a text, a number or .* found an object/],
    ['export const f = () => 1\n\n{f}', /:14: .*expected a text, a number or .* found a function/],
    ['{Date}', /:12: .*expected a text, a number or .* found a function/],
    ['export const a = 1\nexport const b = a.c.d', /:13: the expression fails: Cannot read/],
    ["{['a'].map((each) => each.b.c)}", /:12: the expression fails/],
    [
      'export const C = () => null.x\n\n<C />',
      /mdx: it cannot be rendered: Cannot read properties/,
    ],
  ])('names file and line: %j', async (body, message) => {
    expect(await failure(body)).toMatch(message)
  })

  it('is no other program: texts, elements, lists and comments are shown', async () => {
    const body = `export const words = ['one', 'two']
export const Strong = ({ children }) => <strong>{children}</strong>
export const late = await Promise.resolve('three')

{/* A comment. */}

<Strong>{words.join(', ')}</Strong> {words.map((each) => <em key={each}>{each}</em>)} {late}{null}{false}`
    const { html } = await renderArticle(withBody(body))
    expect(html).toMatch(/<strong>one, two<\/strong>\s<em>one<\/em><em>two<\/em>\sthree/)
  })
})

it('imports lead to files, packages and modules of the build', () => {
  const canImport = importFinder(ROOT)
  const found = ['react', 'react-dom/server', '@mdx-js/mdx', 'node:path', '/src/owner/paths.ts']
  const near = '../../owner/paths'
  const lost = ['nothing-at-all', '@mdx-js/nothing', './lost.ts', '/src/lost']
  expect(
    [...found, near, ...lost].filter((name) => canImport(name, 'src/content/posts/a-post.mdx')),
  ).toEqual([...found, near])
})
