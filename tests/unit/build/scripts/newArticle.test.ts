import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { createDraft } from '../../../../src/build/scripts/newArticle.mjs'
import { slugOf } from '../../../../src/owner/slug.mjs'
import { parseArticle, RULES, someContent } from '../../../support/contentBuilders.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string
beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(path.join(root, 'src/content'), { recursive: true })
  writeFileSync(path.join(root, 'src/content/site.ts'), '')
})

const NOW = new Date('2026-01-31T23:00:00Z')
const create = (...args: string[]) => createDraft(args, root, NOW)

describe('a new article', () => {
  it('is a draft of today without a mistake', () => {
    const file = create("It's: a “title”")
    expect(file).toBe('src/content/posts/its-a-title.md')
    const source = readFileSync(path.join(root, file), 'utf8')
    const { matter } = parseArticle(file, source)
    expect(matter.matter).toMatchObject({
      title: "It's: a “title”",
      date: '2026-01-31',
      draft: true,
    })
    const content = someContent({})
    const checked = {
      ...content,
      texts: { posts: [parseArticle(file, source)] },
      pictureAt: () => ({}),
    }
    expect(checkContent(checked, { ...RULES, isDeveloping: true }).map(describeProblem)).toEqual([])
  })

  it('is MDX for those who ask for it', () => {
    expect(create('With a chart', '--mdx')).toBe('src/content/posts/with-a-chart.mdx')
  })

  it('needs a title and an address, and replaces nothing', () => {
    expect(() => create()).toThrow('An article needs a title: npm run new -- "The title"')
    expect(() => create('日本語')).toThrow(
      /No address can be made of the title '日本語'\. Name one: expected small Latin .*--slug/,
    )
    create('Once')
    expect(() => create('Once')).toThrow('src/content/posts/once.md exists already')
  })

  it.each([
    ['Søren Łódź', 'soren-lodz'],
    ['What I learnt', 'what-i-learnt'],
    ['Über Größe & Maß', 'uber-grosse-mass'],
    ['  C++  ', 'c'],
    ['Ελληνικά', ''],
  ])('has an address made from its title: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})
