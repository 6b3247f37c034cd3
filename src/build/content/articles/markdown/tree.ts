/** The parts of HTML and Markdown trees that the build reads and changes. */

export interface TreeNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  /** JSX elements; null for a fragment. */
  name?: string | null
  attributes?: JsxAttribute[]
  value?: string
  url?: string
  alt?: string | null | undefined
  title?: string | null | undefined
  depth?: number
  lang?: string | null | undefined
  /** The text after the language. */
  meta?: string | null | undefined
  identifier?: string
  children?: TreeNode[]
  data?:
    | {
        estree?: unknown
        hName?: string | null | undefined
        hProperties?: Record<string, unknown> | null | undefined
        hChildren?: unknown[] | null | undefined
        /** Of a quotation that is a note: the kind as it is written. */
        alert?: { readonly kind: string; readonly isEmpty: boolean }
      }
    | undefined
  position?: { readonly start: Point; readonly end: Point } | undefined
}

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

/** The node and all its descendants, parents first. */
export function* nodesOf(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}

/** @returns undefined if it is missing; null if it has no value or an expression */
export function attributeOf({ attributes }: TreeNode, name: string): string | null | undefined {
  const found = attributes?.find((attribute) => attribute.name === name)
  if (!found) return undefined
  return typeof found.value === 'string' ? found.value : null
}

export function idOf(node: TreeNode): string | undefined {
  const id = node.data?.hProperties?.['id'] ?? attributeOf(node, 'id')
  return typeof id === 'string' ? id : undefined
}
