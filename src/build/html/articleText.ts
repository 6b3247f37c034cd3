import { fromHtml } from 'hast-util-from-html'
import { type Jsx, type Props, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { TextNode } from '../../documents/article/text.ts'

/** Returned to the library as an element. Not an array, because an array is a list of children. */
interface Made {
  readonly nodes: readonly TextNode[]
}

const FRAGMENT = Symbol('fragment')

/** @throws {Error} for a style attribute, which the Content-Security-Policy forbids */
export function articleNodes(html: string): readonly TextNode[] {
  const tree = fromHtml(html, { fragment: true })
  const made = toJsxRuntime(tree, { Fragment: FRAGMENT, jsx: make, jsxs: make, passKeys: false })
  return (made as unknown as Made).nodes
}

function makeElement(type: unknown, { children, ...attributes }: Props): Made {
  const given = [children].flat() as readonly (string | Made | null | undefined)[]
  const nodes = given.flatMap((child) =>
    typeof child === 'object' ? (child?.nodes ?? []) : (child ?? []),
  )
  if (type === FRAGMENT) return { nodes }
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'object') throw new Error(`An article may not have the attribute ${name}.`)
  }
  return { nodes: [[String(type), attributes, nodes]] }
}

const make = makeElement as unknown as Jsx
