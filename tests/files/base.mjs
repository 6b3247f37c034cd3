/** Where a built site lies on its host, as the site itself says it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @param {string} site absolute path of the built site, `client`
 * @returns {string} `/`, or `/portfolio/` where its address has a path
 */
export function builtBase(site) {
  return JSON.parse(readFileSync(path.join(site, 'manifest.webmanifest'), 'utf8')).scope
}
