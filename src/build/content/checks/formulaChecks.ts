/** Mistakes in formulas: invalid TeX, and unmatched dollar signs. */
import { lineOf } from '../articles/articleFacts.ts'
import { FormulaError, formulaElement } from '../articles/markdown/formulas.ts'
import { formulasIn } from '../articles/markdown/remarkFormulas.ts'
import { nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import type { Finding } from '../problems/problem.ts'
import { matchesInText } from './textChecks.ts'

const CLOSING = /^[\s>]*\${2,}\s*$/
const STRAY = /(?<!\\)\$\$/g

export function findFormulaProblems(tree: TreeNode, source: string): readonly Finding[] {
  const lines = source.split(/\r?\n/)
  return [
    ...formulasIn(tree).flatMap(({ formula, isBlock }) => {
      const open = openBlock(formula, lines)
      return open.length > 0 ? open : texProblems(formula, isBlock)
    }),
    ...[...nodesOf(tree)].flatMap((node) => strayDollars(node, source)),
  ]
}

/** An unclosed block makes the rest of the article a formula. */
function openBlock(
  { type, position, meta }: TreeNode,
  lines: readonly string[],
): readonly Finding[] {
  if (type !== 'math' || !position) return []
  const { start, end } = position
  if (meta) {
    const message = `formula: expected $$ alone on the first line of a block, but found '${meta}' behind it`
    return [{ line: start.line, message }]
  }
  if (end.line > start.line && CLOSING.test(lines[end.line - 1] ?? '')) return []
  return [{ line: start.line, message: 'formula: expected a line $$ that closes it' }]
}

function texProblems(formula: TreeNode, isBlock: boolean): readonly Finding[] {
  try {
    formulaElement(formula.value ?? '', isBlock)
    return []
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    // A block starts on the line below its dollar signs.
    const first = lineOf(formula) + (formula.type === 'math' ? 1 : 0)
    return [{ line: first + error.line, message: `formula: ${error.message}` }]
  }
}

function strayDollars(node: TreeNode, source: string): readonly Finding[] {
  const message =
    'formula: expected $$ that end it as they begin it; to show two dollar signs, write \\$\\$'
  return matchesInText(node, source, STRAY).map(({ line }) => ({ line, message }))
}
