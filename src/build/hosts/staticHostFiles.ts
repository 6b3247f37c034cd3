/**
 * `_headers` and `_redirects`, which static hosts such as Netlify and Cloudflare Pages read from the folder
 * of a site. By themselves these hosts serve `blog.html` for `/blog`, answer with `404.html` where there is
 * nothing, and have files revalidated. Pure.
 */
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import type { HostFacts } from './hostFacts.ts'

/**
 * One rule a path. A header stands in one of the rules that match a path, not in two: the hosts would
 * join both values.
 */
export function headersFile({ headers }: HostFacts): string {
  return lines(
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${FOR_EVER}`,
    '/sw.js',
    `  Cache-Control: ${REVALIDATED}`,
  )
}

export function redirectsFile({ redirects }: HostFacts): string {
  return lines(
    '# Addresses that have moved for good.',
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
  )
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
