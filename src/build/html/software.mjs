/** Whose work the built site carries: what the bundles of the browser and the server have noted. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {import('../../site/facts/software.ts').BundledSoftware} BundledSoftware */

/** Written by softwarePlugin.ts. */
const FILE = '.vite/software.json'

/**
 * Each font and each version of a package once, by name.
 * @param {readonly string[]} folders of bundles: dist/client, dist/server
 * @returns {readonly BundledSoftware[]}
 */
export function readSoftware(folders) {
  /** @type {Map<string, BundledSoftware>} */
  const entries = new Map()
  for (const folder of folders) {
    const text = readFileSync(path.join(folder, FILE), 'utf8')
    for (const entry of /** @type {BundledSoftware[]} */ (JSON.parse(text))) {
      entries.set(`${entry.name} ${entry.version ?? ''}`, entry)
    }
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name))
}
