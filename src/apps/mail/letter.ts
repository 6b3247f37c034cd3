/** What a visitor writes to the owner, and how it reaches the visitor's own mail program. Pure. */

export interface Letter {
  readonly subject: string
  readonly text: string
}

export const EMPTY_LETTER: Letter = { subject: '', text: '' }

/** The letter that survives a reload, if it is one; checked by hand, since manifests load at once. */
export function keptLetter(value: unknown): Letter | undefined {
  const { subject, text } = Object(value ?? {}) as Record<string, unknown>
  if (typeof subject !== 'string' || typeof text !== 'string') return undefined
  return { subject, text }
}

const LONGEST_NAME = 40

/** What START calls a letter that was closed: its subject, else its first line; undefined where nothing was written. */
export function nameOfLetter(value: unknown): string | undefined {
  const letter = keptLetter(value)
  const lines = letter ? [letter.subject, ...letter.text.split('\n')] : []
  const name = lines.map((line) => line.trim()).find((line) => line !== '')
  return name === undefined ? undefined : Array.from(name).slice(0, LONGEST_NAME).join('')
}

/**
 * The address that hands the letter to the visitor's mail program: lines end with CR and LF there, and a
 * space is `%20`. Half a surrogate pair, which no address can hold, becomes U+FFFD.
 */
export function mailtoOf(to: string, { subject, text }: Letter): string {
  const parts = [
    ['subject', subject],
    ['body', text.replaceAll(/\r?\n/g, '\r\n')],
  ] as const
  const query = parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encoded(value)}`)
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/** Characters that every system hands on. Windows cuts longer addresses (at 2,083). */
const LONGEST_ADDRESS = 2_000

export function isTooLongToSend(mailto: string): boolean {
  return mailto.length > LONGEST_ADDRESS
}

/** The letter as text, for the clipboard: what a mail program asks for, from the top down. */
export function textOf(to: string, { subject, text }: Letter): string {
  return `To: ${to}\nSubject: ${subject}\n\n${text}`
}
