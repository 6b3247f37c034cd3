/**
 * Which styles and scripts stand in the pages themselves (src/build/html/inlineStyles.mjs and
 * src/build/html/firstScript.mjs put them there), as the Content-Security-Policy names them: by their
 * hashes. Reads the disk.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g
const SCRIPT = /<script type="module">([^]*?)<\/script>/g

/** CSP sources, each once: `'sha256-…'`. */
export interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * @param root folder of the built site
 * @throws {Error} where the folder cannot be read
 */
export function inlineSources(root: string): InlineSources {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
  return { styles: hashesOf(pages, STYLE), scripts: hashesOf(pages, SCRIPT) }
}

/** @param element finds every such element in a page; its first group is what it holds */
function hashesOf(pages: readonly string[], element: RegExp): readonly string[] {
  const texts = pages.flatMap((page) => [...page.matchAll(element)].map(([, text = '']) => text))
  return [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))]
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
