import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { passages, posts } from 'virtual:passages'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { passagesOf } from '../../../../src/build/content/passages/articlePassages.ts'
import { soundArticle } from '../../../../src/build/content/articles/article.ts'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { resumePassages } from '../../../../src/build/content/passages/resumePassages.ts'
import { sitePassages } from '../../../../src/build/content/passages/sitePassages.ts'
import { resumeOf, siteOf } from '../../../support/ownerWords.ts'
import { projects } from '../../../../src/sample/projects.ts'
import { site } from '../../../../src/sample/site.ts'
import { contentPlugin } from '../../../../src/build/plugins/contentPlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { parseArticle } from '../../../support/contentBuilders.ts'

const MATTER = `---
slug: 'a-post'
title: 'A post'
excerpt: 'It has an excerpt. Of two sentences.'
date: '2025-03-05'
readTime: '7 min read'
category: 'things'
tags: ['one', 'two words']
image: { src: 'x', alt: 'y' }
author: { name: 'z', role: 'w' }
---
`

const readArticle = (source: string, place: string) =>
  passagesOf(soundArticle(parseArticle(place, source), { name: 'Robin', role: 'Writer' }))

function read(body: string) {
  return readArticle(`${MATTER}\n${body}`, 'a-post.mdx').passages
}

describe('an article', () => {
  it('begins with what its front matter says', () => {
    const { summary, passages: found } = readArticle(`${MATTER}\nFirst words.`, 'a-post.mdx')
    expect(summary).toEqual({
      url: '/blog/a-post',
      title: 'A post',
      excerpt: 'It has an excerpt. Of two sentences.',
      date: '2025-03-05',
      readTime: '7 min read',
      tags: ['one', 'two words'],
    })
    expect(found).toEqual([
      {
        url: '/blog/a-post',
        page: 'A post',
        heading: '',
        paragraphs: [['It has an excerpt.', 'Of two sentences.'], ['First words.']],
        facts: ['The article was published on March 5, 2025 and takes about 7 minutes to read.'],
        keywords: 'things one two words a post It has an excerpt. Of two sentences.',
      },
    ])
  })

  it('is cut at its headings, with their ids', () => {
    const found = read('## It’s `code`, *twice*\n\nOne.\n\n### Again\n\nTwo.\n\n## Again\n\nThree.')
    expect(found.slice(1).map(({ url, heading }) => [url, heading])).toEqual([
      ['/blog/a-post#its-code-twice', 'It’s code, twice'],
      ['/blog/a-post#again', 'Again'],
      ['/blog/a-post#again-1', 'Again'],
    ])
  })

  it('counts the id of a heading that has nothing below it', () => {
    expect(read('## Same\n\n## Same\n\nWords.').at(-1)?.url).toBe('/blog/a-post#same-1')
  })

  it('keeps prose, sets rows of tables apart and leaves out code, figures, drawings, comments and announcements', () => {
    const body = [
      '## Part',
      'A *long* [sentence](https://example.org) with `code`. This is said of the code:',
      '```js\nconst hidden = 1\n```',
      '{/* a comment */}',
      '<figure><svg><title>drawn</title></svg><figcaption>Caption.</figcaption></figure>',
      '- **Bold.** One thing.\n- Other thing.',
      '| Name | What |\n| --- | --- |\n| Talon | voice control |\n| Two | 2 |',
      '> Quoted words.',
    ].join('\n\n')
    const part = read(body).at(-1)
    expect(part?.paragraphs).toEqual([
      ['A long sentence with code.'],
      ['Bold.', 'One thing.'],
      ['Other thing.'],
      ['Quoted words.'],
    ])
    expect(part?.rows).toEqual(['Talon (what: voice control).'])
    expect(part?.keywords).toBe('Bold. Name Talon Two')
  })

  it('has its footnotes below what refers to them first, each once', () => {
    const found = read(
      '## Part\n\nOne[^a]. Two[^a].\n\n- Three[^b].\n\n[^b]: Note b.\n\n[^a]: Note a.\n\n[^c]: Lost.',
    )
    expect(found.at(-1)?.paragraphs).toEqual([
      ['One.', 'Two.'],
      ['Note a.'],
      ['Three.'],
      ['Note b.'],
    ])
  })

  it('says plain formulas, and leaves out sentences with others', () => {
    const body = [
      'Take $$n = 5$$ of them. Then $$x^2$$ is large. So be it.',
      '$$\n\\frac{a}{b}\n$$',
      '| Name | What |\n| --- | --- |\n| $$k$$ | a small number |\n| $$k^2$$ | a large number |',
    ].join('\n\n')
    const part = read(`## Part\n\n${body}`).at(-1)
    expect(part?.paragraphs).toEqual([['Take n = 5 of them.', 'So be it.']])
    expect(part?.rows).toEqual(['k (what: a small number).'])
    expect(part?.keywords).toBe('Name k')
  })

  it('that lacks something is named', () => {
    const lacking = MATTER.replace("title: 'A post'\n", '')
    expect(() => readArticle(lacking, 'a-post.mdx')).toThrow(
      /^The content has mistakes\.\na-post\.mdx:2: front matter, title: /,
    )
    expect(() => readArticle('No front matter.', 'b.mdx')).toThrow('b.mdx:1: expected front matter')
  })
})

