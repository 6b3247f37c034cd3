/** What the build tells the server of the site, in a file beside it. */
import { readFileSync } from 'node:fs'

/** The hashes of inline styles and scripts, which the Content-Security-Policy allows. */
export interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

export interface BuiltSite {
  readonly inline: InlineSources
  /** Addresses that have moved, without a slash at their ends. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

export const BUILT_SITE_FILE = 'site.json'

/** @throws {Error} if the file is missing or broken: without it the policy would block every page */
export function readBuiltSite(file: string | URL): BuiltSite {
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite
}
