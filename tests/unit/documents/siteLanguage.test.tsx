/** What the documents of a site in another language than the interface say of their languages. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { CustomDocument } from '../../../src/documents/custom/CustomDocument.tsx'
import { listingsOf } from '../../../src/documents/postList/listings.ts'
import { PostList } from '../../../src/documents/postList/PostList.tsx'
import { Profile } from '../../../src/documents/profile/Profile.tsx'
import { makePost } from '../../support/posts.ts'

vi.mock('virtual:site', async () => {
  const { siteOf } = await import('../../support/ownerWords.ts')
  const { site } = await import('../../../src/sample/site.ts')
  return { site: siteOf({ ...site, language: 'el' }), hasResume: false }
})

/** Without classes, which are the bundler's. */
const bare = (html: string): string => html.replaceAll(/ class="[^"]*"/g, '')

describe('a list of posts', () => {
  const posts = [makePost({ date: '2026-02-01' })]
  const [all, tag] = listingsOf(posts).map((listing) =>
    bare(renderToStaticMarkup(<PostList listing={listing} level={1} />)),
  )

  it("marks the owner's words, and no others", () => {
    expect(all).toMatch(/<h1 lang="el">/)
    expect(all).toMatch(/<h2 lang="el">/)
    expect(all).toContain('<time dateTime="2026-02-01" lang="el">1 Φεβρουαρίου 2026</time>')
    expect(all).toMatch(/Read article <span lang="el">A /)
  })

  it('marks what a topic is called within the heading', () => {
    expect(tag).toMatch(/<h1>Tag: <span lang="el">[^<]+<\/span><\/h1>/)
  })
})

describe('a profile', () => {
  it("marks the owner's words, and leaves headings and names of lists in English", () => {
    const html = bare(renderToStaticMarkup(<Profile level={1} />))
    expect(html).toMatch(/<p lang="el">I am Robin/)
    expect(html).toContain('<h2 id="skills">Skills</h2>')
    expect(html).toMatch(/<ul role="list" aria-label="Skills"><li lang="el">/)
    expect(html).toMatch(/Open the demo<span> of <span lang="el">/)
  })
})

describe("a page of the owner's own", () => {
  it('is in the language of the site, but for the word before the day', () => {
    const page = { path: '/now', title: 'Now', description: '', isLinked: true }
    const html = bare(
      renderToStaticMarkup(
        <CustomDocument page={{ ...page, updated: '2026-02-01' }} level={1}>
          Text
        </CustomDocument>,
      ),
    )
    expect(html).toContain('<article lang="el">')
    expect(html).toContain('<span lang="en">Updated <time dateTime="2026-02-01" lang="el">')
  })
})
