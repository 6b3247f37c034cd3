import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LogoPicture } from '../../../../src/apps/internetExplorer/search/parts.tsx'

const ADDRESS = 'https://pictures.example.org/logo.svg'

function markup(address: string | null, isNamed: boolean): string {
  const logo = { address, onLoad: () => {}, onError: () => {} }
  return renderToStaticMarkup(<LogoPicture logo={logo} size="large" isNamed={isNamed} />)
}

describe("the search engine's logo", () => {
  it('is asked for without telling who asks', () => {
    const html = markup(ADDRESS, true)
    expect(html).toContain(`src="${ADDRESS}"`)
    expect(html).toMatch(/<img[^>]* referrerPolicy="no-referrer"[^>]* src=/i)
    expect(html).not.toContain('<svg')
  })

  it('is the own wordmark where there is no address, and then nobody is asked', () => {
    const html = markup(null, true)
    expect(html).toContain('role="img"')
    expect(html).toContain('aria-label="Meadow search"')
    expect(html).not.toMatch(/<img|https?:\/\/(?!www\.w3\.org)/)
  })

  it('has no name of its own inside a button that has one', () => {
    expect(markup(ADDRESS, false)).toContain('alt=""')
    expect(markup(null, false)).toContain('aria-hidden="true"')
    expect(markup(null, false)).not.toContain('aria-label')
  })
})
