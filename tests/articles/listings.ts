/** The code, the printed output and the running text of the sample's articles, as their files have them. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { temporaryFolder } from '../support/temporaryFolder.ts'

export interface Listing {
  readonly language: string
  readonly code: string
}

export interface Article {
  /** Every fenced block, in the order of the article. */
  readonly listings: readonly Listing[]
  /** The running text on one line, without fenced blocks and marks of emphasis. */
  readonly prose: string
}

/** @param slug the name of a file in the sample's posts, without its ending */
export function readArticle(slug: string): Article {
  const source = readFileSync(path.join(ROOT, `src/sample/posts/${slug}.mdx`), 'utf8')
  const body = source.slice(source.indexOf('\n---\n', 4) + 5)
  const fenced = /^```(\w+)\n([\s\S]*?)^```$/gm
  return {
    listings: [...body.matchAll(fenced)].map(([, language = '', code = '']) => ({
      language,
      code,
    })),
    prose: body.replace(fenced, '').replace(/[*_`]/g, '').replace(/\s+/g, ' '),
  }
}

/** All blocks of a language, joined in their order. */
export const codeOf = ({ listings }: Article, language: string): string =>
  listings
    .filter((listing) => listing.language === language)
    .map(({ code }) => code)
    .join('\n')

/** Saves each listing under the name in its first line, as the article asks, and returns the folder. */
export function saveListings({ listings }: Article): string {
  const folder = temporaryFolder()
  for (const { code } of listings) {
    const name = /^\/\/ ([\w.]+\.mjs)/.exec(code)?.[1]
    if (name) writeFileSync(path.join(folder, name), code)
  }
  return folder
}

/** What a program prints. Throws if it fails. */
export const printed = (folder: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
