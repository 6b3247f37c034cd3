import { parseSync } from 'vite'
import type { TreeNode } from './tree.ts'

export function moduleCode(code: string): TreeNode {
  // MDX's printer does not support parenthesis nodes.
  const estree: unknown = parseSync('article.js', code, { preserveParens: false }).program
  return { type: 'mdxjsEsm', value: code, data: { estree } }
}
