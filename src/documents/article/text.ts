/** The text of an article as data (src/build/html/articleText.ts), never parsed as HTML. */
import type { Heading } from 'virtual:posts'

/** A piece of text, or an element: `['a', { href: '/about' }, ['About me']]`. */
export type TextNode = string | TextElement

export type TextElement = readonly [
  /** Of HTML, SVG or MathML. */
  name: string,
  /** React's attribute names: `className`, `srcSet`. */
  attributes: TextAttributes,
  children: readonly TextNode[],
]

export type TextAttributes = Readonly<Record<string, string | number | boolean>>

export interface ArticleText {
  readonly headings: readonly Heading[]
  readonly nodes: readonly TextNode[]
}
