/** Makes failing expressions of an article report their line, which rendering would lose. */
import { lineOf } from './articleFacts.ts'
import { moduleCode } from './markdown/syntax.ts'
import { nodesOf, type TreeNode } from './markdown/tree.ts'

interface Code {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number } }
  body?: Code | Code[]
  readonly expression?: Code
  readonly declaration?: Code | null
  readonly declarations?: { init: Code | null }[]
  readonly arguments?: Code[]
}

export interface LineError extends Error {
  readonly articleLine: number
}

/** An article that declares these names itself fails to compile. */
const GUARDS = `
const _madeAt = (line, make) => {
  try {
    return make()
  } catch (error) {
    throw Object.assign(new Error(String(error?.message ?? error)), { articleLine: error?.articleLine ?? line })
  }
}
const _shownAt = (line, make) => _madeAt(line, () => {
  const value = make()
  const isObject = typeof value === 'object' && value !== null && !('$$typeof' in value) && !(Symbol.iterator in value)
  if (!isObject && typeof value !== 'function') return value
  throw new Error('expected a text, a number or an element, but found ' + (isObject ? 'an object' : 'a function'))
})`

/** Nodes that cannot fail or need no line. */
const SAFE = new Set([
  'Literal',
  'TemplateLiteral',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ClassExpression',
])
const WAITING = /\bawait\b/

export function guardExpressions() {
  return (tree: TreeNode): void => {
    const guarded = [...nodesOf(tree)].filter((node) => {
      // A guarded `await` would have to make the guard async as well.
      if (WAITING.test(node.value ?? '')) return false
      if (node.type === 'mdxjsEsm') return guardConstants(node)
      return /^mdx(?:Text|Flow)Expression$/.test(node.type) && guardExpression(node)
    })
    if (guarded.length > 0) tree.children?.unshift(moduleCode(GUARDS))
  }
}

function guardExpression(node: TreeNode): boolean {
  const program = node.data?.estree as Code | undefined
  const [statement] = [program?.body ?? []].flat() as { expression?: Code }[]
  if (!statement?.expression || SAFE.has(statement.expression.type)) return false
  statement.expression = callOf('_shownAt', lineOf(node), statement.expression)
  return true
}

/** An exported constant: `export const total = count(words)`. */
function guardConstants(node: TreeNode): boolean {
  const program = node.data?.estree as Code | undefined
  const constants = [program?.body ?? []]
    .flat()
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .filter(({ init }) => init !== null && !SAFE.has(init.type))
  for (const constant of constants) {
    const { init } = constant
    if (init) constant.init = callOf('_madeAt', init.loc?.start.line ?? lineOf(node), init)
  }
  return constants.length > 0
}

function callOf(name: string, line: number, expression: Code): Code {
  const program = moduleCode(`${name}(${line}, () => 0)`).data?.estree as { body: Code[] }
  const call = program.body[0]?.expression
  const make = call?.arguments?.[1]
  if (!call || !make) throw new Error(`${name} is no call`)
  make.body = expression
  return call
}
