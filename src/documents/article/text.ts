/**
 * The text of an article as data. The build makes it from the article's source (src/build/html/articleText.ts),
 * and pages and windows render the same: no text is ever taken for HTML. Pure.
 */
import type { Heading } from 'virtual:posts'

/** A piece of text, or an element: `['a', { href: '/about' }, ['About me']]`. */
export type TextNode = string | TextElement

export type TextElement = readonly [
  /** Of HTML, SVG or MathML. */
  name: string,
  /** By the names that React gives them: `className`, `srcSet`. */
  attributes: TextAttributes,
  children: readonly TextNode[],
]

export type TextAttributes = Readonly<Record<string, string | number | boolean>>

export interface ArticleText {
  /** What the table of contents lists. */
  readonly headings: readonly Heading[]
  readonly nodes: readonly TextNode[]
}
