import { passages } from 'virtual:passages'
import { describe, expect, it } from 'vitest'
import { passagesOf } from '../../../../src/build/content/passages/articlePassages.ts'
import { soundArticle } from '../../../../src/build/content/articles/article.ts'
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
})

const HAS_SECTIONS = /^\/(?:blog\/|burrow|tidewater)/

it("the site's own passages have an address each that the page really has", () => {
  const addresses = passages.filter(({ topic }) => topic === undefined).map(({ url }) => url)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { topic, url, page, heading, paragraphs, rows = [] } of passages) {
    expect(page).not.toBe('')
    expect(paragraphs.flat().every((sentence) => sentence.trim() === sentence)).toBe(true)
    expect(paragraphs.every((sentences) => sentences.length > 0)).toBe(true)
    expect(paragraphs.length + rows.length).toBeGreaterThan(0)
    const isSection = url.startsWith('/resume') ? topic !== 'resume' : HAS_SECTIONS.test(url)
    expect(url.includes('#')).toBe(isSection && heading !== '')
  }
})
