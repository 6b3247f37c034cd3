import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import type { Content } from '../../../../src/build/content/checks/content.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { lineOfExport } from '../../../../src/build/content/problems/sourceLines.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { projects } from '../../../../src/sample/projects.ts'
import {
  anArticle,
  PROSE,
  RULES,
  SOME_SITE as site,
  someContent,
} from '../../../support/contentBuilders.ts'

const CONTENT = someContent({ 'a-post': anArticle('a-post') })
const check = (changes: Partial<Content>) =>
  checkContent({ ...CONTENT, ...changes }, RULES).map(describeProblem)

/** Who counts visits. */
const STATS = {
  name: 'Stats',
  script: 'https://stats.example/a.js',
  endpoint: 'https://stats.example',
}
const withSite = (value: unknown) => check({ site: { ...CONTENT.site, value } })
const withOwner = (changes: object) => withSite({ ...site, owner: { ...site.owner, ...changes } })
const withProject = (changes: object) =>
  check({
    projects: { ...CONTENT.projects, value: [{ ...projects[0], image: 'tower', ...changes }] },
  })

it('the sample has no mistake', async () => {
  const { all } = await contentSource(ROOT, { MEADOW_CONTENT: 'src/sample' }).check(RULES)
  expect(all.map(describeProblem)).toEqual([])
})

describe('content in which all is well', () => {
  it('may have any number of skills, certifications and projects', () => {
    expect(check({})).toEqual([])
    expect(withOwner({ skills: [], certifications: [] })).toEqual([])
    expect(withSite({ ...site, profiles: [], balloon: null })).toEqual([])
    expect(withSite({ ...site, licence: { kind: 'all rights reserved' } })).toEqual([])
    const terms = ['You may read this.']
    expect(withSite({ ...site, licence: { kind: 'own', name: 'Mine', terms } })).toEqual([])
    expect(check({ projects: { ...CONTENT.projects, value: [] } })).toEqual([])
    expect(withSite({ ...site, searchLogo: null })).toEqual([])
    expect(withSite({ ...site, address: 'https://me.example/some/site.v2' })).toEqual([])
    expect(withSite({ ...site, searchLogo: '/robots.txt' })).toEqual([])
    expect(withSite({ ...site, counting: { ...STATS, data: { 'website-id': '1' } } })).toEqual([])
    expect(withSite({ ...site, counting: { ...STATS, script: '/robots.txt' } })).toEqual([])
    expect(withSite({ ...site, language: 'pt-BR' })).toEqual([])
    expect(withSite({ ...site, language: 'en-GB', blog: {} })).toEqual([])
    expect(withSite({ ...site, logo: { image: 'tower', alt: '' } })).toEqual([])
    const assistant = { name: 'Assistant', makingOf: 'a-post' }
    expect(withSite({ ...site, assistant })).toEqual([])
  })
})

