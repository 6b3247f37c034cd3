import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import type { Content } from '../../../../src/build/content/kinds/content.ts'
import { linkMismatch } from '../../../../src/build/content/checks/linkChecks.ts'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { lineOfExport } from '../../../../src/build/content/problems/sourceLines.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { resume } from '../../../../src/sample/resume.ts'
import {
  anArticle,
  parseArticle,
  PROSE,
  RULES,
  SOME_SITE,
  type SomeData,
  someContent,
} from '../../../support/contentBuilders.ts'

const CONTENT = someContent({ 'a-post': anArticle('a-post') })
const check = (changes: Partial<Content>) =>
  checkContent({ ...CONTENT, ...changes }, RULES).map(describeProblem)
const withData = (name: keyof SomeData, value: unknown) =>
  check({ data: { ...CONTENT.data, [name]: { ...CONTENT.data[name], value } } })

it('the sample has no mistake', async () => {
  const { all } = await contentSource(ROOT, { MEADOW_CONTENT: 'src/sample' }).check(RULES)
  expect(all.map(describeProblem)).toEqual([])
})

describe('data', () => {
  it('may be missing but for the site', () => {
    expect(check({})).toEqual([])
    expect(check({ texts: {} })).toEqual([])
    expect(withData('projects', [])).toEqual([])
    expect(withData('resume', resume)).toEqual([])
    expect(withData('site', undefined)).toEqual([
      'site.ts:1: expected an object { … }, but it is missing',
    ])
  })

  it.each([
    [{ width: 640, height: 480 }, /icon: expected a square picture, .*'tower' in .* is 640 x 480$/],
    [{ width: 511, height: 511 }, /icon: expected .* 512 pixels wide or more, .* is 511 x 511$/],
    [{ width: 512, height: 512 }, /^$/],
  ])('an icon of %j', (size, message) => {
    const site = { ...CONTENT.data.site, value: { ...SOME_SITE, icon: 'tower' } }
    expect(
      check({ pictureAt: () => ({ size }), data: { ...CONTENT.data, site } }).join('\n'),
    ).toMatch(message)
  })

  it('groups of skills are those of the site, each in one of them', () => {
    const [first = '', second = '', ...others] = SOME_SITE.owner.skills
    const groupsOf = (...lists: readonly (readonly string[])[]) =>
      withData('resume', {
        updated: '2026-01-01',
        skillGroups: lists.map((skills, index) => ({ name: `Group ${index}`, skills })),
      })
    expect(groupsOf([first, second], others)).toEqual([])
    expect(groupsOf([first, 'Sewing', second], others)).toEqual([
      "resume.ts:12: skillGroups[0].skills[1]: expected one of owner.skills in site.ts, but found 'Sewing'",
    ])
    expect(groupsOf([first, second], [first, ...others])).toEqual([
      `resume.ts:10: skillGroups[1].skills[0]: expected each skill once, but '${first}' is in 'Group 0' already`,
    ])
    expect(groupsOf(others)).toEqual([
      `resume.ts:10: skillGroups: expected each of owner.skills in site.ts in a group, but '${first}', '${second}' are in none`,
    ])
  })
})

