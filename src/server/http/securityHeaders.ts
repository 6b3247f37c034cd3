/** Strict-Transport-Security is missing: whatever terminates TLS in front of this server sets it. */

/** Sources besides the site's own files, as CSP writes them: `https://api.example.org`. */
export interface OutsideSources {
  /** Targets of requests from scripts, such as the chat service. */
  readonly connect?: readonly string[]
  readonly images?: readonly string[]
  /** Hashes of inline styles, quotes included: `'sha256-…'`. */
  readonly styles?: readonly string[]
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
    // React writes styles through the CSSOM, which the policy does not restrict.
    'style-src': [SELF, ...styles],
    // Pixi decodes pictures from data: and blob: addresses.
    'img-src': [SELF, 'data:', 'blob:', ...images],
    'font-src': [SELF],
    'media-src': [SELF],
    'connect-src': [SELF, ...connect],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
    'form-action': [SELF],
  }
}

/** Spaces and semicolons end sources and directives, so neither may come from outside. */
function checkSource(source: string): string {
  if (/[\s;,]/.test(source)) throw new Error(`Not a Content-Security-Policy source: '${source}'`)
  return source
}

/** Browsers ignore these directives in a `<meta>` and log a warning (CSP Level 3, 3.3). */
const HEADER_ONLY: readonly string[] = ['frame-ancestors']

/**
 * The value of `Content-Security-Policy` for a header or a `<meta>`.
 * @throws {Error} if a source contains a space, comma or semicolon
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

/** Unused features, which injected scripts cannot use either. */
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

/** Browsers trust the declared type of a file instead of guessing it. */
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' }

/**
 * For the bundler's files, which are not documents: scripts, styles and fonts are subject to the policy of the page that
 * loads them, and all the headers would double the size of a small file. An SVG file opened on its own runs no script.
 */
export const ASSET_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; media-src 'self'",
  ...NO_SNIFFING,
}

export function securityHeaders(outside: OutsideSources = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    ...NO_SNIFFING,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
