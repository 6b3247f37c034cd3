/** Mistakes in code blocks: unclosed fences, unknown languages, and what stands behind them. */
import { bundledLanguagesInfo } from 'shiki'
import { lineOf } from '../articles/articleFacts.ts'
import { readCodeMeta } from '../articles/markdown/codeMeta.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'
import { didYouMean } from '../problems/didYouMean.ts'
import { alsoOn, type CheckedText } from './checkedText.ts'

const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'none', 'ansi']
const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN_LANGUAGES,
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
])
/** Backticks or tildes at the start of a line, also in quotations and lists. */
const FENCE = /^[\s>*+\-\d.]*(?:`{3,}|~{3,})/
const OPENING_FENCE = /^\s{0,3}(?:`{3,}|~{3,})[a-z]\w*(?:\s|$)/i
const CLOSING_FENCE = /^[\s>]*(?:`{3,}|~{3,})\s*$/

export function checkCode(
  { type, position }: TreeNode,
  lines: readonly string[],
  tell: CheckedText['tell'],
): void {
  if (type !== 'code') return
  const line = position?.start.line ?? 1
  const open = position && openFence(line, position.end.line, lines)
  if (open) tell(line, `code block: expected a line ${open}`)
}

/** Each unknown language is told once a file; its code is shown without colors. */
export function checkLanguages({ nodes, tell }: CheckedText): void {
  const told = new Set<string>()
  for (const node of nodes) {
    const { type, lang } = node
    if (type !== 'code' || !lang || LANGUAGES.has(lang.toLowerCase()) || told.has(lang)) continue
    told.add(lang)
    const hint = didYouMean(lang, LANGUAGES) || '; write text if it has none'
    tell(
      node,
      `code block: '${lang}' is not a known language, so its code is shown in one color${hint}`,
      true,
    )
  }
}

/** What stands behind the languages of other programs is told once a file, at the first. */
export function checkCodeMeta({ nodes, tell }: CheckedText): void {
  const wrong = nodes.flatMap((node) =>
    node.type === 'code'
      ? readCodeMeta(node.meta, node.value ?? '').wrong.map((words) => ({ node, words }))
      : [],
  )
  const [first, ...others] = wrong
  if (!first) return
  const lines = alsoOn(
    lineOf(first.node),
    others.map(({ node }) => lineOf(node)),
  )
  tell(first.node, `code block${lines}: ${first.words}; what is not understood is left out`, true)
}

/**
 * An unclosed fence makes the rest of the article code, or code up to the next block of it.
 * @returns which line is missing
 */
function openFence(first: number, last: number, lines: readonly string[]): string | undefined {
  const opening = lines[first - 1] ?? ''
  if (!FENCE.test(opening)) return undefined
  if (last === first || !CLOSING_FENCE.test(lines[last - 1] ?? '')) return '``` that closes it'
  const fence = fenceIn(opening)
  const inside = lines.slice(first, last - 1)
  // A fence with a language.
  const at = inside.findIndex((line) => OPENING_FENCE.test(line) && fenceIn(line).startsWith(fence))
  if (at === -1) return undefined
  return `${fence} that closes it before line ${first + 1 + at}, where another begins`
}

function fenceIn(line: string): string {
  return /`{3,}|~{3,}/.exec(line)?.[0] ?? ''
}
