import { describe, expect, it } from 'vitest'
import { site } from '../../../src/sample/site.ts'
import type { Post } from 'virtual:posts'
import { createPages, homePage } from '../../../src/site/kinds/createPages.ts'
import { listPage } from '../../../src/site/kinds/lists.tsx'
import { postPage } from '../../../src/site/kinds/posts.tsx'
import type { Page } from '../../../src/site/page.ts'
import { headTags } from '../../../src/site/head/headTags.ts'
import { jsonLd, jsonLdText } from '../../../src/site/head/jsonLd.ts'
import { listingsOf } from '../../../src/documents/postList/listings.ts'
import { makePost } from '../../support/posts.ts'

const postPageOf = (post: Post): Page =>
  postPage(post, { previous: null, next: null }, { series: null, related: [] })
const post = makePost()
const aPost = postPageOf(post)
const [listing] = listingsOf([post])
if (!listing) throw new Error('There is no list')
const list = listPage(listing)
const missing = pageAt('/404')

function pageAt(path: string): Page {
  const found = createPages([]).find((each) => each.path === path)
  if (!found) throw new Error(`There is no ${path}`)
  return found
}

const linesOf = (page: Page) => headTags(page).split('\n')
const typesIn = (page: Page) => jsonLd(page).map((thing) => thing['@type'])

describe('the head of a page', () => {
  it('has one title, description and canonical address, without a slash at the end', () => {
    const lines = linesOf(list)
    const starting = (start: string) => lines.filter((line) => line.startsWith(start))
    expect(starting('<title>')).toEqual([`<title>Blog · ${site.name}</title>`])
    expect(starting('<meta name="description"')).toEqual([
      `<meta name="description" content="${site.blog.description}"/>`,
    ])
    expect(starting('<link rel="canonical"')).toEqual([
      `<link rel="canonical" href="${site.address}/blog"/>`,
    ])
  })

  it('escapes what the owner wrote', () => {
    expect(headTags(aPost)).toContain(`<title>A &lt;post&gt; &amp; more · ${site.name}</title>`)
    expect(headTags(aPost)).toContain('content="What it &quot;says&quot;."')
  })

  it('shows a picture of its own where its address is shared', () => {
    const lines = linesOf(aPost)
    expect(lines).toContain(
      `<meta property="og:image" content="${site.address}/cards/blog/a-post.jpg"/>`,
    )
    expect(lines).toContain('<meta property="og:image:width" content="1200"/>')
    expect(lines).toContain('<meta property="og:image:height" content="630"/>')
    expect(lines).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(headTags(homePage)).toContain(`${site.address}/cards/home.jpg`)
  })

  it('tells of a post when it was published, its section and each of its tags', () => {
    const lines = linesOf(aPost)
    expect(lines).toContain('<meta property="og:type" content="article"/>')
    expect(lines).toContain('<meta property="article:published_time" content="2025-10-17"/>')
    expect(lines).toContain('<meta property="article:section" content="design"/>')
    expect(lines.filter((line) => line.includes('article:tag'))).toHaveLength(2)
    expect(headTags(list)).not.toContain('article:')
  })

  it('keeps answers in the place of a page out of search engines', () => {
    const tags = headTags(missing)
    expect(tags).toContain('<meta name="robots" content="noindex"/>')
    expect(tags).not.toMatch(/canonical|og:|ld\+json/)
    expect(headTags(list)).not.toContain('noindex')
  })
})

describe('what a page says to machines', () => {
  it('is the site and its owner, the way to it, and a post where it is one', () => {
    expect(typesIn(homePage)).toEqual(['WebSite', 'Person'])
    expect(typesIn(list)).toEqual(['WebSite', 'Person', 'BreadcrumbList'])
    expect(typesIn(aPost)).toEqual(['WebSite', 'Person', 'BlogPosting', 'BreadcrumbList'])
    expect(typesIn(missing)).toEqual([])
  })

  it('leads to a post through the list of posts', () => {
    const steps = (page: Page) => jsonLd(page).at(-1)
    expect(steps(aPost)).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name, item: `${site.address}/` },
        { position: 2, name: 'Blog', item: `${site.address}/blog` },
        { position: 3, name: post.title, item: `${site.address}/blog/a-post` },
      ],
    })
    expect(steps(list)).toMatchObject({ itemListElement: [{}, { name: 'Blog' }] })
  })

  it('names the owner as the author of their posts, and a guest as the author of theirs', () => {
    const author = (page: Page) =>
      jsonLd(page).find((thing) => thing['@type'] === 'BlogPosting')?.['author']
    const person = jsonLd(aPost).find((thing) => thing['@type'] === 'Person')
    expect(author(aPost)).toEqual({ '@id': person?.['@id'] })
    const guest = { name: 'Ada', role: 'Guest', url: 'https://ada.example/' }
    const alone = makePost({ authors: [guest] })
    expect(author(postPageOf(alone))).toEqual({
      '@type': 'Person',
      name: 'Ada',
      jobTitle: 'Guest',
      url: 'https://ada.example/',
    })
    const both = makePost({ authors: [...post.authors, { name: 'Bo' }] })
    expect(author(postPageOf(both))).toEqual([
      { '@id': person?.['@id'] },
      { '@type': 'Person', name: 'Bo' },
    ])
  })

  it('is told in the language of the post, and of which series it is', () => {
    const posting = (page: Page) => jsonLd(page).find((thing) => thing['@type'] === 'BlogPosting')
    const foreign = makePost({ lang: 'de', series: 'Bäume' })
    const german = postPageOf(foreign)
    expect(posting(german)).toMatchObject({
      inLanguage: 'de',
      isPartOf: [{}, { '@type': 'CreativeWorkSeries', name: 'Bäume' }],
    })
    expect(linesOf(german)).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(posting(aPost)).toMatchObject({ inLanguage: 'en' })
    expect(linesOf(list)).toContain('<meta property="og:locale" content="en_US"/>')
  })

  it('cannot end its element, and is JSON', () => {
    const text = jsonLdText([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
  })
})
