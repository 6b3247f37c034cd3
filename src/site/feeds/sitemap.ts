import { wholeAddress } from '../../owner/addresses.ts'
import { SITEMAP_PATH } from '../../owner/paths.ts'
import type { Page } from '../page.ts'
import { element, textElement } from '../markup.ts'

export function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, changed }) => {
      const address = textElement('loc', wholeAddress(path))
      const day = changed === undefined ? '' : textElement('lastmod', changed)
      return element('url', {}, address + day)
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
