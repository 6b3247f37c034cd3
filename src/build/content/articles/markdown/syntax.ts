import { parseSync } from 'vite'
import type { TreeNode } from './tree.ts'

export function moduleCode(code: string): TreeNode {
  return { type: 'mdxjsEsm', value: code, data: { estree: programOf(code) } }
}

export function expressionAttribute(
  name: string,
  expression: string,
): NonNullable<TreeNode['attributes']>[number] {
  const data = { estree: programOf(expression) }
  const value = { type: 'mdxJsxAttributeValueExpression', value: expression, data }
  return { type: 'mdxJsxAttribute', name, value }
}

function programOf(code: string): unknown {
  // MDX's printer does not support parenthesis nodes.
  return parseSync('article.js', code, { preserveParens: false }).program
}
