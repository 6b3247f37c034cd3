import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Post } from 'virtual:posts'
import { Article } from '../../../src/documents/article/Article.tsx'
import type { Relations } from '../../../src/documents/article/related/relations.ts'
import { makePost } from '../../support/posts.ts'

interface Given extends Partial<Relations> {
  readonly post?: Partial<Post>
  readonly level?: 1 | 2
}

const neighbors = { previous: makePost({ slug: 'before', title: 'Before' }), next: null }

/** Without classes, and without pictures, which carry the names of files. */
function markup({ post = {}, series = null, related = [], level = 1 }: Given): string {
  return renderToStaticMarkup(
    <Article
      post={makePost(post)}
      headings={[{ id: 'one', text: 'Eins', depth: 2 }]}
      relations={{ series, related }}
      neighbors={neighbors}
      level={level}
    >
      <p>Text.</p>
    </Article>,
  )
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<picture>.*?<\/picture>/g, '')
}

const SERIES = {
  name: 'Trees',
  parts: [
    { slug: 'oak', title: 'Oak' },
    { slug: 'a-post', title: 'Elm' },
    { slug: 'buche', title: 'Buche', lang: 'de' },
  ],
}

describe('the series of an article', () => {
  it('has all parts, of which the current one is marked and no link', () => {
    const html = markup({ series: SERIES })
    expect(html).toContain('<nav aria-label="Series: Trees"><p>Part 2 of 3: Trees</p><ol>')
    expect(html).toContain('<li><a href="/blog/oak"><span>Oak</span></a></li>')
    expect(html).toContain('<li><strong aria-current="page"><span>Elm</span></strong></li>')
    expect(html).toContain('<a href="/blog/buche"><span lang="de">Buche</span></a>')
  })

  it('leads to the parts before and after it', () => {
    const html = markup({ series: SERIES })
    expect(html).toMatch(/<a href="\/blog\/oak"[^>]*><span>Previous part<\/span> <span>Oak<\/span>/)
    expect(html).toMatch(/<a href="\/blog\/buche"[^>]*><span>Next part<\/span> <span lang="de">/)
    const first = markup({ series: SERIES, post: { slug: 'oak' } })
    expect(first).not.toContain('Previous part')
    expect(first).toMatch(/Next part<\/span> <span>Elm/)
  })

  it('is not there where there is none', () => {
    expect(markup({})).not.toMatch(/Series|Part \d|Previous part/)
  })
})

describe('related articles', () => {
  const related = [{ slug: 'ash', title: 'Ash' }]

  it('are links below a heading', () => {
    expect(markup({ related })).toContain(
      '<h2>Related articles</h2><ul><li><a href="/blog/ash"><span>Ash</span></a></li></ul>',
    )
    expect(markup({ related, level: 2 })).toContain('<h3>Related articles</h3>')
    expect(markup({})).not.toContain('Related')
  })
})

describe('an article in a window', () => {
  it('has no landmarks', () => {
    const html = markup({ series: SERIES, related: [{ slug: 'ash', title: 'Ash' }], level: 2 })
    expect(html).not.toMatch(/<nav|<section|<aside|role="region"/)
    expect(html).toContain('<div role="group" aria-label="Series: Trees">')
  })
})

describe('authors', () => {
  it('are one, as ever', () => {
    const html = markup({ post: { authors: [{ name: 'Ada', role: 'Guest' }] } })
    expect(html).toContain('<p><span>Ada</span><span>Guest</span></p>')
    expect(html).not.toContain('Authors')
  })

  it('are several, with links to their pages', () => {
    const authors = [
      { name: 'Ada', role: 'Guest' },
      { name: 'Bo', url: 'https://bo.example/' },
    ]
    const html = markup({ post: { authors } })
    expect(html).toContain('<ul role="list" aria-label="Authors">')
    expect(html).toContain('<span><a href="https://bo.example/" rel="author">Bo</a></span></p>')
  })
})

describe('an article in another language', () => {
  const html = markup({ post: { lang: 'de', updated: '2025-11-01' }, series: SERIES })

  it('says so, and has its dates in it', () => {
    expect(html).toContain('<article lang="de">')
    expect(html).toContain('<time dateTime="2025-10-17">17. Oktober 2025</time>')
    expect(html).toContain(
      '<span lang="en">Updated <time dateTime="2025-11-01" lang="de">1. November 2025</time></span>',
    )
  })

  it('marks the words of the interface', () => {
    expect(html).toContain('<span lang="en">8 min read</span>')
    expect(html).toContain('<nav aria-label="On this page" lang="en">')
    expect(html).toContain('<ol lang="de"><li><a href="#one">Eins</a>')
    expect(html).toContain('<nav aria-label="Series: Trees" lang="en">')
    expect(html).toContain('<nav aria-label="More posts" lang="en">')
  })

  it('carries no such marks in that of the site', () => {
    expect(markup({}).match(/ lang="/g)).toHaveLength(1)
  })
})
