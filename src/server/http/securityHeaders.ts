/**
 * The security headers of every answer. Builds text from data; knows nothing of requests.
 * Strict-Transport-Security is missing on purpose: whoever ends TLS in front of this server sets it.
 */

/** What the site's pages may use besides its own files, as CSP sources: `https://api.example.org`. */
export interface OutsideSources {
  /** Where scripts may send requests, such as the chat service and whoever counts visits. */
  readonly connect?: readonly string[]
  /** Hosts of pictures. */
  readonly images?: readonly string[]
  /** Hashes of the styles that stand in the pages themselves, quotes included: `'sha256-…'`. */
  readonly styles?: readonly string[]
  /** The same of scripts, and addresses of single scripts on other hosts. */
  readonly scripts?: readonly string[]
}

type Directives = Readonly<Record<string, readonly string[]>>

const SELF = "'self'"
const NONE = "'none'"

function directives({
  connect = [],
  images = [],
  styles = [],
  scripts = [],
}: OutsideSources): Directives {
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts],
    // React writes styles through the CSSOM, which this does not restrict.
    'style-src': [SELF, ...styles],
    // Pixi decodes pictures from data: and blob: addresses.
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'font-src': [SELF],
    'media-src': [SELF],
    'connect-src': [SELF, ...connect],
    'manifest-src': [SELF],
    // The service worker.
    'worker-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
    'form-action': [SELF],
  }
}

/** A source ends at a space and a directive at a semicolon: neither may come from outside. */
function checkSource(source: string): string {
  if (/[\s;,]/.test(source)) throw new Error(`Not a Content-Security-Policy source: '${source}'`)
  return source
}

/** What a page cannot say of itself: browsers ignore it there, and complain (CSP Level 3, 3.3). */
const HEADER_ONLY: readonly string[] = ['frame-ancestors']

/**
 * The value of `Content-Security-Policy`.
 * @param place where it stands: in a header, or in a page's `<meta>`
 * @throws {Error} if a source holds a space, comma or semicolon
 */
export function contentSecurityPolicy(
  outside: OutsideSources = {},
  place: 'header' | 'page' = 'header',
): string {
  return Object.entries(directives(outside))
    .filter(([name]) => place === 'header' || !HEADER_ONLY.includes(name))
    .map(([name, sources]) => [name, ...sources.map(checkSource)].join(' '))
    .join('; ')
}

/** Features that no page uses; an injected script cannot use them either. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** All security headers, by name. */
export function securityHeaders(outside: OutsideSources = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
