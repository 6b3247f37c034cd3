import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ArticleModule, posts } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'

const FOLDER = '../../../src/sample/posts'
const bodies = import.meta.glob<ArticleModule>('../../../src/sample/posts/*.mdx', { eager: true })

function read(slug: string) {
  const body = bodies[`${FOLDER}/${slug}.mdx`]
  if (!body) throw new Error(`There is no article ${slug}`)
  return { headings: body.headings, html: renderToStaticMarkup(createElement(body.default)) }
}

const SLUGS = posts.map(({ slug }) => slug)
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, first]) => first)

describe('the list of articles', () => {
  it('has every article, newest first', () => {
    const files = readdirSync(path.join(ROOT, 'src/sample/posts'))
    const slugs = files.map((file) => path.basename(file, '.mdx'))
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('has a picture in several sizes and two formats for each', () => {
    for (const { image } of posts) {
      expect(image.alt).not.toBe('')
      expect(image.height).toBeGreaterThan(0)
      for (const [format, srcset] of [
        ['avif', image.avif],
        ['webp', image.webp],
      ] as const) {
        const widths = all(srcset, / (\d+)w/g).map(Number)
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
        expect(widths.at(-1)).toBe(image.width)
        expect(all(srcset, /\.(\w+) \d+w/g)).toEqual(widths.map(() => format))
      }
      expect(image.webp).toContain(image.src)
    }
  })
})

describe.each(SLUGS)('the article %s', (slug) => {
  const { headings, html } = read(slug)

  it('has no style attribute and no obsolete alignment, which the policy and HTML forbid', () => {
    expect(all(html, /\s(style|align)=/g)).toEqual([])
  })

  it('lists the headings that it has, with their ids', () => {
    const found = [...html.matchAll(/<h([23]) id="([^"]+)">/g)]
    expect(headings.map(({ depth, id }) => [String(depth), id])).toEqual(
      found.map(([, depth, id]) => [depth, id]),
    )
    expect(headings.length).toBeGreaterThan(3)
    for (const { text } of headings) expect(text.trim()).not.toBe('')
  })

  it('has every id once', () => {
    const ids = all(html, /\sid="([^"]+)"/g)
    expect(ids.length).toBe(new Set(ids).size)
  })

  it('has code that can be reached and scrolled by keyboard', () => {
    const frames = all(html, /(<pre[^>]*>)/g)
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames) {
      for (const attribute of ['tabindex="0"', 'role="group"', 'aria-label="Code'])
        expect(frame).toContain(attribute)
    }
  })

  it('links to headings, articles and pages that exist', () => {
    const links = all(html, /\shref="([#/][^"]*)"/g).map((href = '') => href.split('#'))
    const lost = links.filter(([page = '', id]) => {
      const target = page === '' ? slug : /^\/blog\/([^/]+)$/.exec(page)?.[1]
      if (target === undefined)
        return !['/', '/blog', '/about', '/resume', '/licence'].includes(page)
      return (
        !SLUGS.includes(target) || (id !== undefined && !read(target).html.includes(`id="${id}"`))
      )
    })
    expect(lost).toEqual([])
  })
})
