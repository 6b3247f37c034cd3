import { describe, expect, it } from 'vitest'
import { inlineStyles } from '../../../../src/build/html/inlineStyles.mjs'

const SHEETS: Readonly<Record<string, string>> = {
  '/assets/base.css': '@layer reset;body{margin:0}\n',
  '/assets/page.css': 'h1{background:url(/assets/a.webp)}',
  '/assets/relative.css': 'h1{background:url(a.webp)}',
  '/assets/hostile.css': 'h1::after{content:"</style>"}',
}
const read = (address: string): string => SHEETS[address] ?? ''
const link = (address: string): string => `<link rel="stylesheet" crossorigin href="${address}">`

describe('the style sheets of a page', () => {
  it('stand in it in their order, where the first was linked', () => {
    const html = `<head>${link('/assets/base.css')}<title>A</title>${link('/assets/page.css')}</head>`
    const inlined = inlineStyles(html, read)
    expect(inlined).toContain(
      '<head><style>@layer reset;body{margin:0}h1{background:url(/assets/a.webp)}</style>',
    )
    expect(inlined.endsWith('<title>A</title></head>')).toBe(true)
  })

  it('keep their links, so that nothing fetches them later, but are not fetched', () => {
    const inlined = inlineStyles(link('/assets/base.css'), read)
    const [kept, ...more] = inlined.match(/<link[^>]*>/g) ?? []
    expect(more).toEqual([])
    expect(kept).toContain('href="/assets/base.css"')
    expect(kept).toMatch(/media="not all" disabled/)
  })

  it('leave a page without any as it is', () => {
    const html = '<link rel="icon" href="/favicon.ico">'
    expect(inlineStyles(html, read)).toBe(html)
  })

  it.each(['/assets/relative.css', '/assets/hostile.css'])('refuse %s', (address) => {
    expect(() => inlineStyles(link(address), read)).toThrow(address)
  })
})
