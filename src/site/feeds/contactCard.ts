import { site } from 'virtual:site'
import { wholeAddress } from '../../owner/addresses.ts'

/** Bytes per line without the line break; longer lines continue on the next after a space. */
const LINE_BYTES = 75

export function contactCard(): string {
  const { name, role, email } = site.owner
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${nameParts(name)}`,
    `TITLE:${escaped(role)}`,
    ...(email === '' ? [] : [`EMAIL;TYPE=INTERNET:${escaped(email)}`]),
    `URL:${wholeAddress('/')}`,
    ...site.profiles.map(({ url }) => `URL:${url}`),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Family name, then the rest. This is a guess, but most programs show `FN`. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words.at(-1) ?? '', words.slice(0, -1).join(' '), '', '', ''].map(escaped).join(';')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Folds a line between characters, never within one. */
function folded(line: string): string {
  const pieces = ['']
  let room = LINE_BYTES
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length
    if (bytes > room) {
      pieces.push('')
      room = LINE_BYTES - 1
    }
    pieces[pieces.length - 1] += letter
    room -= bytes
  }
  return pieces.join('\r\n ')
}
