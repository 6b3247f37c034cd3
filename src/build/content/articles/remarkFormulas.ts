/** Replaces the formulas in an article's text by MathML (formulas.ts). */
import { formulaElement } from './formulas.ts'
import { nodesOf, type TreeNode } from './tree.ts'

interface FormulaPlace {
  /** What the formula takes the place of: itself, or the paragraph that holds nothing else. */
  readonly node: TreeNode
  readonly formula: TreeNode
  readonly isBlock: boolean
}

/** The formulas of an article in the order of its text. */
export function formulasIn(tree: TreeNode): readonly FormulaPlace[] {
  const alone = [...nodesOf(tree)].flatMap((node) => {
    // In a list a formula is an entry like others.
    if (node.type === 'listItem') return []
    return (node.children ?? []).filter(
      ({ type, children = [] }) =>
        type === 'paragraph' && children.length === 1 && children[0]?.type === 'inlineMath',
    )
  })
  const paragraphs = new Map(alone.map((node) => [node.children?.[0], node]))
  return [...nodesOf(tree)].flatMap((formula): readonly FormulaPlace[] => {
    if (formula.type !== 'math' && formula.type !== 'inlineMath') return []
    const paragraph = paragraphs.get(formula)
    const isBlock = formula.type === 'math' || paragraph !== undefined
    return [{ node: paragraph ?? formula, formula, isBlock }]
  })
}

/** The plug-in. Formulas with mistakes make it throw; they are found before, with their lines. */
export function placeFormulas() {
  return (tree: TreeNode): void => {
    for (const { node, formula, isBlock } of formulasIn(tree)) {
      const math = formulaElement(formula.value ?? '', isBlock)
      Object.assign(node, isBlock ? blockOf(math) : inlineOf(math))
    }
  }
}

type MathElement = ReturnType<typeof formulaElement>

/** A wide formula scrolls, so the keyboard must be able to reach it. */
function blockOf(math: MathElement): TreeNode {
  const hProperties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
  return { type: 'formula', children: [], data: { hName: 'div', hProperties, hChildren: [math] } }
}

/** As a piece of code, which the plug-in for quotes takes for a letter: `$$n$$'s` holds an apostrophe. */
function inlineOf({ tagName, properties, children }: MathElement): TreeNode {
  const data = { hName: tagName, hProperties: properties, hChildren: children }
  return { type: 'inlineCode', value: 'n', data }
}
