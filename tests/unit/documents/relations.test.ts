import { describe, expect, it } from 'vitest'
import { publishedArticles } from '../../../src/build/content/articles/publishing.ts'
import { relationsAmong } from '../../../src/documents/article/related/relations.ts'
import { anArticle, parseArticle, RULES } from '../../support/contentBuilders.ts'

type Matter = Readonly<Record<string, string>>

/** Articles by their slugs, in any order. */
function relations(articles: Readonly<Record<string, Matter>>) {
  const parsed = Object.entries(articles).map(([slug, matter]) =>
    parseArticle(`${slug}.mdx`, anArticle(slug, undefined, { title: `'${slug}'`, ...matter })),
  )
  const published = publishedArticles(parsed, RULES, { name: 'Somebody', role: 'Writer' })
  return relationsAmong(published.map(({ said }) => said))
}

const about = (tags: string, category = 'none', more: Matter = {}): Matter => ({
  tags: `[${tags}]`,
  category,
  ...more,
})
const slugs = (links: readonly { readonly slug: string }[]) => links.map(({ slug }) => slug)

describe('related articles', () => {
  it('share tags, and a rare one says more than a common one', () => {
    const find = relations({
      own: about('rare, common', 'a'),
      far: about('other', 'b'),
      near: about('common', 'c'),
      nearest: about('rare', 'd'),
      noise: about('common', 'e'),
    })
    expect(slugs(find('own').related)).toEqual(['nearest', 'near', 'noise'])
  })

  it('may share a category alone, and are three at most', () => {
    const find = relations({
      own: about('a', 'things'),
      b: about('b', 'things', { date: "'2025-02-01'" }),
      c: about('c', 'things', { date: "'2025-04-01'" }),
      d: about('d', 'things', { date: "'2025-03-01'" }),
      e: about('e', 'things', { date: "'2025-01-01'" }),
    })
    expect(slugs(find('own').related)).toEqual(['c', 'd', 'b'])
  })

  it('are never the article itself, nor a draft, nor one of a day to come', () => {
    const find = relations({
      own: about('a'),
      draft: about('a', 'none', { draft: 'true' }),
      later: about('a', 'none', { date: "'2099-01-01'" }),
    })
    expect(find('own').related).toEqual([])
    expect(find('draft')).toEqual({ series: null, related: [] })
  })
})

describe('a series', () => {
  const part = (date: string): Matter => about('a', 'b', { date: `'${date}'`, series: "'Trees'" })

  it('has its parts in the order of their days, then of their slugs', () => {
    const find = relations({
      third: part('2025-03-01'),
      'second-b': part('2025-02-01'),
      'second-a': part('2025-02-01'),
      first: part('2025-01-01'),
      other: about('a'),
    })
    const { series, related } = find('first')
    expect(series?.name).toBe('Trees')
    expect(slugs(series?.parts ?? [])).toEqual(['first', 'second-a', 'second-b', 'third'])
    expect(find('third').series).toEqual(series)
    // It names its parts anyway.
    expect(slugs(related)).toEqual(['other'])
    expect(find('other').series).toBeNull()
  })

  it('begins with its second part', () => {
    expect(relations({ first: part('2025-01-01'), other: about('a') })('first').series).toBeNull()
  })
})
