/**
 * `_headers` and `_redirects` for static hosts such as Netlify and Cloudflare Pages. By default these
 * hosts serve `blog.html` for `/blog`, respond with `404.html` for missing files, and have files
 * revalidated.
 */
import { withBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import type { HostFacts } from './hostFacts.ts'

/** No two rules for a path contain the same header, because the hosts would join the values. */
export function headersFile({ headers, base }: HostFacts): string {
  return lines(
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${FOR_EVER}`,
    `${base}sw.js`,
    `  Cache-Control: ${REVALIDATED}`,
  )
}

export function redirectsFile({ redirects, base }: HostFacts): string {
  return lines(
    // Temporary, because the host's root may get other content.
    ...(base === '/' ? [] : ['# Where the site begins.', `/ ${base} 302`]),
    '# Addresses that have moved for good.',
    ...redirects.map(({ from, to }) => `${withBase(from, base)} ${withBase(to, base)} 301`),
  )
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
