/**
 * What a figure draws, as data: the same drawing becomes HTML in the build, and elements of the page while the figure
 * lives. An article's text has the same form (documents/article/text.ts).
 */
export type Drawing = readonly Drawn[]

export type Drawn = string | DrawnElement

export type DrawnElement = readonly [
  /** Of HTML, SVG or MathML. */
  name: string,
  /** React's attribute names: `className`, `srcSet`. */
  attributes: Readonly<Record<string, string | number | boolean>>,
  children: Drawing,
]

export function el(
  name: string,
  attributes: DrawnElement[1] = {},
  ...children: readonly Drawn[]
): DrawnElement {
  return [name, attributes, children]
}
