/** Pieces of a module's syntax tree, as MDX wants them inside an article's. Pure. */
import type { TreeNode } from './tree.ts'

type Syntax = Readonly<Record<string, unknown>> & { readonly type: string }

/** `export const NAME = VALUE`. */
export function exportOf(name: string, value: unknown): TreeNode {
  const declarator = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name },
    init: expressionOf(value),
  }
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] }
  return statementOf({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration,
  })
}

/** `import NAME from 'PLACE'`. */
export function importOf(name: string, place: string): TreeNode {
  const local = { type: 'Identifier', name }
  return statementOf({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local }],
    source: { type: 'Literal', value: place },
    attributes: [],
  })
}

/** An attribute `NAME={'text' + variable + …}` of an element that is written as JSX. */
export function attributeOfParts(
  name: string,
  parts: readonly (string | { readonly variable: string })[],
): NonNullable<TreeNode['attributes']>[number] {
  const expression = parts
    .map((part): Syntax =>
      typeof part === 'string'
        ? { type: 'Literal', value: part }
        : { type: 'Identifier', name: part.variable },
    )
    .reduce((left, right): Syntax => ({ type: 'BinaryExpression', operator: '+', left, right }))
  const estree = programOf({ type: 'ExpressionStatement', expression })
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } }
  return { type: 'mdxJsxAttribute', name, value }
}

function statementOf(statement: Syntax): TreeNode {
  return { type: 'mdxjsEsm', value: '', data: { estree: programOf(statement) } }
}

function programOf(statement: Syntax): Syntax {
  return { type: 'Program', sourceType: 'module', body: [statement] }
}

function expressionOf(value: unknown): Syntax {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) }
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value }
  const properties = Object.entries(value).map(([key, each]) => ({
    type: 'Property',
    kind: 'init',
    key: { type: 'Identifier', name: key },
    value: expressionOf(each),
    computed: false,
    method: false,
    shorthand: false,
  }))
  return { type: 'ObjectExpression', properties }
}
