/** The trees of HTML and Markdown as far as the build reads and changes them. Pure. */

export interface TreeNode {
  type: string
  tagName?: string
  /** Of an element made from Markdown. */
  properties?: Record<string, unknown>
  /** Of an element written as JSX; null for a fragment. */
  name?: string | null
  attributes?: JsxAttribute[]
  /** Of a text. */
  value?: string
  /** Of links and pictures in Markdown. */
  url?: string
  alt?: string | null | undefined
  /** Of a picture in Markdown: its caption. */
  title?: string | null | undefined
  /** Of a heading in Markdown. */
  depth?: number
  /** Of code in Markdown. */
  lang?: string | null | undefined
  /** What stands behind the language. */
  meta?: string | null | undefined
  /** Of a footnote and of what refers to it. */
  identifier?: string
  children?: TreeNode[]
  data?:
    | {
        /** Of a piece of a program: its syntax tree. */
        estree?: unknown
        /** Of a node of Markdown: name, attributes and content of the element that is made from it. */
        hName?: string | null | undefined
        hProperties?: Record<string, unknown> | null | undefined
        hChildren?: unknown[] | null | undefined
      }
    | undefined
  position?: { readonly start: Point; readonly end: Point } | undefined
}

/** A place in a source. */
interface Point {
  /** Counted from 1. */
  readonly line: number
  /** Counted from 0. */
  readonly offset?: number | undefined
}

/** `name="text"`, `name={expression}` or, without a name, `{...expression}`. */
interface JsxAttribute {
  type: string
  name?: string
  value?: unknown
}

/** The node and all below it, parents first. */
export function* nodesOf(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}

/**
 * An attribute of an element that is written as JSX.
 * @returns undefined if it is missing; null if its value is an expression or nothing
 */
export function attributeOf({ attributes }: TreeNode, name: string): string | null | undefined {
  const found = attributes?.find((attribute) => attribute.name === name)
  if (!found) return undefined
  return typeof found.value === 'string' ? found.value : null
}

/** The id of a heading in Markdown, or of an element that is written as JSX. */
export function idOf(node: TreeNode): string | undefined {
  const id = node.data?.hProperties?.['id'] ?? attributeOf(node, 'id')
  return typeof id === 'string' ? id : undefined
}
