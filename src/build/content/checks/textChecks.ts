/** What Markdown would show as it is written: syntax of other programs, and references that lead nowhere. */
import type { Root } from 'mdast'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { lineOf } from '../articles/articleFacts.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'
import type { CheckedText } from './checkedText.ts'

/** What is looked for in prose, and what to write instead. */
const FOREIGN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /(?<!\\)\{\{[<%].*?(?:\}\}|$)/gm,
    'expected Markdown, such as ![what it shows](picture), since shortcodes are Hugo’s syntax',
  ],
  [/(?<![\\{])\{%.*?(?:%\}|$)/gm, 'expected Markdown, since such tags are Jekyll’s syntax'],
  [
    /\{\{-?\s*(?:site|page|post)\..*?(?:\}\}|$)/gm,
    'expected the text itself, since Liquid is Jekyll’s syntax',
  ],
  [/^:::.*/gm, "expected a quotation: '> [!NOTE]', then lines that begin with '> '"],
  [/(?<!\\)\{#[\w-]+\}\s*$/gm, 'expected nothing, since the id of a heading is made of its words'],
  [/(?<!\\)\{:\s*[.#\w][^}]*\}/g, 'expected nothing, since such attributes are of kramdown'],
  [/^\[\[?toc\]\]?$/gim, 'expected nothing, since each article has a table of contents'],
  [/!?(?<!\\)\[\[[^[\],]+\]\]/g, 'expected [words](/address) or ![what it shows](picture)'],
  [/(?<![=\\])==[^\s=](?:[^=\n]*[^\s=])?==(?!=)/g, 'expected **words**'],
  [/(?<=[A-Za-z)])~[\d+-]{1,4}~(?!~)/g, 'expected <sub>…</sub>'],
  [/^%\[.*\]/gm, 'expected [words](https://…)'],
  [/^#{2,6}(?=[\p{L}\p{N}])[^\n]*/gmu, 'expected a space between the signs and the heading'],
  [
    /(?<!\\)\*\*(?: [^*\n]*?\S[^*\n]*\*\*|[^*\s\n][^*\n]* \*\*)/g,
    'expected no spaces between the stars and the words; to show stars, write \\*',
  ],
  [
    /(?<![\\$\w])\$(?=[^\s$])[^$\n]*[\\^_][^$\n]*(?<=\S)\$(?![\w$])/g,
    'expected two dollar signs around a formula; to show a dollar sign, write \\$',
  ],
  [/(?<!\\)\\begin\{\w+\*?\}/g, 'expected a line $$ before a formula, and one after it'],
]
const LONGEST = 40
/** Lines that are told besides the first. */
const TOLD_LINES = 5

/** Each kind is told once a file. */
export function checkForeignSyntax({ nodes, source, tell }: CheckedText): void {
  for (const [pattern, instead] of FOREIGN) {
    const [first, ...others] = nodes.flatMap((node) => matchesInText(node, source, pattern))
    if (!first) continue
    const shown = first.text.trim()
    const said = shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
    const lines = others.map(({ line }) => line).filter((line) => line !== first.line)
    tell(first.line, `'${said}'${alsoOn([...new Set(lines)])}: ${instead}`)
  }
}

function alsoOn(lines: readonly number[]): string {
  if (lines.length === 0) return ''
  const more = lines.length > TOLD_LINES ? ' and more' : ''
  return `, also on line${lines.length > 1 ? 's' : ''} ${lines.slice(0, TOLD_LINES).join(', ')}${more}`
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

export function checkNotes({ nodes, source, tell }: CheckedText): void {
  for (const { line, groups } of nodes.flatMap((node) => matchesInText(node, source, LOST))) {
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

/**
 * Searches the source of an article's prose, including escape characters.
 * @returns the matches with their lines in the article's text, counted from 1
 */
export function matchesInText(node: TreeNode, source: string, pattern: RegExp) {
  if (node.type !== 'text' || !node.position) return []
  const text = source.slice(node.position.start.offset, node.position.end.offset)
  return [...text.matchAll(pattern)].map(({ 0: matched, index, groups = {} }) => ({
    text: matched,
    line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
    groups,
  }))
}
