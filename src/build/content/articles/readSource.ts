/** Reads a text as the owner sees it, without the bytes that editors and file systems hide. */
import { readFileSync } from 'node:fs'

/** Spaces that Markdown does not accept: Option+Space on a Mac, or what a word processor leaves. */
const HARD = '\u00a0\u2007\u202f\u3000'
/** Signs without a width, which come with what is copied from elsewhere. */
const HIDDEN = '\u200b\u2060\ufeff'
const SIGN = String.raw`(?:#{1,6}|[-*+]|\d{1,9}[.)])`

/** What stands before the sign of a heading, a list, a quotation, a table or code. */
const BEFORE_SIGN = new RegExp(
  `^[ \\t${HARD}${HIDDEN}]+(?=${SIGN}[ \\t${HARD}]|[>|]|\`{3}|~{3})`,
  'gm',
)
/** Between the sign of a heading or a list and its words. */
const BEHIND_SIGN = new RegExp(`^(?<sign>[ \\t]*${SIGN})[${HARD}]`, 'gm')

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
    .replaceAll(BEFORE_SIGN, (spaces) =>
      spaces
        .replaceAll(new RegExp(`[${HIDDEN}]`, 'g'), '')
        .replaceAll(new RegExp(`[${HARD}]`, 'g'), ' '),
    )
    .replaceAll(BEHIND_SIGN, '$<sign> ')
}

export const NOT_UTF8 =
  'it is not encoded as UTF-8, so its letters cannot be read; save it again with the encoding UTF-8'
