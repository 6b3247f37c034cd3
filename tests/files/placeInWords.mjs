/** Which line of the owner's words a part of a built page was made from. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
/** A page of an article, or one of the owner's own. */
const PAGE = /^(?<isPost>blog\/)?(?<slug>[^/]+?)(?:\.html)?$/
/** In letters and digits: enough to tell two lines apart. */
const TELLING = 12

/**
 * @param {string} page path of the built page below the site, with or without its ending
 * @param {string} html from the fault on
 * @param {string} [words] folder of the owner's words, below the root
 * @returns {string} `src/content/posts/a.md:7: `, without the line where it cannot be found, or '' for
 *   a page that no text is the source of
 */
export function placeInWords(page, html, words = ownWords()) {
  const { isPost, slug } = PAGE.exec(page)?.groups ?? {}
  const file = ['md', 'mdx']
    .map((ending) => `${words}/${isPost ? 'posts' : 'pages'}/${slug}.${ending}`)
    .find((each) => existsSync(path.join(ROOT, each)))
  if (file === undefined) return ''
  const shown = lettersOf(html.replaceAll(/<[^>]*>/g, ' '))
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split(/\r\n?|\n/)
  const body = lines.indexOf('---', 1) + 1
  const at = lines.findIndex((line, index) => {
    const letters = lettersOf(line.replace(/^\s*[-*+]\s+\[[ x]\]/i, ''))
    if (index < body || letters === '') return false
    return shown.startsWith(letters) || letters.includes(shown.slice(0, TELLING))
  })
  return at < 0 ? `${file}: ` : `${file}:${at + 1}: `
}

/** As the build finds it (src/build/content/words/contentPlace.ts). */
function ownWords() {
  const isWritten = existsSync(path.join(ROOT, 'src/content/site.ts'))
  return process.env['MEADOW_CONTENT'] ?? (isWritten ? 'src/content' : 'src/sample')
}

/** @param {string} text */
function lettersOf(text) {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
