/** Replaces the formulas in an article with MathML (formulas.ts). */
import { formulaElement } from './formulas.ts'
import { nodesOf, type TreeNode } from './tree.ts'

export function formulasIn(tree: TreeNode) {
  const alone = [...nodesOf(tree)].flatMap((node) => {
    // A formula in a list stays an item of the list.
    if (node.type === 'listItem') return []
    return (node.children ?? []).filter(
      ({ type, children = [] }) =>
        type === 'paragraph' && children.length === 1 && children[0]?.type === 'inlineMath',
    )
  })
  const paragraphs = new Map(alone.map((node) => [node.children?.[0], node]))
  return [...nodesOf(tree)].flatMap((formula) => {
    if (formula.type !== 'math' && formula.type !== 'inlineMath') return []
    const paragraph = paragraphs.get(formula)
    const isBlock = formula.type === 'math' || paragraph !== undefined
    return [{ node: paragraph ?? formula, formula, isBlock }]
  })
}

/** Throws for invalid formulas, which the checks report earlier with their lines. */
export function placeFormulas() {
  return (tree: TreeNode): void => {
    for (const { node, formula, isBlock } of formulasIn(tree)) {
      const math = formulaElement(formula.value ?? '', isBlock)
      Object.assign(node, isBlock ? blockOf(math) : inlineOf(math))
    }
  }
}

type MathElement = ReturnType<typeof formulaElement>

/** Focusable because wide formulas scroll. */
function blockOf(math: MathElement): TreeNode {
  const hProperties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
  return { type: 'formula', children: [], data: { hName: 'div', hProperties, hChildren: [math] } }
}

/** As code, which the quotes plug-in treats as a letter, so that `$$n$$'s` gets an apostrophe. */
function inlineOf({ tagName, properties, children }: MathElement): TreeNode {
  const data = { hName: tagName, hProperties: properties, hChildren: children }
  return { type: 'inlineCode', value: 'n', data }
}
