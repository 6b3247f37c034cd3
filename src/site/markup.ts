/** Writes HTML and XML. Text and attributes are escaped here and nowhere else. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What neither XML nor HTML may hold, such as the colors of a terminal, and halves of characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export function escapeText(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** `true` writes the name alone (HTML only), undefined omits the attribute. */
export type Attributes = Readonly<Record<string, string | true | undefined>>

/** An element without content: `<link rel="icon" href="/favicon.ico"/>`. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${attributeText(attributes)}/>`
}

/** @param content markup, in which text must already be escaped */
export function element(name: string, attributes: Attributes, content: string): string {
  return `<${name}${attributeText(attributes)}>${content}</${name}>`
}

export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, attributes, escapeText(text))
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined) return ''
      return value === true ? ` ${name}` : ` ${name}="${escapeText(value)}"`
    })
    .join('')
}
