/**
 * Which hosts outside the site its own content needs. Reads the content only; what the answers say
 * of it is in securityHeaders.ts.
 */
import type { Site } from '../../owner/types.ts'
import type { OutsideSources } from './securityHeaders.ts'

/**
 * The origin of an address on another host, as a CSP source. None for an address on this site
 * (`/logo.svg`), for what is no address, and for schemes that name no host.
 */
export function originsOf(address: string | null): readonly string[] {
  if (address === null || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}

/** What the site's content asks of other hosts. */
export function contentSources({ searchLogo }: Pick<Site, 'searchLogo'>): OutsideSources {
  return { images: originsOf(searchLogo) }
}
