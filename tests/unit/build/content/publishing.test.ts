import { describe, expect, it } from 'vitest'
import {
  heldBack,
  previewedArticles,
  publishedArticles,
} from '../../../../src/build/content/articles/publishing.ts'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { anArticle, parseArticle, PROSE, someContent } from '../../../support/contentBuilders.ts'

const RULES = { today: '2026-01-30', isDeveloping: false }
const AUTHOR = { name: 'Ada', role: 'Engineer' }
const article = (slug: string, changes: Readonly<Record<string, string>> = {}, ending = 'mdx') =>
  parseArticle(`${slug}.${ending}`, anArticle(slug, PROSE, changes))

const articles = [
  article('old', { date: '2025-01-01' }),
  article('b-today', { date: '2026-01-30' }),
  article('a-today', { date: '2026-01-30' }),
  article('tomorrow', { date: '2026-01-31' }),
  article('draft', { draft: 'true' }),
]

describe('the articles of the site', () => {
  it('are those that are neither drafts nor of a day to come, newest first', () => {
    const slugs = publishedArticles(articles, RULES, AUTHOR).map(({ slug }) => slug)
    expect(slugs).toEqual(['a-today', 'b-today', 'old'])
  })

  it('are all of them while developing', () => {
    const slugs = publishedArticles(articles, { ...RULES, isDeveloping: true }, AUTHOR).map(
      ({ slug }) => slug,
    )
    expect(slugs).toEqual(['tomorrow', 'a-today', 'b-today', 'draft', 'old'])
  })

  it('are held back for a reason that is told', () => {
    expect(articles.map((each) => heldBack(each, RULES))).toEqual([
      undefined,
      undefined,
      undefined,
      'is held back until 2026-01-31',
      'is a draft',
    ])
  })

  it('cannot link to one that is held back, until it is published', () => {
    const content = someContent({
      draft: anArticle('draft', PROSE, { draft: 'true' }),
      other: anArticle('other', `[See](/blog/draft) ${PROSE}`),
    })
    const [found, ...more] = checkContent(content, RULES).map(describeProblem)
    expect(more).toEqual([])
    expect(found).toMatch(/^other\.mdx:\d+: link '\/blog\/draft' leads nowhere/)
    const developing = checkContent(content, { ...RULES, isDeveloping: true })
    expect(developing.map(describeProblem)).toEqual([
      "other.mdx:12: warning: link '/blog/draft' would stop the build: draft.mdx is a draft",
    ])
  })
})

it('an article in plain Markdown holds braces and angle brackets as they are', () => {
  const source = anArticle('plain', `In prose, {a name} and a < b. ${PROSE}`)
  expect(parseArticle('plain.mdx', source).broken).toHaveLength(1)
  const plain = parseArticle('plain.md', source)
  expect(plain.broken).toEqual([])
  expect(plain.slug).toBe('plain')
})

describe('a preview', () => {
  const previewsOf = (...previews: string[]) =>
    previewedArticles(articles, { ...RULES, previews }, AUTHOR).map(({ slug }) => slug)

  it('shows articles that are held back', () => {
    expect(previewsOf()).toEqual([])
    expect(previewsOf('draft', 'tomorrow')).toEqual(['draft', 'tomorrow'])
  })

  it('needs the slug of one', () => {
    expect(() => previewsOf('drafft')).toThrow(
      "expected the slug of an article that is held back, one of 'tomorrow', 'draft', and found 'drafft'",
    )
    expect(() => previewsOf('old')).toThrow("'old' is published already, and needs no preview")
  })
})
