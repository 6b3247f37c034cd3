/** Finds what modules use of the browser's global scope. Asks the compiler, so a local name is no global. */
import path from 'node:path'
import ts from 'typescript'

export interface GlobalUse {
  /** Relative to the root: `src/app/start.tsx`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** `fetch`, or with the language's own impure parts `Math.random`, `Date.now` and `new Date()`. */
  readonly name: string
}

/** The language's own types; what they declare is the same for the same arguments, but for time and chance. */
const LANGUAGE = /\/lib\.es[\w.]*\.d\.ts$/
const BROWSER = /\/lib\.(?:dom|webworker)[\w.]*\.d\.ts$/

/**
 * Every use of a global value in the files, in their order. Types do not count, nor do elements and
 * events as classes (`instanceof HTMLElement`): they do nothing by themselves.
 */
export function globalUses(root: string, config: string, files: readonly string[]): GlobalUse[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.join(root, config),
    { noEmit: true, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    { ...parsed?.options, noLib: false },
  )
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file))
    if (!source) throw new Error(`${file} is not read`)
    return usesIn(source, program.getTypeChecker()).map((use) => ({ file, ...use }))
  })
}

function usesIn(source: ts.SourceFile, checker: ts.TypeChecker): Omit<GlobalUse, 'file'>[] {
  const found: Omit<GlobalUse, 'file'>[] = []
  const visit = (node: ts.Node): void => {
    // A type names what is passed around, not what is used.
    if (ts.isTypeNode(node)) return
    const name = ts.isIdentifier(node) ? impureName(node, checker) : undefined
    if (name !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ line: line + 1, name })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function impureName(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  if (!isReference(node)) return undefined
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  // The compiler declares this one itself.
  if (node.text === 'globalThis') return 'globalThis'
  const declared = symbol?.declarations ?? []
  const isDeclaredIn = (library: RegExp): boolean =>
    declared.length > 0 && declared.every((each) => library.test(each.getSourceFile().fileName))
  if (isDeclaredIn(LANGUAGE)) return impureMember(node)
  if (declared.some((each) => BROWSER.test(each.getSourceFile().fileName))) return node.text
  return undefined
}

/** Whether it refers to a variable: it is neither declared here nor the name of a member. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isJsxAttribute(parent) || ts.isQualifiedName(parent)) return false
  return !ts.isPropertySignature(parent) && !ts.isMethodSignature(parent)
}

/** Time and chance are parts of the language. */
function impureMember({ text, parent }: ts.Identifier): string | undefined {
  if (text === 'Math' || text === 'Date') {
    const member = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined
    if (member === 'random' || member === 'now') return `${text}.${member}`
  }
  const isPresent = ts.isNewExpression(parent) && !parent.arguments?.length
  return text === 'Date' && isPresent ? 'new Date()' : undefined
}
