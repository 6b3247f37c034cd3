/** Mistakes in formulas: invalid TeX, and unmatched dollar signs. */
import { lineOf } from '../articles/articleFacts.ts'
import { FormulaError, formulaElement } from '../articles/markdown/formulas.ts'
import { formulasIn } from '../articles/markdown/remarkFormulas.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'
import { type CheckedText, matchesInProse } from './checkedText.ts'

const CLOSING = /^[\s>]*\${2,}\s*$/
const STRAY = /(?<!\\)\$\$/g

export function checkFormulas(text: CheckedText): void {
  const { tree, source, tell } = text
  const lines = source.split(/\r?\n/)
  for (const { formula, isBlock } of formulasIn(tree)) {
    const open = openBlock(formula, lines)
    if (open !== undefined) tell(formula, `formula: ${open}`)
    else checkTex(formula, isBlock, tell)
  }
  for (const { line } of matchesInProse(text, STRAY))
    tell(
      line,
      'formula: expected $$ that end it as they begin it; to show two dollar signs, write \\$\\$',
    )
}

/** An unclosed block makes the rest of the article a formula. */
function openBlock({ type, position, meta }: TreeNode, lines: readonly string[]) {
  if (type !== 'math' || !position) return undefined
  const { start, end } = position
  if (meta) return `expected $$ alone on the first line of a block, but found '${meta}' behind it`
  const isClosed = end.line > start.line && CLOSING.test(lines[end.line - 1] ?? '')
  return isClosed ? undefined : 'expected a line $$ that closes it'
}

function checkTex(formula: TreeNode, isBlock: boolean, tell: CheckedText['tell']): void {
  try {
    formulaElement(formula.value ?? '', isBlock)
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    // A block starts on the line below its dollar signs.
    const first = lineOf(formula) + (formula.type === 'math' ? 1 : 0)
    tell(first + error.line, `formula: ${error.message}`)
  }
}
