import { findable } from 'virtual:findable'
import { passages } from 'virtual:passages'
import { describe, expect, it } from 'vitest'
import { articleEntries } from '../../../../src/build/content/kinds/articles.ts'
import { searchIndexText } from '../../../../src/build/html/searchIndex.ts'
import type { Passage } from '../../../../src/find/passage.ts'
import { siteOf } from '../../../support/ownerWords.ts'
import { site as words } from '../../../../src/sample/site.ts'

const site = siteOf(words)

const part = (heading: string, text: string, url = '/blog/tea'): Passage => ({
  url: heading === '' ? url : `${url}#part`,
  page: 'Tea',
  heading,
  paragraphs: [[text]],
  keywords: 'drinks',
})

describe('what can be found', () => {
  it('is every section of every article, and every part of a page', () => {
    const links = new Set(findable.map(({ link }) => link))
    for (const { url } of passages) expect(links).toContain(url)
    expect(links).toContain('/blog')
  })

  it('is each skill, with the projects that use it, and each project', () => {
    const of = (wanted: string) => findable.filter(({ group }) => group === wanted)
    expect(of('Skills').map(({ name }) => name)).toEqual(site.owner.skills)
    expect(of('Skills')[0]).toMatchObject({
      name: 'TypeScript',
      text: 'Used in Tidewater, Burrow.',
    })
    expect(of('Projects').map(({ name }) => name)).toEqual(['Tidewater', 'Burrow'])
    expect(of('Projects').map(({ link }) => link)).toEqual([
      '/about#project-tidewater',
      '/about#project-burrow',
    ])
    expect(of('Skills')[0]?.link).toBe('/about#skills')
  })

  it('leads to where its words are, so what only the assistant says is not found', () => {
    const linkOf = (named: string) => findable.find(({ name }) => name === named)?.link
    expect(linkOf('Certifications')).toBe('/about#certifications')
    expect(linkOf('Senior software engineer at Sample Instruments')).toBe(
      '/resume#job-senior-software-engineer-at-sample-instruments',
    )
    expect(linkOf(`This site, ${site.name}`)).toBeUndefined()
  })

  it('is of older articles what they are about, so that the index stays short', () => {
    const long = [part('', 'Excerpt.'), part('Leaves', 'word '.repeat(20_000))]
    const articles = articleEntries(Array.from({ length: 300 }, () => long))
    // The newest one whole, the others in one entry each.
    expect(articles).toHaveLength(2 + 299)
    expect(articles.at(-1)).toMatchObject({
      name: 'Tea',
      text: 'Excerpt.',
      words: 'drinks Leaves',
      link: '/blog/tea',
    })
  })
})

it('files are there by name and folder, but for what the desktop is made of and pages', () => {
  const files = [
    'assets/icons/home.svg',
    'blog/tea.html',
    'robots.txt',
    'system/fonts/sans.woff2',
  ].map((shown) => ({ shown, path: `/served/${shown}` }))
  const entries = JSON.parse(searchIndexText([], files))
  expect(entries).toEqual([
    {
      group: 'Files',
      name: 'home.svg',
      within: 'C:\\assets\\icons',
      link: '/served/assets/icons/home.svg',
    },
    { group: 'Files', name: 'robots.txt', within: 'C:', link: '/served/robots.txt' },
  ])
})
