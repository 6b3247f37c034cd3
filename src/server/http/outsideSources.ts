/** The hosts outside the site that its content needs. */
import type { SiteWords } from '../../owner/types.ts'
import type { OutsideSources } from './securityHeaders.ts'

/** None for paths on this site, invalid addresses and schemes without a host. */
export function originsOf(address: string | null): readonly string[] {
  if (address === null || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}

/** The sources that the site's content names; no others are allowed. */
export function contentSources({
  searchLogo = null,
  counting,
}: Pick<SiteWords, 'searchLogo' | 'counting'>): OutsideSources {
  const images = originsOf(searchLogo)
  if (!counting) return { images }
  return { images, scripts: scriptsOf(counting.script), connect: originsOf(counting.endpoint) }
}

/** A script on another host as a CSP source. Sources have no query and match any. */
function scriptsOf(address: string): readonly string[] {
  return originsOf(address).map((origin) => {
    const { pathname } = new URL(address)
    // A comma or semicolon would end the source, and a dollar begins an nginx variable; escaped
    // ones match.
    const path = pathname.replaceAll(/[,;$]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    return origin + path
  })
}

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
