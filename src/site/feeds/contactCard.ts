/** `/contact.vcf`: the owner as an entry for an address book, a vCard 3.0 (RFC 2426). Pure. */
import { site } from 'virtual:site'
import { wholeAddress } from '../../owner/addresses.ts'

/** Bytes of a line, its end apart; a longer one goes on in the next, after a space. */
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

/** Family name, then all before it: how a name is made up is not known, and most programs show `FN`. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words.at(-1) ?? '', words.slice(0, -1).join(' '), '', '', ''].map(escaped).join(';')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Breaks a line between letters, never within one. */
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
