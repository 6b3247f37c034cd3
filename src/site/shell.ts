/** Parses index.html, on which all documents of the site are based. */
import source from '../../index.html?raw'

const compact = source
  .replaceAll(/<!--.*?-->/gs, '')
  .replaceAll(/\s*\n\s*/g, '\n')
  .replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\s+/g, ' ').replace(' />', '/>'))

const FORM =
  /^<!doctype html>\n<html lang="(?<language>[\w-]+)">\n<head>\n(?<head>.*)\n<\/head>\n<body>\n(?<body>.*<script type="module" src="(?<program>[^"]+)"><\/script>)\n<\/body>\n<\/html>\n$/s

const parts = FORM.exec(compact)?.groups
if (!parts) throw new Error('index.html should end with the script of the program.')

export const SHELL = {
  language: parts['language'] ?? '',
  head: parts['head'] ?? '',
  body: parts['body'] ?? '',
  program: parts['program'] ?? '',
} as const

/** @throws {Error} unless the piece occurs exactly once */
export function replaceOnce(html: string, piece: string, replacement: string): string {
  if (html.split(piece).length !== 2) throw new Error(`index.html should hold ${piece} once.`)
  return html.replace(piece, () => replacement)
}
