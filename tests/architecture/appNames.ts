/** Finds the places in sources that spell the name of an app. Reads syntax trees, not lines. */
import ts from 'typescript'

export interface Literal {
  readonly text: string
  /** Counted from 1. */
  readonly line: number
}

/**
 * Every text of a module that is exactly one of the names, whether it stands in quotes, in a template
 * without placeholders, as a property's name or between the tags of JSX. Comments do not count.
 * @param file a path whose ending says what language the source is in
 */
export function namesSpelt(
  file: string,
  source: string,
  names: ReadonlySet<string>,
): readonly Literal[] {
  // Most modules name no app, and parsing them all takes long.
  if (![...names].some((name) => source.includes(name))) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined && names.has(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
      found.push({ text, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isJsxText(node)) return node.text.trim()
  // `{ Notepad: … }` names it as well; other identifiers are the program's own words.
  const isKey = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent)
  return isKey && node.parent.name === node ? node.text : undefined
}
