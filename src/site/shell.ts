/**
 * What index.html at the top of the project says: all documents of the site begin with it, and that of `/` consists of
 * it. Pure.
 */
import source from '../../index.html?raw'

/** Without the comments and spaces that visitors need not load. */
const compact = source
  .replaceAll(/<!--.*?-->/gs, '')
  .replaceAll(/\s*\n\s*/g, '\n')
  .replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\s+/g, ' ').replace(' />', '/>'))

const FORM =
  /^<!doctype html>\n<html lang="(?<language>[\w-]+)">\n<head>\n(?<head>.*)\n<\/head>\n<body>\n(?<body>.*<script type="module" src="(?<program>[^"]+)"><\/script>)\n<\/body>\n<\/html>\n$/s

const parts = FORM.exec(compact)?.groups
if (!parts) throw new Error('index.html should end with the script of the program.')

export const SHELL = {
  /** The language of the program's own words. */
  language: parts['language'] ?? '',
  /** The tags that every head begins with. */
  head: parts['head'] ?? '',
  body: parts['body'] ?? '',
  /** Address of the program's source. */
  program: parts['program'] ?? '',
} as const

/**
 * @param html with one such piece
 * @throws {Error} if there is none, or more than one
 */
export function replaceOnce(html: string, piece: string, replacement: string): string {
  if (html.split(piece).length !== 2) throw new Error(`index.html should hold ${piece} once.`)
  return html.replace(piece, () => replacement)
}