describe("a mistake in the owner's data is reported with file, line and what is expected", () => {
  it.each([
    [{ email: 'robin' }, /^site\.ts:6: owner\.email: expected an e-mail address, .*"robin"$/],
    [{ skills: ['one', ''] }, /^site\.ts:9: owner\.skills\[1\]: expected a skill, not empty/],
    [
      { skills: ['One', 'one'] },
      /^site\.ts:7: owner\.skills: expected a list of different skills, /,
    ],
    [{ bio: 'Me' }, /^site\.ts:4: owner\.bio: expected a list of paragraphs/],
    [{ name: undefined }, /owner\.name: expected a name, not empty, but it is missing$/],
    [
      { nick: 'R' },
      /owner\.nick is not a known field; expected one of name, role, headline, bio, email/,
    ],
    [
      { certifications: [{ title: 'A', issuer: 'B', year: 25 }] },
      /owner\.certifications\[0\]\.year: expected a year such as 2025, but found 25$/,
    ],
  ])('owner %j', (changes, message) => {
    const found = withOwner(changes)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  it.each(['/', '/a/', '/a//b', '/a b', '/a?b', '/a#b', '/ä', '/../a'])(
    'address of the site with %s',
    (end) => {
      expect(withSite({ ...site, address: `https://site.example${end}` })).toEqual([
        expect.stringMatching(/^site\.ts:3: address: expected .*without a slash at the end/),
      ])
    },
  )

  it.each([
    [{ address: 'ftp://site.example' }, /^site\.ts:3: address: expected the site's address/],
    [{ address: 'meadow.example' }, /^site\.ts:3: address: expected .*https:\/\//],
    [{ name: '' }, /^site\.ts:2: name: expected the name of the site, not empty/],
    [{ description: ' ' }, /^site\.ts:1: description: expected what the site is, not empty/],
    [{ assistant: { name: '', makingOf: null } }, /assistant\.name: expected the assistant's name/],
    [
      { assistant: { name: 'A', makingOf: 5 } },
      /^site\.ts:14: assistant\.makingOf: expected the slug of .*, or null, but found 5$/,
    ],
    [
      { assistant: { name: 'A', makingOf: 'lost' } },
      /^site\.ts:14: assistant\.makingOf: expected the slug of an article \(a-post\) or null, but found 'lost'$/,
    ],
    [{ language: 'german' }, /^site\.ts:1: language: expected a language as BCP 47 writes it/],
    [
      { language: 'el', blog: { heading: 'Σημειώσεις' } },
      /^site\.ts:1: blog\.description: expected it in the language of the site, 'el', but it is missing/,
    ],
    [{ logo: 'tower' }, /logo: expected image and alt of a picture in assets\/images, or null/],
    [
      { logo: { image: 'lost', alt: '' } },
      /logo\.image: expected the name of a picture in assets\/images \(tower\), but found 'lost'$/,
    ],
    [{ icon: 'lost' }, /^site\.ts:1: icon: expected the name of a picture in .*found 'lost'$/],
    [
      { icon: 'tower' },
      /icon: expected a square picture, 512 pixels wide or more, but 'tower' in assets\/images cannot be read$/,
    ],
    [{ counting: 'Stats' }, /counting: expected name, script and endpoint of who counts visits/],
    [
      { counting: { ...STATS, script: 'http://stats.example/a.js' } },
      /^site\.ts:1: counting\.script: expected the whole address of a script, .*found/,
    ],
    [
      { counting: { ...STATS, script: '/lost.js?a' } },
      /counting\.script: expected the path of a file in public, but there is no public\/lost\.js$/,
    ],
    [
      { counting: { ...STATS, endpoint: 'https://stats.example/api' } },
      /counting\.endpoint: expected where the script sends what it counts, .*without a path/,
    ],
    [{ counting: { ...STATS, data: { 'no name': '1' } } }, /counting\.data: expected texts by the/],
    [{ searchLogo: 'logo.svg' }, /searchLogo: expected the address of a picture/],
    [
      { searchLogo: '/lost.svg' },
      /searchLogo: expected the path of a file in public, .*public\/lost\.svg$/,
    ],
    [
      { balloon: { title: 'A', text: 'B', link: { text: 'C', url: 'work.example' } } },
      /balloon\.link\.url: link 'work\.example': expected \/path on this site/,
    ],
    [{ balloon: 'Hello' }, /balloon: expected title, text and link of the balloon, or null/],
    [{ licence: { kind: 'own' } }, /licence: expected \{ kind: 'CC BY 4\.0' \}, .*found/],
    [
      { profiles: [{ kind: 'work', label: 'Work', url: 'work.example.com' }] },
      /profiles\[0\]\.url: expected the profile's whole address, .*found "work\.example\.com"$/,
    ],
  ])('site %j', (changes, message) => {
    const found = withSite({ ...site, ...changes })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  it.each([
    [{ width: 640, height: 480 }, /icon: expected a square picture, .*'tower' in .* is 640 x 480$/],
    [{ width: 511, height: 511 }, /icon: expected .* 512 pixels wide or more, .* is 511 x 511$/],
    [{ width: 512, height: 512 }, /^$/],
  ])('icon of %j', (iconSize, message) => {
    const found = check({
      iconSize,
      site: { ...CONTENT.site, value: { ...site, icon: 'tower' } },
    })
    expect(found.join('\n')).toMatch(message)
  })

  it.each([
    [{ caseStudy: 'no-such-post' }, /projects\[0\]\.caseStudy: expected the slug of an article/],
    [{ demo: 'javascript:alert(1)' }, /^projects\.ts:2: projects\[0\]\.demo: expected the whole/],
    [{ image: 'lost' }, /^projects\.ts:4: projects\[0\]\.image: expected .*\(tower\), .*'lost'$/],
    [{ alt: '' }, /projects\[0\]\.alt: expected what the picture shows/],
    [{ title: '' }, /^projects\.ts:3: projects\[0\]\.title: expected a title, not empty/],
    [{ tech: [] }, /projects\[0\]\.tech: expected a list of one or more different/],
  ])('project %j', (changes, message) => {
    const found = withProject(changes)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  it('a project whose case study is a draft', () => {
    const { articles } = someContent({ plan: anArticle('plan', PROSE, { draft: 'true' }) })
    const value = [{ ...projects[0], image: 'tower', caseStudy: 'plan' }]
    const found = check({ articles, projects: { ...CONTENT.projects, value } })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/an article that is published, but 'plan' is a draft, or has a later/)
  })

  it('all of it', () => {
    expect(withSite(undefined)[0]).toMatch(/^site\.ts:1: expected .*, but it is missing$/)
    expect(check({ projects: { ...CONTENT.projects, value: {} } })).toEqual([
      'projects.ts:1: expected a list of projects, but found {}',
    ])
  })
})

describe('articles among each other', () => {
  it('are none at first', () => {
    expect(check({ articles: [] })).toEqual([])
  })

  it('have a slug each', () => {
    const content = someContent({
      'a-post': anArticle('a-post'),
      'b-post': anArticle('a-post', PROSE),
    })
    expect(checkContent(content, RULES).map(describeProblem)).toEqual([
      "b-post.mdx:2: front matter, slug: expected 'b-post', the file's name, but found 'a-post'",
      "b-post.mdx:2: front matter, slug: 'a-post' is already used by a-post.mdx",
    ])
  })

  it('are not asked for what is in one that cannot be read', () => {
    const content = someContent({
      'a-post': anArticle('a-post', `[text](/blog/b-post#part) ${PROSE}`),
      'b-post': anArticle('b-post', '{'),
    })
    expect(checkContent(content, RULES).map(describeProblem)).toEqual([
      expect.stringMatching(/^b-post\.mdx:\d+: the text is not valid MDX: /),
    ])
  })
})

describe('the line of a part of a module', () => {
  const source = `import type { Data } from './x.ts'
export const other = 1
export const data = {
  list: [
    { key: 1 },
    { 'quoted-key': 2 },
  ],
} as const satisfies Data
`
  it.each([
    [[], 3],
    [['list'], 4],
    [['list', 0, 'key'], 5],
    [['list', 1, 'quoted-key'], 6],
    [['list', 1, 'lost'], 6],
    [['lost', 'deeper'], 3],
  ])('%j is %i', (path, line) => {
    expect(lineOfExport({ source }, 'data', path)).toBe(line)
  })

  it.each([
    [0, 2],
    [1, 3],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('counts what a list takes from others: element %i is on line %i', (index, line) => {
    const spread = `export const data = [
  { key: 0 },
  ...others,
  { key: 4 },
  { key: 5 },
]
`
    const value = [0, 1, 2, 3, 4, 5].map((key) => ({ key }))
    expect(lineOfExport({ source: spread, value }, 'data', [index, 'key'])).toBe(line)
  })

  it('is not known of what is not exported', () => {
    expect(lineOfExport({ source }, 'lost', [])).toBeUndefined()
  })
})
