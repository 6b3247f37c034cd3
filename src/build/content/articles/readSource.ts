/** Reads a text as the owner sees it, without the bytes that editors and file systems hide. */
import { readFileSync } from 'node:fs'

/** A heading or a bullet with a space that Markdown does not accept: Option+Space on a Mac. */
const HARD_SPACE = /^(?<mark>[ \t]*(?:#{1,6}|[-*+]))[\u00a0\u2007\u202f\u3000]/gm

/** @returns undefined for a file that is not UTF-8; a byte order mark is left out */
export function readSource(file: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    // UTF-16 has one beside each Latin letter.
    return text.includes('\0') ? undefined : text
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** With line feeds only, and with spaces that Markdown accepts. Lines keep their numbers. */
export function plainSource(source: string): string {
  return source
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(HARD_SPACE, '$<mark> ')
}

export const NOT_UTF8 =
  'it is not encoded as UTF-8, so its letters cannot be read; save it again with the encoding UTF-8'
