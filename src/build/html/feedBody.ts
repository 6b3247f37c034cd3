/** A post's body for feed readers, most of which drop drawings and formulas but keep their text. */
import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'mdast-util-to-string'
import { attributeOf, contentOf, elementsBelow } from '../elements.ts'

const DROPPED = new Set(['script', 'style', 'button', 'template', 'noscript'])
/** Removed without their content: they only carry styles or alternative formats of a picture. */
const UNWRAPPED = new Set(['span', 'picture', 'source', 'div', 'section'])
const KEPT = new Set(
  'href src alt width height start colSpan rowSpan scope title lang dateTime'.split(' '),
)
/** Ids of footnotes and their references: some readers show a note at its reference. */
const NOTE = /^fn(?:ref)?-/
const ADDRESSES = new Set(['href', 'src'])
/** Some feed readers parse the text as XML. */
const STYLE = {
  closeSelfClosing: true,
  tightSelfClosing: true,
  characterReferences: { useNamedReferences: true },
}

/** @param page the absolute URL of the post, against which relative URLs are resolved */
export function feedBody(html: string, page: string): string {
  return toHtml(
    contentOf(html).flatMap((node) => forReaders(node, page)),
    STYLE,
  )
}

function forReaders(node: ElementContent, page: string): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'svg') return describeDrawing(node)
  const picture = attributeOf(node, 'role') === 'img' ? attributeOf(node, 'ariaLabel') : undefined
  if (picture !== undefined && node.tagName !== 'img') return [elementOf('p', [textNode(picture)])]
  if (node.tagName === 'math') return [formulaSource(node)]
  if (node.tagName === 'input') return [textNode(node.properties['checked'] === true ? '☑' : '☐')]
  if (DROPPED.has(node.tagName) || attributeOf(node, 'ariaHidden') === 'true') return []
  const children = node.children.flatMap((child) => forReaders(child, page))
  if (UNWRAPPED.has(node.tagName)) return children
  const kept = Object.entries(node.properties).filter(
    ([name, value]) => KEPT.has(name) || (name === 'id' && NOTE.test(String(value))),
  )
  const properties = kept.map(([name, value]) => [
    name,
    ADDRESSES.has(name) ? new URL(String(value), page).href : value,
  ])
  return [{ ...node, properties: Object.fromEntries(properties), children }]
}

/** The drawing's title and description; nothing if it is decorative. */
function describeDrawing(svg: Element): ElementContent[] {
  const [title, description] = ['title', 'desc'].map((name) => {
    const found = [...elementsBelow(svg)].find(({ tagName }) => tagName === name)
    return found ? toString(found).trim() : ''
  })
  if (!title && !description) return []
  const name = title ? [elementOf('strong', [textNode(`${title.replace(/[.:]$/, '')}.`)])] : []
  const rest = [name.length > 0 ? ' ' : '', description].join('').trimEnd()
  return [elementOf('p', [...name, textNode(rest)])]
}

/** A formula's TeX: its letters without the markup would mean something else. */
function formulaSource(math: Element): Element {
  const annotation = [...elementsBelow(math)].find(({ tagName }) => tagName === 'annotation')
  const code = elementOf('code', [textNode(annotation ? toString(annotation) : '')])
  return attributeOf(math, 'display') === 'block' ? elementOf('pre', [code]) : code
}

function elementOf(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function textNode(value: string): ElementContent {
  return { type: 'text', value }
}
