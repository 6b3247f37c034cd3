/** Mistakes in `<Island name="…" alt="…">`, which shows an interactive figure. */
import { attributeOf, type TreeNode } from '../articles/markdown/tree.ts'
import { didYouMean } from '../problems/didYouMean.ts'

/** The component that every article may use without an import. */
export const ISLAND = 'Island'

export function checkIslands(
  {
    nodes,
    tell,
  }: { readonly nodes: readonly TreeNode[]; tell(at: TreeNode, message: string): void },
  names: readonly string[],
): void {
  for (const node of nodes.filter(({ name }) => name === ISLAND))
    for (const message of mistakesIn(node, names)) tell(node, message)
}

function mistakesIn(node: TreeNode, names: readonly string[]): readonly string[] {
  const name = attributeOf(node, 'name') ?? ''
  const alt = attributeOf(node, 'alt') ?? ''
  const known = names.length > 0 ? `one of ${names.join(', ')}` : 'but there is none'
  return [
    ...(names.includes(name)
      ? []
      : [
          `<Island name="${name}">: expected the name of a folder in islands, ${known}${didYouMean(name, names)}`,
        ]),
    ...(alt.trim() === ''
      ? [
          `<Island name="${name}"> has no alternative text: expected alt="what the static picture shows"`,
        ]
      : []),
    ...(node.type === 'mdxJsxTextElement'
      ? [`<Island name="${name}">: expected it on lines of its own, with empty lines around`]
      : []),
  ]
}
