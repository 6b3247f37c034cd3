/**
 * A post's body as feed readers can show it: they know neither the site's styles nor its scripts,
 * and most drop drawings and keep the words in them. Pure: HTML as React writes it in, HTML out.
 */
import { element, escapeText } from '../markup.ts'

/** Left out with all they hold. */
const DROPPED = new Set(['script', 'style', 'button', 'template', 'noscript'])
/** Left out, while what they hold stays: they only carry styles, or other forms of a picture. */
const UNWRAPPED = new Set(['span', 'picture', 'source', 'div', 'section'])
/** What an element keeps of its attributes. */
const KEPT = /^(?:href|src|alt|width|height|start|colspan|rowspan|scope|title|lang|datetime)$/
/** React quotes every value and closes every element. */
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

interface Tag {
  readonly name: string
  readonly isEnd: boolean
  readonly isEmpty: boolean
  /** Values as they are written, entities included. */
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * @param html well-formed, as `renderToStaticMarkup` writes it
 * @param page the post's whole address: what leads to a place on it, or on the site, is made whole
 */
export function feedBody(html: string, page: string): string {
  let text = ''
  let last = 0
  /** The element that is being left out, and how many of its name are open. */
  let skipped: { readonly name: string; readonly start: number; depth: number } | undefined
  for (const match of html.matchAll(TAG)) {
    const tag = readTag(match)
    const end = match.index + match[0].length
    if (skipped) {
      if (tag.name === skipped.name && !tag.isEmpty) skipped.depth += tag.isEnd ? -1 : 1
      if (skipped.depth > 0) continue
      text += skipped.name === 'svg' ? drawingText(html.slice(skipped.start, end)) : ''
      skipped = undefined
    } else {
      text += html.slice(last, match.index)
      if (isLeftOut(tag) && !tag.isEmpty && !tag.isEnd)
        skipped = { name: tag.name, start: match.index, depth: 1 }
      else text += isLeftOut(tag) ? '' : tagText(tag, page)
    }
    last = end
  }
  return text + html.slice(last)
}

function readTag([, slash, name = '', attributes = '', emptySlash]: RegExpExecArray): Tag {
  return {
    name: name.toLowerCase(),
    isEnd: slash === '/',
    isEmpty: emptySlash === '/',
    attributes: new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    ),
  }
}

/** Drawings, controls, and what is for the page's eyes only. */
function isLeftOut({ name, attributes }: Tag): boolean {
  return name === 'svg' || DROPPED.has(name) || attributes.get('aria-hidden') === 'true'
}

function tagText({ name, isEnd, isEmpty, attributes }: Tag, page: string): string {
  if (UNWRAPPED.has(name)) return ''
  if (isEnd) return `</${name}>`
  const kept = [...attributes]
    .filter(([key]) => KEPT.test(key))
    .map(([key, value]) => ` ${key}="${/^(?:href|src)$/.test(key) ? whole(value, page) : value}"`)
  return `<${name}${kept.join('')}${isEmpty ? '/' : ''}>`
}

/** Every path and fragment of a body is of this site; an address with a scheme stays as it is. */
function whole(address: string, page: string): string {
  return escapeText(new URL(address.replaceAll('&amp;', '&'), page).href)
}

/** What a drawing says of itself, or nothing where it is but an ornament. */
function drawingText(svg: string): string {
  const title = contentOf(svg, 'title')
  const description = contentOf(svg, 'desc')
  if (title === '' && description === '') return ''
  const name = title === '' ? '' : element('strong', {}, `${title.replace(/[.:]$/, '')}.`)
  return element('p', {}, [name, description].filter((part) => part !== '').join(' '))
}

function contentOf(svg: string, name: string): string {
  return new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(svg)?.[1]?.trim() ?? ''
}