describe("the site's own passages", () => {
  it('are those of every article and of the site itself', () => {
    const files = readdirSync(path.join(ROOT, 'src/sample/posts'))
    const slugs = files.map((file) => `/blog/${file.replace(/\.mdx$/, '')}`)
    expect(posts.map(({ url }) => url).sort()).toEqual(slugs.sort())
    const topics = new Set(passages.flatMap(({ topic }) => topic ?? []))
    expect(topics).toEqual(
      new Set([
        ...['owner', 'location', 'availability', 'skills', 'certifications', 'contact'],
        ...['project', 'resume', 'experience', 'position', 'education', 'talks', 'languages'],
        ...['site', 'licence'],
      ]),
    )
  })

  it('tell each position, with what came of it in the words of the owner', () => {
    const [experience, ...others] = resumePassages(
      resumeOf({
        updated: '2026-01-01',
        experience: [
          { role: 'Baker', organization: 'A shop', from: '2020-02', highlights: ['Baked. Sold.'] },
          { role: 'Porter', organization: 'A mill', location: 'Ghent', from: '2018', to: '2019' },
        ],
      }),
      'Ada',
    ).slice(1)
    expect(experience?.paragraphs).toEqual([
      [
        'Ada has been Baker at A shop since Feb 2020.',
        'Ada was Porter at A mill (Ghent) from 2018 to 2019.',
      ],
    ])
    expect(others).toEqual([
      {
        topic: 'position',
        url: '/resume#experience',
        page: 'Résumé of Ada',
        heading: 'Baker at A shop',
        paragraphs: [['Baked.', 'Sold.']],
        facts: ['Ada has been Baker at A shop since Feb 2020.'],
        keywords: '',
      },
    ])
  })

  it('name a project whose description does not', () => {
    const [project] = projects
    if (!project) throw new Error('The tests have no project')
    const gust = { ...project, title: 'Gust', description: 'A wind map. It draws forecasts.' }
    const found = sitePassages(siteOf(site), [gust]).find(({ topic }) => topic === 'project')
    expect(found?.paragraphs[0]?.slice(0, 2)).toEqual(['Gust: A wind map.', 'It draws forecasts.'])
  })

  it('come newest first', () => {
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('have an address each that the page really has', () => {
    const addresses = passages.filter(({ topic }) => topic === undefined).map(({ url }) => url)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { topic, url, page, heading, paragraphs, rows = [] } of passages) {
      expect(page).not.toBe('')
      expect(paragraphs.flat().every((sentence) => sentence.trim() === sentence)).toBe(true)
      expect(paragraphs.every((sentences) => sentences.length > 0)).toBe(true)
      expect(paragraphs.length + rows.length).toBeGreaterThan(0)
      const isSection = url.startsWith('/resume') ? topic !== 'resume' : url.startsWith('/blog/')
      expect(url.includes('#')).toBe(isSection && heading !== '')
    }
  })

  it('hold no code and no markup', () => {
    const text = passages
      .flatMap(({ paragraphs, rows = [] }) => [...paragraphs.flat(), ...rows])
      .join('\n')
    const source = readFileSync(path.join(ROOT, 'src/sample/posts/hands-free-coding.mdx'), 'utf8')
    expect(source).toContain('export const RULES')
    expect(text).not.toMatch(/export const RULES|<svg|<figure|\*\*|prettier-ignore/)
  })

  it('never get into what browsers load', async () => {
    const entry = '\0entry'
    const page = build({
      configFile: false,
      logLevel: 'silent',
      root: ROOT,
      publicDir: false,
      plugins: [
        contentPlugin(contentSource(ROOT, { MEADOW_CONTENT: 'src/sample' })),
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? entry : undefined),
          load: (id) => (id === entry ? "export { posts } from 'virtual:passages'" : undefined),
        },
      ],
      build: { write: false, rollupOptions: { input: 'entry' } },
    })
    await expect(page).rejects.toThrow('virtual:passages would load all of the content')
  })
})
