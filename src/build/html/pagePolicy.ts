/**
 * The Content-Security-Policy inside the pages, for hosts that send no headers of ours. Each page allows its own
 * styles and scripts alone. A host that sends the header as well enforces both, which agree.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allSources } from '../../server/http/outsideSources.ts'
import { contentSecurityPolicy, type OutsideSources } from '../../server/http/securityHeaders.ts'
import { emptyElement } from '../../site/markup.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'

/** Where the policy stands, besides the headers: `MEADOW_POLICY=in-pages` puts it into the pages. */
const SETTING = 'MEADOW_POLICY'

/**
 * @param env the environment of the build
 * @throws {Error} for a value that means nothing
 */
export function isPolicyInPages(env: Readonly<Record<string, string | undefined>>): boolean {
  const value = env[SETTING]?.trim() ?? ''
  if (value === '' || value === 'in-headers') return false
  if (value === 'in-pages') return true
  throw new Error(`${SETTING} takes in-headers (the default) or in-pages, not '${value}'.`)
}

/**
 * Writes the policy into every page of the built site.
 * @param site absolute path
 * @param outside what the pages may use besides the site's own files
 */
export function writePolicies(site: string, outside: OutsideSources): void {
  for (const name of filesBelow(site).filter((each) => each.endsWith('.html'))) {
    const file = path.join(site, name)
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), outside))
  }
}

/** What every page begins with (src/site/document.ts): the policy must come before whatever it is to restrict. */
const CHARSET = emptyElement('meta', { charset: 'utf-8' })

/**
 * A page with its policy.
 * @throws {Error} if the page does not begin as all pages do
 */
export function withPolicy(html: string, outside: OutsideSources): string {
  const content = contentSecurityPolicy(allSources(outside, inlineSources([html])), 'page')
  const policy = emptyElement('meta', { 'http-equiv': 'Content-Security-Policy', content })
  if (html.split(CHARSET).length !== 2)
    throw new Error('A page should name its character set once.')
  return html.replace(CHARSET, () => `${CHARSET}\n${policy}`)
}
