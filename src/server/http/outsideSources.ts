/**
 * Which hosts outside the site its own content needs. Reads the content only; what the answers say
 * of it is in securityHeaders.ts.
 */
import type { SiteWords } from '../../owner/types.ts'
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

/** What the site's content asks of other hosts: nothing is allowed that it does not name. */
export function contentSources({
  searchLogo = null,
  counting,
}: Pick<SiteWords, 'searchLogo' | 'counting'>): OutsideSources {
  const images = originsOf(searchLogo)
  if (!counting) return { images }
  return { images, scripts: scriptsOf(counting.script), connect: originsOf(counting.endpoint) }
}

/** A single script as a CSP source; none for one of this site. A source has no query, and matches any. */
function scriptsOf(address: string): readonly string[] {
  return originsOf(address).map((origin) => {
    const { pathname } = new URL(address)
    // A comma or semicolon would end the source, and a dollar begins a variable of nginx; escaped, they match.
    const path = pathname.replaceAll(/[,;$]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    return origin + path
  })
}

/** Everything that several parts of the site ask for, each source once. */
export function allSources(...parts: readonly OutsideSources[]): OutsideSources {
  const all = (name: keyof OutsideSources): readonly string[] => [
    ...new Set(parts.flatMap((part) => part[name] ?? [])),
  ]
  return {
    connect: all('connect'),
    images: all('images'),
    styles: all('styles'),
    scripts: all('scripts'),
  }
}
