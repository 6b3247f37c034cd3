/** The Content-Security-Policy inside pages, for hosts without our headers; browsers enforce both. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allSources } from '../../server/http/outsideSources.ts'
import { contentSecurityPolicy, type OutsideSources } from '../../server/http/securityHeaders.ts'
import { emptyElement } from '../../site/markup.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'

/** `MEADOW_POLICY=in-pages` writes the policy into the pages as well as the headers. */
const SETTING = 'MEADOW_POLICY'

/** @throws {Error} for an unknown value */
export function isPolicyInPages(env: Readonly<Record<string, string | undefined>>): boolean {
  const value = env[SETTING]?.trim() ?? ''
  if (value === '' || value === 'in-headers') return false
  if (value === 'in-pages') return true
  throw new Error(`${SETTING} takes in-headers (the default) or in-pages, not '${value}'.`)
}

/** @param outside what pages may use besides the site's own files */
export function writePolicies(site: string, outside: OutsideSources): void {
  for (const name of filesBelow(site).filter((each) => each.endsWith('.html'))) {
    const file = path.join(site, name)
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), outside))
  }
}

/** Starts the head of every page. The policy must precede everything that it restricts. */
const CHARSET = emptyElement('meta', { charset: 'utf-8' })

/** @throws {Error} unless the page contains CHARSET exactly once */
export function withPolicy(html: string, outside: OutsideSources): string {
  const content = contentSecurityPolicy(allSources(outside, inlineSources([html])), 'page')
  const policy = emptyElement('meta', { 'http-equiv': 'Content-Security-Policy', content })
  if (html.split(CHARSET).length !== 2)
    throw new Error('A page should name its character set once.')
  return html.replace(CHARSET, () => `${CHARSET}\n${policy}`)
}
