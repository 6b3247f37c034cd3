/**
 * Which styles stand in the pages themselves (src/build/inlineStyles.mjs puts them there), as the
 * Content-Security-Policy names them: by their hashes. Reads the disk.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const STYLE = /<style>([^]*?)<\/style>/g

/**
 * @param root folder of the built site
 * @returns CSP sources, each once: `'sha256-…'`
 * @throws {Error} where the folder cannot be read
 */
export function inlineStyleSources(root: string): readonly string[] {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const styles = pages.flatMap((name) => [
    ...readFileSync(path.join(root, name), 'utf8').matchAll(STYLE),
  ])
  return [...new Set(styles.map(([, css = '']) => `'sha256-${sha256(css)}'`))]
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
