import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticleModule } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { articleNodes } from '../../../../src/build/html/articleText.ts'
import { readArticle } from '../../../../src/build/html/renderSite.tsx'
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
      markup(createElement(module.default)),
    )
    expect(headings).toBe(module.headings)
  })

  it('has attributes as React names them, of drawings and formulas too', () => {
    expect(articleNodes('<p class="a b" tabindex="0" aria-hidden="true" data-x="1">t</p>')).toEqual(
      [['p', { className: 'a b', tabIndex: 0, 'aria-hidden': 'true', 'data-x': '1' }, ['t']]],
    )
    const drawing =
      '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path><title>T</title></svg>'
    expect(renderToStaticMarkup(createElement(TextBody, { nodes: articleNodes(drawing) }))).toBe(
      drawing,
    )
    const formula = '<math display="block"><mi mathvariant="normal">x</mi></math>'
    expect(renderToStaticMarkup(createElement(TextBody, { nodes: articleNodes(formula) }))).toBe(
      formula,
    )
  })

  it('keeps elements without content, and lists of one', () => {
    expect(articleNodes('a<br><ul><li><b>c</b></li></ul>')).toEqual([
      'a',
      ['br', {}, []],
      ['ul', {}, [['li', {}, [['b', {}, ['c']]]]]],
    ])
    expect(articleNodes('')).toEqual([])
  })

  it('has no style attributes', () => {
    expect(() => articleNodes('<p style="color: red">a</p>')).toThrow('attribute style')
  })
})
