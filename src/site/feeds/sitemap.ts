import { resume } from 'virtual:resume'
import { wholeAddress } from '../../owner/addresses.ts'
import { SITEMAP_PATH } from '../../owner/paths.ts'
import { type Page, factsOf } from '../page.ts'
import { lastChange } from './atom.ts'
import { element, textElement } from '../markup.ts'

/** Posts have the day of their last change, lists that of their latest post. */
export function sitemap(pages: readonly Page[]): string {
  const lastChanged = (page: Page): string | undefined => {
    if (page.kind === 'post') return lastChange(page.post)
    if (page.kind === 'resume') return resume?.updated
    if (page.kind === 'custom') return page.custom.updated
    return page.kind === 'list' ? page.listing.posts.map(lastChange).sort().at(-1) : undefined
  }
  const urls = pages
    .filter((page) => factsOf(page).isListed)
    .map((page) => {
      const day = lastChanged(page)
      const address = textElement('loc', wholeAddress(page.path))
      return element('url', {}, address + (day === undefined ? '' : textElement('lastmod', day)))
    })
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>
${element('urlset', { xmlns: namespace }, `\n${urls.join('\n')}\n`)}
`
}

export function robots(): string {
  return `User-agent: *
Disallow:

Sitemap: ${wholeAddress(SITEMAP_PATH)}
`
}
