/** Reads HTML with a parser, so that the order of attributes does not matter. */
import type { Element, Nodes, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** In document order, including those inside templates. */
export function elementsIn(html: string): readonly Element[] {
  return [...elementsBelow(fromHtml(html, { fragment: true }))]
}

/** The elements and texts of an HTML fragment, without comments. */
export function contentOf(html: string): (Element | Text)[] {
  const { children } = fromHtml(html, { fragment: true })
  return children.filter((node) => node.type === 'element' || node.type === 'text')
}

export function* elementsBelow(node: Nodes): Generator<Element> {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsBelow(child.content ?? child)
  }
}

/**
 * '' without a value, undefined if it is missing.
 * @param property its name in a hast tree: `srcSet`, `className`
 */
export function attributeOf({ properties }: Element, property: string): string | undefined {
  const value = properties[property]
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
