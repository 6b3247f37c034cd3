/**
 * `_headers` and `_redirects`, which static hosts such as Netlify and Cloudflare Pages read from the folder
 * of a site. By themselves these hosts serve `blog.html` for `/blog`, answer with `404.html` where there is
 * nothing, and have files revalidated. Pure.
 */
import { withBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import type { HostFacts } from './hostFacts.ts'

/**
 * One rule a path. A header stands in one of the rules that match a path, not in two: the hosts would
 * join both values.
 */
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
    // What is at the root of the host may change.
    ...(base === '/' ? [] : ['# Where the site begins.', `/ ${base} 302`]),
    '# Addresses that have moved for good.',
    ...redirects.map(({ from, to }) => `${withBase(from, base)} ${withBase(to, base)} 301`),
  )
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
