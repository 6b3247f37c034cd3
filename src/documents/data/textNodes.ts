/**
 * Tells the text of an article from anything else that a network may answer with: what is no text, and what could
 * run or load something that an article never does. Written by hand, since a text has thousands of nodes. Pure.
 */
import type { TextNode } from '../article/text.ts'

/** Names of elements in HTML, SVG and MathML. */
const NAME = /^[a-z][a-zA-Z0-9-]*$/
const FORBIDDEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base'])
/** Names that React would take for something else than an attribute. */
const NO_ATTRIBUTE = /^(?:on[A-Z]|(?:dangerouslySetInnerHTML|style|ref|key|children)$)/
const ADDRESSES = new Set(['href', 'src', 'xlinkHref', 'action', 'formAction'])
/** On this site, or elsewhere on the web. */
const ADDRESS = /^(?:[/#]|(?:https?|mailto|tel):)/i

export function isTextNode(value: unknown): value is TextNode {
  if (typeof value === 'string') return true
  if (!Array.isArray(value)) return false
  const [name, attributes, children] = value as readonly unknown[]
  return (
    typeof name === 'string' &&
    NAME.test(name) &&
    !FORBIDDEN.has(name) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(isAttribute) &&
    Array.isArray(children) &&
    children.every(isTextNode)
  )
}

function isAttribute([name, value]: readonly [string, unknown]): boolean {
  if (NO_ATTRIBUTE.test(name)) return false
  if (ADDRESSES.has(name)) return typeof value === 'string' && ADDRESS.test(value)
  return ['string', 'number', 'boolean'].includes(typeof value)
}
