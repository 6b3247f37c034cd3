import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { ContentError, describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { parseArticle, soundArticle } from '../../../../src/build/content/articles/article.ts'
import {
  anArticle,
  matterOf,
  problemsOf,
  PROSE,
  RULES,
  someContent,
} from '../../../support/contentBuilders.ts'
import { site } from '../../../../src/sample/site.ts'

const KEYS = Object.keys(matterOf('a-post'))
const readFrontMatter = (source: string, place: string) =>
  soundArticle(parseArticle(place, source), site.owner).said
const lineOf = (key: string) => KEYS.indexOf(key) + 2

const withMatter = (changes: Readonly<Record<string, string | undefined>>) =>
  problemsOf(anArticle('a-post', PROSE, changes))

describe('front matter in which all is well', () => {
  it('raises nothing and is read', () => {
    expect(withMatter({})).toEqual([])
    expect(readFrontMatter(anArticle('a-post'), 'a-post.mdx')).toMatchObject({
      slug: 'a-post',
      date: '2025-10-17',
      tags: ['one', 'two'],
      image: { src: 'tower', alt: 'A tower.' },
      authors: [{ name: 'Somebody', role: 'Writer' }],
    })
  })

  it('may name several authors, a series and a language', () => {
    const authors = "[{ name: 'A', role: 'B' }, { name: 'C', url: 'https://c.example/' }]"
    const changes = { author: undefined, authors, series: "'Trees'", lang: "'pt-BR'" }
    expect(withMatter(changes)).toEqual([])
    expect(readFrontMatter(anArticle('a-post', PROSE, changes), 'a-post.mdx')).toMatchObject({
      authors: [
        { name: 'A', role: 'B' },
        { name: 'C', url: 'https://c.example/' },
      ],
      series: 'Trees',
      lang: 'pt-BR',
    })
  })

  it.each(['de', 'de-AT', 'zh-Hant', 'no', 'gsw', 'sr-Latn-RS', 'de-1996'])(
    'may be in any language: %s',
    (lang) => {
      expect(withMatter({ lang })).toEqual([])
    },
  )

  it('may leave out the read time, which is computed, and the author, who is the owner', () => {
    const source = anArticle('a-post', PROSE.repeat(3), { readTime: undefined, author: undefined })
    expect(problemsOf(source)).toEqual([])
    const { name, role } = site.owner
    expect(readFrontMatter(source, 'a-post.mdx')).toMatchObject({
      readTime: '3 min read',
      authors: [{ name, role }],
    })
  })

  it('may name a day of a change, former slugs, and that it is a draft', () => {
    const changes = { updated: "'2025-11-01'", aliases: "['old-name', 'older']", draft: 'false' }
    expect(withMatter(changes)).toEqual([])
  })

  it('may have a date without quotes, and lines that end as on Windows', () => {
    expect(withMatter({ date: '2025-10-17' })).toEqual([])
    expect(problemsOf(anArticle('a-post').replaceAll('\n', '\r\n'))).toEqual([])
  })
})

describe('a mistake in front matter is reported with file, line and what is expected', () => {
  it.each([
    ['slug', 'Some Post', /^a-post\.mdx:2: .*slug: expected the file's name .*found "Some Post"$/],
    ['slug', "'other'", /^a-post\.mdx:2: .*slug: expected 'a-post', .*found 'other'$/],
    ['title', "' '", /:3: front matter, title: expected a title, not empty, but found " "$/],
    ['excerpt', '5', /:4: front matter, excerpt: expected .*, but found 5$/],
    ['date', "'2025-02-30'", /:5: front matter, date: expected a day .*found "2025-02-30"$/],
    ['date', "'17 October 2025'", /:5: front matter, date: expected .*such as '2025-10-17'/],
    ['readTime', "'8 minutes'", /:6: front matter, readTime: expected a text such as '8 min read'/],
    ['readTime', "'4 min read'", /:6: .*readTime: expected about '1 min read' \(220 words at 220/],
    ['category', "''", /:7: front matter, category: expected a category, not empty/],
    ['tags', '[]', /:8: front matter, tags: expected a list of one or more different tags/],
    ['tags', "['a', 'a']", /:8: front matter, tags: expected a list of one or more different/],
    ['tags', "['a', '']", /:8: front matter, tags\[1\]: expected a tag, not empty/],
    ['image', "{ src: 'x', alt: 'y' }", /:9: .*image\.src: expected .*\(tower\), but found 'x'$/],
    ['image', "{ src: 'tower', alt: '' }", /:9: .*image\.alt: expected what the picture shows/],
    ['image', "{ src: 'tower' }", /:9: .*image\.alt: expected .*, but it is missing$/],
    ['image', "'tower'", /:9: .*image: expected src and alt of a picture, but found "tower"$/],
    ['author', "{ name: 'A' }", /:10: .*author\.role: expected a role, .*but it is missing$/],
  ])('%s: %s', (key, value, message) => {
    const found = withMatter({ [key]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  it.each([
    ['updated', "'2025-10-16'", /updated: expected a day on or after 2025-10-17, but found/],
    ['draft', "'yes'", /draft: expected true or false, but found "yes"$/],
    ['aliases', "['Old Name']", /aliases\[0\]: expected /],
    ['aliases', "['a-post']", /aliases: 'a-post' is already used by a-post\.mdx$/],
    ['tags', "['&']", /tags: expected letters or digits in '&'$/],
    ['lang', "'german'", /:11: .*lang: expected a language .*such as 'de' .*found "german"$/],
    ['lang', "'DE'", /lang: expected a language .*, but found "DE"$/],
    ['lang', "'en-UK'", /lang: expected a language .*, but found "en-UK"$/],
    ['lang', "'d'", /lang: expected a language/],
    ['lang', '5', /lang: expected a language .*, but found 5$/],
    ['series', "' '", /series: expected the name of a series, not empty/],
    ['authors', '[]', /authors: expected a list of one or more different authors/],
    ['authors', "[{ name: 'A' }]", /:11: .*authors: expected author or authors, but found both$/],
    ['authors', "[{ name: 'A' }, { name: 'A' }]", /authors: expected a list of .*different/],
    ['authors', "[{ role: 'B' }]", /authors\[0\]\.name: expected a name, .*but it is missing$/],
    ['authors', "[{ name: 'A', url: 'a.example' }]", /authors\[0\]\.url: expected the address of/],
    ['authors', "[{ name: 'A', age: 3 }]", /authors\[0\]\.age is not a known field; .* name, role/],
  ])('%s: %s', (key, value, message) => {
    const found = withMatter({ [key]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  it('a slug that is the name of the lists', () => {
    const content = someContent({ tags: anArticle('tags') })
    const [found] = checkContent(content, RULES).map(describeProblem)
    expect(found).toMatch(/slug: expected .* none of tags, categories, page, but found "tags"$/)
  })

  it.each(KEYS.filter((key) => !['readTime', 'author'].includes(key)))('%s is missing', (key) => {
    const found = withMatter({ [key]: undefined })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(
      new RegExp(`^a-post\\.mdx:2: front matter, ${key}: expected .*, but it is missing$`),
    )
  })

  it('a key that is not known', () => {
    const [found, ...more] = withMatter({ titel: "'A title'" })
    expect(more).toEqual([])
    expect(found).toMatch(
      /^a-post\.mdx:11: .*titel is not a known field; expected one of slug, title, /,
    )
  })

  it('the name of a series that another article writes in another way', () => {
    const content = someContent({
      'a-post': anArticle('a-post', PROSE, { series: "'Old Trees'" }),
      'b-post': anArticle('b-post', PROSE, { series: "'Old trees'" }),
    })
    expect(checkContent(content, RULES).map(describeProblem)).toEqual([
      "b-post.mdx:11: front matter, series: expected 'Old Trees', as in another article, but found 'Old trees'",
    ])
  })

  it('several lines of YAML', () => {
    const source = anArticle('a-post', PROSE, { image: "\n  src: 'tower'\n  alt: ''" })
    expect(problemsOf(source)).toEqual([
      expect.stringMatching(new RegExp(`^a-post\\.mdx:${lineOf('image') + 2}: .*image\\.alt`)),
    ])
  })

  it('text that is not valid YAML', () => {
    expect(withMatter({ title: "'open" })).toEqual([
      expect.stringMatching(/^a-post\.mdx:\d+: the front matter is not valid YAML: /),
    ])
  })

  it.each([
    ['Why: a', /expected quotes around a text with a colon .*: title: 'Why: a'$/],
    ['Why:', /title: 'Why:'$/],
    ['*New* things', /title: '\*New\* things'$/],
    ['@home', /title: '@home'$/],
    ["'it's: new'", /expected a quotation mark within quotes .*: title: 'it''s: new'$/],
    ['[a', /; expected lines such as title: 'A title'$/],
  ])('text that YAML reads otherwise, with the way to write it: %s', (title, message) => {
    const [found = '', ...more] = withMatter({ title })
    expect(more).toEqual([])
    expect(found).toMatch(/^a-post\.mdx:\d+: the front matter is not valid YAML: /)
    expect(found).toMatch(message)
    expect(found).not.toMatch(/at line \d/)
  })

  it('no front matter at all', () => {
    expect(problemsOf(PROSE)).toEqual([
      expect.stringMatching(/^a-post\.mdx:1: expected front matter/),
    ])
  })

  it('several mistakes at once', () => {
    const source = anArticle('a-post', PROSE, { title: "''", tags: undefined })
    expect(() => readFrontMatter(source, 'a-post.mdx')).toThrow(ContentError)
    expect(() => readFrontMatter(source, 'a-post.mdx')).toThrow(
      /^The content has mistakes\.\na-post\.mdx:2: .*tags: .*\na-post\.mdx:3: .*title: /,
    )
  })
})
