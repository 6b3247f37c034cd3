import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Post } from 'virtual:posts'
import { Article } from '../../../src/documents/article/Article.tsx'
import { FoldedContents } from '../../../src/documents/article/contents/Contents.tsx'
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
    .replaceAll(/ (?:class|data-screen)="[^"]*"/g, '')
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

  it('is not there where there is none', () => {
    expect(markup({})).not.toMatch(/Series|Part \d|Previous part/)
  })
})

it('an article in a window has no landmarks', () => {
  const html = markup({ series: SERIES, related: [{ slug: 'ash', title: 'Ash' }], level: 2 })
  expect(html).not.toMatch(/<nav|<section|<aside|role="region"/)
  expect(html).toContain('<div role="group" aria-label="Series: Trees">')
})

it('an article has its contents folded on a page alone: a window has them among its tools', () => {
  expect(markup({ level: 1 })).toContain('<details><summary>On this page</summary>')
  expect(markup({ level: 2 })).not.toContain('<details>')
  const tool = renderToStaticMarkup(
    <FoldedContents headings={[{ id: 'one', text: 'Eins', depth: 2 }]} language="de" />,
  ).replaceAll(/ class="[^"]*"/g, '')
  expect(tool).toContain(
    '<div role="group" lang="en" aria-label="On this page" data-part="contents">',
  )
  expect(tool).toContain('<summary>On this page</summary><ol lang="de"><li><a href="#one">')
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
    expect(html).toContain('<nav aria-label="On this page" lang="en"')
    expect(html).toContain('<ol lang="de"><li><a href="#one">Eins</a>')
    expect(html).toContain('<nav aria-label="Series: Trees" lang="en">')
    expect(html).toContain('<nav aria-label="More posts" lang="en">')
  })
})
