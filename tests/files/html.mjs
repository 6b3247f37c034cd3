/** Validates the built HTML files, one test each. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { HTML_RULES } from './htmlRules.mjs'
import { placeInWords } from './placeInWords.mjs'

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
 * @param {string} site absolute path of the built site
 * @param {string} name path of the file below it
 * @throws {Error} that lists every fault with its line and column, and the line of an article
 */
export async function validateHtml(site, name) {
  const file = path.join(site, name)
  const { valid, results } = await new HtmlValidate(HTML_RULES).validateFile(file)
  if (valid) return
  const html = readFileSync(file, 'utf8')
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, offset, ruleId, message }) => {
      const place = placeInWords(name, html.slice(offset))
      return `${place}${line}:${column} ${ruleId}: ${message}`
    }),
  )
  throw new Error(faults.join('\n'))
}
