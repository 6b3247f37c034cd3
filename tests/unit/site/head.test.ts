import { describe, expect, it } from 'vitest'
import { blue } from '../../../src/base/theme/blue.ts'
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
/** As a machine reads it. */
function graphOf(page: Page): { readonly '@graph': readonly Readonly<Record<string, unknown>>[] } {
  const [, text = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headTags(page)) ?? []
  return JSON.parse(text)
}
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
    expect(headTags(homePage([]))).toContain(`${site.address}/cards/home.jpg`)
  })

  it('shows the newest articles of a list on a picture of its own, which its further pages share', () => {
    const many = Array.from({ length: 12 }, (_, index) => makePost({ slug: `post-${index}` }))
    const lists = listingsOf(many).map(listPage)
    const at = (path: string) => lists.find((each) => each.path === path)
    expect(at('/blog')).toMatchObject({
      cardPath: '/cards/blog.jpg',
      card: { title: site.blog.heading, articles: [{ note: 'October 17, 2025' }, {}, {}] },
    })
    expect(at('/blog/page/2')?.cardPath).toBe('/cards/blog.jpg')
    const own = lists.filter(({ path, cardPath }) => cardPath === `/cards${path}.jpg`)
    expect(own.map(({ path }) => path)).toContain(`/blog/categories/${post.category}`)
  })

  it('shows the desktop of the site on the picture of the start page', () => {
    const { desk } = homePage([post]).card
    expect(desk?.icons.map(({ icon }) => icon)).toContain('my-computer')
    expect(desk?.behind).toMatchObject({ bar: post.title })
    expect(homePage([]).card.desk?.behind).toBeUndefined()
  })

  it('tells of a post when it was published, its section and each of its tags', () => {
    const lines = linesOf(aPost)
    expect(lines).toContain('<meta property="og:type" content="article"/>')
    expect(lines).toContain('<meta property="article:published_time" content="2025-10-17"/>')
    expect(lines).toContain('<meta property="article:section" content="design"/>')
    expect(lines.filter((line) => line.includes('article:tag'))).toHaveLength(2)
    expect(headTags(list)).not.toContain('article:')
  })

  it('colours the toolbars of browsers as the page is, light or dark; the desktop is always light', () => {
    const bars = (page: Page) => linesOf(page).filter((line) => line.includes('"theme-color"'))
    const { desktop, light, dark } = blue.browserBar
    expect(bars(aPost)).toEqual([
      `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)"/>`,
      `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)"/>`,
    ])
    expect(bars(homePage([]))).toEqual([`<meta name="theme-color" content="${desktop}"/>`])
    expect(linesOf(aPost)).toContain('<meta name="color-scheme" content="light dark"/>')
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
    expect(typesIn(homePage([]))).toEqual(['WebSite', 'Person'])
    expect(typesIn(list)).toEqual(['WebSite', 'Person', 'Blog', 'BreadcrumbList'])
    expect(typesIn(pageAt('/about'))).toEqual([
      'WebSite',
      'Person',
      'ProfilePage',
      'BreadcrumbList',
    ])
    expect(typesIn(aPost)).toEqual(['WebSite', 'Person', 'BlogPosting', 'BreadcrumbList'])
    expect(typesIn(missing)).toEqual([])
  })

  it('is a graph on every page, whose nodes refer to each other', () => {
    const pages = [homePage([post]), list, aPost, ...createPages([])]
    const listed = pages.filter(({ isListed }) => isListed)
    expect(listed.length).toBeGreaterThan(6)
    for (const page of listed) {
      const { '@graph': things } = graphOf(page)
      expect(jsonLd(page)).toEqual(things)
      const text = JSON.stringify(things)
      const ids = new Set(things.map((thing) => thing['@id']))
      const references = [...text.matchAll(/{"@id":"([^"]+)"}/g)].map(([, id]) => id)
      expect(references.filter((id) => !ids.has(id))).toEqual([])
      const dates = [...text.matchAll(/"date\w+":"([^"]*)"/g)].map(([, date]) => date)
      expect(dates.filter((date = '') => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([])
    }
  })

  it('says when an article was published and changed, on its page and in the list', () => {
    const changed = makePost({ slug: 'changed', updated: '2026-02-03' })
    const [all] = listingsOf([changed, post])
    const { '@graph': things } = graphOf(all ? listPage(all) : list)
    expect(things.find((thing) => thing['@type'] === 'Blog')).toMatchObject({
      url: `${site.address}/blog`,
      name: site.blog.heading,
      blogPost: [
        { url: `${site.address}/blog/changed`, dateModified: '2026-02-03' },
        { headline: post.title, datePublished: '2025-10-17', dateModified: '2025-10-17' },
      ],
    })
    const posting = graphOf(postPageOf(changed))['@graph'].find(
      (thing) => thing['@type'] === 'BlogPosting',
    )
    expect(posting).toMatchObject({
      '@id': `${site.address}/blog/changed#article`,
      datePublished: '2025-10-17',
      dateModified: '2026-02-03',
    })
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
