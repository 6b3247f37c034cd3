import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Contents } from '../../../../src/documents/article/Contents.tsx'

const heading = (id: string, depth: 2 | 3) => ({ id, text: `The ${id}`, depth })
const markup = (...headings: readonly ReturnType<typeof heading>[]) =>
  renderToStaticMarkup(<Contents headings={headings} isLandmark language="en" />).replaceAll(
    / class="[^"]*"/g,
    '',
  )

describe('the table of contents', () => {
  it('lists the sections of a section below it', () => {
    expect(markup(heading('a', 2), heading('b', 3), heading('c', 2))).toContain(
      '<ol><li><a href="#a">The a</a><ol><li><a href="#b">The b</a></li></ol></li><li><a href="#c">The c</a></li></ol>',
    )
  })

  it('lists a third level that comes first by itself', () => {
    expect(markup(heading('a', 3), heading('b', 2))).toContain(
      '<ol><li><a href="#a">The a</a></li><li><a href="#b">The b</a></li></ol>',
    )
  })

  it('is left out where there are no sections', () => {
    expect(markup()).toBe('')
  })

  it('is no landmark in a window', () => {
    const list = [heading('a', 2)]
    expect(
      renderToStaticMarkup(<Contents headings={list} isLandmark={false} language="en" />),
    ).not.toContain('<nav')
  })
})