describe('articles among each other', () => {
  const among = (articles: Readonly<Record<string, string>>) =>
    checkContent(someContent(articles), RULES).map(describeProblem)

  it.each([
    ['series', "'Old Trees'", "'Old-trees'", ''],
    ['category', "'R&D'", "'r d'", '; both would be /blog/categories/r-d'],
    ['tags', "['R&D']", "['r d']", '; both would be /blog/tags/r-d'],
  ])('spell a name alike: %s', (key, one, other, end) => {
    const [first, second] = [one, other].map((text) => text.replaceAll(/[[\]]/g, ''))
    const found = among({
      'a-post': anArticle('a-post', PROSE, { [key]: one }),
      'b-post': anArticle('b-post', PROSE, { [key]: other }),
    })
    expect(found).toEqual([expect.stringMatching(/^b-post\.mdx:\d+: front matter, /)])
    expect(found[0]).toContain(
      `${key}: expected ${first}, as in another article, but found ${second}${end}`,
    )
  })

  it('have names with letters, or none of them equals another', () => {
    const found = among({
      'a-post': anArticle('a-post', PROSE, { tags: "['!']" }),
      'b-post': anArticle('b-post', PROSE, { tags: "['?']" }),
    })
    expect(found.map((each) => each.replace(/^.*tags: /, ''))).toEqual([
      "expected letters or digits in '!'",
      "expected letters or digits in '?'",
    ])
  })

  it('may spell a name in other capitals: the first spelling is shown, which is told once', () => {
    const tags = (name: string) => ({ tags: `['${name}']` })
    expect(
      among({
        'a-post': anArticle('a-post', PROSE, tags('AI')),
        'b-post': anArticle('b-post', PROSE, tags('ai')),
        'c-post': anArticle('c-post', PROSE, tags('ai')),
      }),
    ).toEqual([
      expect.stringMatching(
        /^b-post\.mdx:\d+: warning: front matter, tags: 'ai' is shown as 'AI', as another article spells it$/,
      ),
    ])
  })

  it('share no slug, which is the mistake of the one with another name', () => {
    const found = among({
      'hello-again': anArticle('hello'),
      hello: anArticle('hello'),
    })
    expect(found).toEqual([
      "hello-again.mdx:2: front matter, slug: expected 'hello-again', the file's name, but found 'hello', which is the slug of hello.mdx",
    ])
    const texts = ['hello.md', 'hello.mdx'].map((file) => parseArticle(file, anArticle('hello')))
    expect(checkContent({ ...someContent({}), texts: { posts: texts } }, RULES)).toEqual([
      {
        file: 'hello.mdx',
        line: 2,
        message: "front matter, slug: 'hello' is already used by hello.md",
      },
    ])
  })

  it('hear that one has no text, and how TOML is written here', () => {
    const empty = anArticle('a-post', '', { readTime: undefined })
    expect(among({ 'a-post': empty, 'b-post': '+++\ntitle = "B"\n+++\n\nText.\n' })).toEqual([
      "b-post.mdx:1: the front matter is TOML, as Hugo writes it: expected '---' in place of '+++', and lines such as title: 'A title'",
      "a-post.mdx:12: warning: it has no text: expected some below the second line '---'",
    ])
    expect(among({ 'a-post': empty.replace('slug:', 'draft: true\nslug:') })).toEqual([])
  })

  it('hear that a moving cover stands still', () => {
    const content = {
      ...someContent({ 'a-post': anArticle('a-post') }),
      pictureAt: () => ({ isMoving: true }),
    }
    expect(checkContent(content, RULES).map(describeProblem)).toEqual([
      expect.stringMatching(
        /^a-post\.mdx:\d+: warning: front matter, image\.src: 'tower' moves, and only its first frame is shown/,
      ),
    ])
  })

  it('are not asked for what is in one that cannot be read', () => {
    const found = among({
      'a-post': anArticle('a-post', `[text](/blog/b-post#part) ${PROSE}`),
      'b-post': anArticle('b-post', '{'),
    })
    expect(found).toEqual([expect.stringMatching(/^b-post\.mdx:\d+: the text is not valid MDX: /)])
  })
})

describe('links of a site whose address has a path', () => {
  const paths = new Set(['/', '/about', '/garden'])
  const site = {
    address: 'https://me.example/garden',
    paths,
    ids: new Map(),
    later: new Map(),
    files: 'assets/files',
  }

  it.each([
    '/',
    '/about',
    '/garden',
    'https://me.example/garden/about',
    'https://me.example/other',
  ])('leave it out, and may lead to neighbours on its host: %s', (link) =>
    expect(linkMismatch(link, '/blog/a', site)).toBeUndefined(),
  )

  it('are told where they say it twice, or lead nowhere', () => {
    expect(linkMismatch('/garden/about', '/', site)).toBe(
      "link '/garden/about' leads nowhere: this site has no /garden/about; expected /about, since the site's own links leave /garden/ out",
    )
    expect(linkMismatch('https://me.example/garden/lost', '/', site)).toMatch(/has no \/lost$/)
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

  it('is not known of what is not exported', () => {
    expect(lineOfExport({ source }, 'lost', [])).toBeUndefined()
  })
})
