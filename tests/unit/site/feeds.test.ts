import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { site } from '../../../src/sample/site.ts'
import { atomFeed } from '../../../src/site/feeds/atom.ts'
import { feedBody } from '../../../src/build/html/feedBody.ts'
import { llmsText } from '../../../src/site/feeds/llms.ts'
import { robots, sitemap } from '../../../src/site/feeds/sitemap.ts'
import { twinText } from '../../../src/site/feeds/twin.ts'
import { createPages, homePage } from '../../../src/site/kinds/createPages.ts'
import { makePost } from '../../support/posts.ts'

const older = makePost()
const newer = makePost({ slug: 'b-post', title: 'B', date: '2025-10-29' })

describe('the sitemap', () => {
  const xml = sitemap([homePage([]), ...createPages([newer, older])])
  const entries = xml.split('\n').filter((line) => line.startsWith('<url>'))

  it('holds every page that is to be found, with whole addresses', () => {
    const paths = entries.map((entry) =>
      /<loc>(.*)<\/loc>/.exec(entry)?.[1]?.slice(site.address.length),
    )
    expect(paths).toEqual([
      '/',
      '/blog',
      '/blog/tags/canvas',
      '/blog/tags/r-d',
      '/blog/categories/design',
      '/blog/b-post',
      '/blog/a-post',
      '/about',
      '/resume',
      '/help-and-support',
      '/licence',
      '/feed',
      '/burrow',
      '/tidewater',
    ])
  })

  it('tells the day of posts, and of the newest for their list', () => {
    const days = entries.map((entry) => /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1])
    const [newest, oldest] = ['2025-10-29', '2025-10-17']
    expect(days.slice(0, 7)).toEqual([undefined, newest, newest, newest, newest, newest, oldest])
  })

  it('is named by robots.txt, which forbids nothing', () => {
    expect(robots()).toContain(`\nSitemap: ${site.address}/sitemap.xml\n`)
    expect(robots()).toMatch(/^Disallow:$/m)
  })
})

describe('the feed', () => {
  const place = { list: '/blog', title: site.name, year: 2026 }
  const xml = atomFeed(place, [
    { post: newer, body: '<p>One</p>' },
    { post: older, body: '<p>5 &lt; 6 &amp; "7"</p>' },
  ])

  it('changed when the newest post came, or a post was changed last', () => {
    const changeOf = (text: string) => /<updated>(.*?)<\/updated>/.exec(text)?.[1]
    expect(changeOf(xml)).toBe('2025-10-29T00:00:00Z')
    const changed = atomFeed(place, [{ post: { ...older, updated: '2025-12-01' }, body: '' }])
    expect(changeOf(changed)).toBe('2025-12-01T00:00:00Z')
  })

  it('has a style sheet, so that whoever opens it can read it', () => {
    expect(xml).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>')
  })

  it('carries whole texts as escaped HTML, and plain titles', () => {
    expect(xml).toContain(
      '<content type="html">&lt;p&gt;5 &amp;lt; 6 &amp;amp; &quot;7&quot;&lt;/p&gt;</content>',
    )
    expect(xml).toContain('<title>A &lt;post&gt; &amp; more</title>')
  })

  it('gives every entry what Atom asks for', () => {
    const entries = xml.split('<entry>').slice(1)
    expect(entries).toHaveLength(2)
    for (const entry of entries) {
      for (const name of ['id', 'title', 'published', 'updated', 'author', 'summary'])
        expect(entry.split(`<${name}>`)).toHaveLength(2)
      expect(entry).toContain('<category term="R&amp;D"/>')
    }
  })
})

describe("a post's body in the feed", () => {
  const page = 'https://site.example/blog/a-post'
  const body = (html: string) => feedBody(html, page)

  it('leads to whole addresses', () => {
    expect(
      body(
        '<a href="/about">a</a><a href="#x">b</a><a href="https://o.example/?a=1&amp;b=2">c</a>',
      ),
    ).toBe(
      '<a href="https://site.example/about">a</a><a href="https://site.example/blog/a-post#x">b</a><a href="https://o.example/?a=1&amp;b=2">c</a>',
    )
    expect(body('<img src="/assets/a.webp" alt="A &quot;b&quot;" class="c"/>')).toBe(
      '<img src="https://site.example/assets/a.webp" alt="A &quot;b&quot;"/>',
    )
  })

  it('has neither buttons, scripts nor what only carries styles', () => {
    expect(
      body(
        '<pre class="code" tabindex="0"><code><span class="line"><span class="k">let</span> a</span>\n<span class="line">b</span></code></pre><button type="button">Copy<span>!</span></button><script type="module" src="/a.js"></script>',
      ),
    ).toBe('<pre><code>let a\nb</code></pre>')
  })

  it('says a drawing in words, and drops an ornament', () => {
    const drawing =
      '<figure><svg viewBox="0 0 1 1"><title id="t">Two windows.</title><desc>One covers the other.</desc><g><text x="1">5</text></g></svg><figcaption>Caption</figcaption></figure>'
    expect(body(drawing)).toBe(
      '<figure><p><strong>Two windows.</strong> One covers the other.</p><figcaption>Caption</figcaption></figure>',
    )
    expect(body('<p>a<svg><path d="M0 0"></path></svg>b<i aria-hidden="true">#</i></p>')).toBe(
      '<p>ab</p>',
    )
  })

  it('says an interactive figure in words', () => {
    const still =
      '<div data-part="stage" role="img" aria-label="A line that rises."><svg><text>0.5</text></svg></div>'
    expect(
      body(`<figure data-island="kappa">${still}<figcaption><p>Caption</p></figcaption></figure>`),
    ).toBe('<figure><p>A line that rises.</p><figcaption><p>Caption</p></figcaption></figure>')
  })

  it('has formulas as their source', () => {
    const math = (display: string) =>
      `<math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">x &lt; \\frac</annotation></semantics></math>`
    expect(body(`<p>So ${math('')}.</p>`)).toBe('<p>So <code>x &lt; \\frac</code>.</p>')
    expect(body(`<div class="formula" tabindex="0">${math(' display="block"')}</div>`)).toBe(
      '<pre><code>x &lt; \\frac</code></pre>',
    )
  })
})

describe('the Markdown twin', () => {
  const text = twinText(older, 'Body.\n')

  it('begins with readable facts, then title and picture', () => {
    const [, matter = '', rest = ''] = text.split('---\n')
    expect(parseYaml(matter)).toMatchObject({
      title: older.title,
      date: '2025-10-17',
      tags: older.tags,
      canonical: `${site.address}/blog/a-post`,
    })
    expect(matter).not.toMatch(/authors|series|lang/)
    expect(rest).toBe(
      `\n# ${older.title}\n\n![A picture](${site.address}/assets/a-1600.webp)\n\nBody.\n`,
    )
  })
})

it('what is told to language models and to systems leads to every post as Markdown', () => {
  const text = llmsText([newer, older])
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true)
  expect(text).toContain(`- [B](${site.address}/blog/b-post.md): `)
  expect(text).toContain(`(${site.address}/blog/a-post.md)`)
  expect(text).toContain(`- [Help and Support](${site.address}/help-and-support): `)
})
