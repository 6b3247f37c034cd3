import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticleModule } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { articleNodes } from '../../../../src/build/html/articleText.ts'
import { readArticle } from '../../../../src/build/html/renderSite.tsx'
import { Island } from '../../../../src/documents/article/Island.tsx'
import { TextBody } from '../../../../src/documents/article/TextBody.tsx'

const articles = import.meta.glob<ArticleModule>('../../../../src/sample/posts/*.mdx', {
  eager: true,
})

/** Without the links by which React has pictures loaded early. */
const markup = (element: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(element).replaceAll(/<link rel="preload"[^>]*>/g, '')

describe('the text of an article as data', () => {
  it.each(Object.entries(articles))('gives the very HTML of its component: %s', (_, module) => {
    const { nodes, headings } = readArticle(module)
    const sent = JSON.parse(JSON.stringify(nodes)) as typeof nodes
    expect(markup(createElement(TextBody, { nodes: sent }))).toBe(
      markup(createElement(module.default, { components: { Island } })),
    )
    expect(headings).toBe(module.headings)
  })

  it('has no style attributes', () => {
    expect(() => articleNodes('<p style="color: red">a</p>')).toThrow('attribute style')
  })
})
