/** Footnotes without references and references without footnotes; Markdown shows neither. */
import { lineOf } from '../articles/articleFacts.ts'
import { nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import type { Finding } from '../problems/problem.ts'
import { matchesInText } from './sourceText.ts'

/** Markdown leaves a reference without a definition as text. */
const LOST = /(?<!\\)\[\^(?<name>[^\]\s]+)\]/g

export function findNoteProblems(tree: TreeNode, source: string): readonly Finding[] {
  const nodes = [...nodesOf(tree)]
  const notes = nodes.filter(({ type }) => type === 'footnoteDefinition')
  const references = nodes.filter(({ type }) => type === 'footnoteReference')
  const lost = nodes.flatMap((node) => matchesInText(node, source, LOST))
  return [
    ...lost.map(({ line, groups: { name = '' } }) => ({
      line,
      message: `footnote [^${name}] has no text: expected a line '[^${name}]: …'; to show the brackets, write \\[^${name}]`,
    })),
    ...notes.flatMap((note, index): readonly Finding[] => {
      const line = lineOf(note)
      const name = note.identifier ?? ''
      const first = notes.slice(0, index).find(({ identifier }) => identifier === name)
      if (first) {
        const message = `footnote [^${name}] has a text already, on line ${lineOf(first)}: expected another name`
        return [{ line, message }]
      }
      if (references.some(({ identifier }) => identifier === name)) return []
      const message = `footnote [^${name}] is never shown: expected [^${name}] in the text`
      return [{ line, message }]
    }),
  ]
}
