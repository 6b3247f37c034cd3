/** The text of an article as data (src/build/html/articleText.ts), never parsed as HTML. */
import type { Heading } from 'virtual:posts'
import type { Drawn } from '../living/drawing.ts'

/** A piece of text, or an element: `['a', { href: '/about' }, ['About me']]`. */
export type TextNode = Drawn

export interface ArticleText {
  readonly headings: readonly Heading[]
  readonly nodes: readonly TextNode[]
}
