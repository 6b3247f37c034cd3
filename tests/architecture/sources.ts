/** The sources as texts, for rules that no linter has. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../src/build/scripts/root.mjs'

/** @returns paths below the root of all files in a folder */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

const COMMENT = /^[\s{]*(?:\/\*[^]*?\*\/|\/\/.*)/gm

/** The text of a file with blanks in the place of comments that begin a line. */
export function readCode(file: string): string {
  return read(file).replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}

/** The comments of a file that begin a line. */
export function readComments(file: string): string {
  return [...read(file).matchAll(COMMENT)].map(([comment]) => comment).join('\n')
}

/** `file:line: match`, for each match of a pattern with the flag `g`; its first group stands for it. */
export function matchesIn(file: string, source: string, pattern: RegExp): readonly string[] {
  return [...source.matchAll(pattern)].map((found) => {
    const line = source.slice(0, found.index).split('\n').length
    return `${file}:${line}: ${found.slice(1).find(Boolean) ?? found[0]}`
  })
}

/** Every text that is exactly one of these: in quotes, between the tags of JSX, or as the name of a property. */
export function spelt(texts: readonly string[]): RegExp {
  const any = `(${texts.map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)).join('|')})`
  return new RegExp(`['"\`]${any}['"\`]|>\\s*${any}\\s*<|^\\s*${any}:(?=\\s)`, 'gm')
}

export const SOURCES = filesBelow('src')
/** Modules, without declarations. */
export const CODE = SOURCES.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
