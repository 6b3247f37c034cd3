/** What Markdown would show as it is written: syntax of other programs, and references that lead nowhere. */
import type { Root } from 'mdast'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { lineOf } from '../articles/articleFacts.ts'
import { FOREIGN, foreignMessage } from '../articles/foreignSyntax.ts'
import { alsoOn, type CheckedText, matchesInProse } from './checkedText.ts'

/** Each kind is told once a file. */
export function checkForeignSyntax(text: CheckedText): void {
  for (const [pattern, instead] of FOREIGN) {
    const [first, ...others] = matchesInProse(text, pattern)
    if (!first) continue
    const lines = alsoOn(
      first.line,
      others.map(({ line }) => line),
    )
    text.tell(first.line, foreignMessage(first.text, lines, instead))
  }
}

const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']

/** A kind of another program is shown under its own name. */
export function checkAlerts({ nodes, tell }: CheckedText): void {
  for (const node of nodes) {
    const { kind, isEmpty } = node.data?.alert ?? {}
    if (kind === undefined) continue
    if (isEmpty === true)
      tell(node, `[!${kind}] has no text: expected lines below it that begin with '> '`)
    if (!ALERTS.includes(kind.toUpperCase()))
      tell(
        node,
        `[!${kind}]: expected one of ${ALERTS.join(', ')}; until then it is a note under the name '${kind}'`,
        true,
      )
  }
}

/** Markdown leaves a reference without a definition as text. */
const LOST = /(?<!\\)\[\^(?<name>[^\]\s]+)\]/g

export function checkNotes(text: CheckedText): void {
  const { nodes, tell } = text
  for (const { line, groups } of matchesInProse(text, LOST)) {
    const { name = '' } = groups
    tell(
      line,
      `footnote [^${name}] has no text: expected a line '[^${name}]: …'; to show the brackets, write \\[^${name}]`,
    )
  }
  const referred = new Set(
    nodes.map(({ type, identifier }) => (type === 'footnoteReference' ? identifier : undefined)),
  )
  const known = new Map<string, number>()
  for (const note of nodes.filter(({ type }) => type === 'footnoteDefinition')) {
    const { identifier: name = '' } = note
    const first = known.get(name)
    if (first !== undefined)
      tell(note, `footnote [^${name}] has a text already, on line ${first}: expected another name`)
    else if (!referred.has(name))
      tell(note, `footnote [^${name}] is never shown: expected [^${name}] in the text`)
    known.set(name, first ?? lineOf(note))
  }
}

/** A word in brackets may be meant as one, and footnotes have checks of their own. */
const linter = unified()
  .use(remarkLintNoUndefinedReferences, { allowShortcutLink: true, allow: [/^\^/] })
  .freeze()

const NAME = /definition \(`(?<name>.*?)`\)/s

export function checkReferences({ tree, source, tell }: CheckedText): void {
  const file = new VFile(source)
  linter.runSync(tree as Root, file)
  for (const { reason, line } of file.messages) {
    const name = NAME.exec(reason)?.groups?.['name'] ?? ''
    if (/for a footnote/.test(reason)) continue
    tell(
      line ?? 1,
      `link to '${name}' has no address: expected a line '[${name}]: https://…'; to show the brackets, write \\[`,
    )
  }
}
