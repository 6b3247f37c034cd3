import { articles } from 'virtual:articles'
import { bodies as markdown } from 'virtual:markdown'
import { type Post, posts } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { planSite, readArticle } from '../../../../src/build/html/renderSite.tsx'
import type { SiteContent } from '../../../../src/build/html/planInput.ts'
import { parsePostData } from '../../../../src/documents/data/pageData.ts'

const NO_LOOK = { script: '', schemes: {} }
const SETTINGS = {
  assets: {
    look: NO_LOOK,
    styles: [],
    kindStyles: {
      article: [{ address: '/assets/article.css', text: '.article{}' }],
      list: [{ address: '/assets/list.css', text: '.list{}' }],
      profile: [],
      resume: [],
      help: [],
    },
    scripts: ['/assets/page.js'],
    modules: [],
  },
  start: { look: NO_LOOK, styles: [], entry: '/assets/program.js', needed: [], script: '' },
  facts: { year: 2026, software: [] },
}

/** The site as it would be with these posts, and the text of a file of it. */
function siteOf(shown: readonly Post[], previews: readonly Post[] = []) {
  const content: SiteContent = {
    posts: shown,
    previews,
    findable: [],
    answers: [],
    passages: [],
    summaries: [],
    markdown,
    text: async (page) => {
      const article = articles[page.replace(/^\/preview\//, '/blog/')]
      if (!article) throw new Error(`There is no text for ${page}.`)
      return readArticle(await article.load())
    },
    versionOf: (page) => page,
  }
  const plan = planSite(content, SETTINGS)
  const textOf = (path: string): string | Promise<string> => {
    const file = plan.files.find((each) => each.path === path)
    if (!file) throw new Error(`There is no ${path}`)
    return file.text()
  }
  return { ...plan, textOf, dataOf: async (path: string) => JSON.parse(await textOf(path)) }
}

describe('the files of the site', () => {
  it('hold for each post what its window shows, at former addresses too', async () => {
    const [first, second] = posts
    if (!first || !second) throw new Error('there are posts')
    const { dataOf } = siteOf([{ ...first, aliases: ['before'] }, second])
    const data = parsePostData(await dataOf(`/windows/blog/${first.slug}.json`))
    expect(data.post.title).toBe(first.title)
    expect(data.neighbors).toEqual({
      previous: { slug: second.slug, title: second.title },
      next: null,
    })
    expect(data.text.nodes.length).toBeGreaterThan(10)
    expect(await dataOf('/windows/blog/before.json')).toEqual(data)
  })

  it('show an article that is held back at an address that nothing leads to', async () => {
    const [draft, ...others] = posts
    if (!draft) throw new Error('there are posts')
    const { files, textOf, cards, offline } = siteOf(others, [draft])
    const page = await textOf(`/preview/${draft.slug}.html`)
    expect(page).toContain('<meta name="robots" content="noindex"')
    expect(page).toContain(draft.title)
    expect(page).not.toMatch(/rel="canonical"|rel="tag"|property="og:|ld\+json/)
    for (const { path, text } of files) {
      if (path.startsWith('/preview/')) continue
      expect([path, (await text()).includes(draft.slug)]).toEqual([path, false])
    }
    expect(
      [...cards.map(({ path }) => path), ...offline.always, ...offline.posts].join(),
    ).not.toContain(draft.slug)
  })

  it('are kept for reading offline: the newest posts, the list of them for its window, and the search', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...(posts[0] as Post),
      slug: `post-${index}`,
    }))
    const { always, posts: kept } = siteOf(many).offline
    expect(kept).toHaveLength(20)
    expect(kept[0]).toBe('/blog/post-0.html')
    expect(always.filter((name) => name.startsWith('/blog/'))).toEqual([])
    expect(always.filter((name) => name.endsWith('.json'))).toEqual([
      '/windows/blog.json',
      '/search.json',
      '/questions.json',
    ])
  })
})

describe('a site without posts', () => {
  const site = siteOf([])

  it('has every page and file, none of which fails', async () => {
    for (const { text, path } of site.files) expect([path, await text()]).not.toEqual([path, ''])
    expect(site.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/index.html', '/blog.html', '/feed.xml', '/windows/blog.json']),
    )
    expect(site.redirects).toEqual([])
  })
})
