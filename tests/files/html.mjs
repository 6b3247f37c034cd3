/** Validates the built HTML files, one test each. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { HTML_RULES } from './htmlRules.mjs'

/**
 * @param {string} site absolute path of the built site
 * @returns {string[]} paths of its HTML files below it, in order
 */
export function htmlFiles(site) {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

/**
 * @param {string} file absolute path
 * @throws {Error} that lists every fault with its line and column
 */
export async function validateHtml(file) {
  const { valid, results } = await new HtmlValidate(HTML_RULES).validateFile(file)
  if (valid) return
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  throw new Error(faults.join('\n'))
}
