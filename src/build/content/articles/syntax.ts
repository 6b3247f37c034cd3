/** Code inside the tree of an article: MDX wants its syntax tree, too. Pure. */
import { parseSync } from 'vite'
import type { TreeNode } from './tree.ts'

/** @param code imports and exports */
export function moduleCode(code: string): TreeNode {
  return { type: 'mdxjsEsm', value: code, data: { estree: programOf(code) } }
}

/** An attribute `NAME={EXPRESSION}` of an element that is written as JSX. */
export function expressionAttribute(
  name: string,
  expression: string,
): NonNullable<TreeNode['attributes']>[number] {
  const data = { estree: programOf(expression) }
  const value = { type: 'mdxJsxAttributeValueExpression', value: expression, data }
  return { type: 'mdxJsxAttribute', name, value }
}

function programOf(code: string): unknown {
  // The printer of MDX knows no node for parentheses.
  return parseSync('article.js', code, { preserveParens: false }).program
}
