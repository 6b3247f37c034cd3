/** Fills in the first files of a site, which lie in `templates`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a new article says until its author does. The build warns of it. */
export const DRAFT_WORDS = {
  excerpt: 'One or two sentences for lists, search engines and feeds.',
  alt: 'What the picture shows, for those who do not see it.',
}

/**
 * @param {string} name of the file to be: `site.ts`
 * @param {Readonly<Record<string, string>>} values what stands in place of `{{key}}`, always between single quotes; a line
 *   with an empty value is left out
 * @returns {string}
 */
export function filledIn(name, values) {
  const template = readFileSync(new URL(`templates/${name}.txt`, import.meta.url), 'utf8')
  /** @param {string} value */
  const quoted = (value) =>
    path.extname(name) === '.ts' ? value.replaceAll(/[\\']/g, '\\$&') : value.replaceAll("'", "''")
  const lines = template.split('\n').flatMap((line) => {
    const keys = [...line.matchAll(/\{\{(\w+)\}\}/g)].map(([, key = '']) => key)
    if (keys.some((key) => values[key] === '')) return []
    return [line.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => quoted(values[key] ?? ''))]
  })
  return lines.join('\n').replaceAll(/\[\s+\]/g, '[]')
}
