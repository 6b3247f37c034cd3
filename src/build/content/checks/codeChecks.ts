/** Mistakes in code blocks: unknown languages, unclosed fences, nonexistent marked lines. */
import { bundledLanguagesInfo } from 'shiki'
import { readCodeMeta } from '../articles/markdown/codeMeta.ts'
import { lineOf } from '../articles/articleFacts.ts'
import { nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import { didYouMean } from '../problems/didYouMean.ts'
import type { Finding } from '../problems/problem.ts'

const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'none', 'ansi']
const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN_LANGUAGES,
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
])
/** Backticks or tildes at the start of a line, also in quotations and lists. */
const FENCE = /^[\s>*+\-\d.]*(?:`{3,}|~{3,})/
const OPENING_FENCE = /^\s{0,3}(?:`{3,}|~{3,})[a-z]\w*(?:\s|$)/i
const CLOSING_FENCE = /^[\s>]*(?:`{3,}|~{3,})\s*$/

export function findCodeProblems(node: TreeNode, lines: readonly string[]): readonly Finding[] {
  if (node.type !== 'code') return []
  return [...openFences(node, lines), ...metaProblems(node)]
}

/** Each unknown language is told once a file; its code is shown without colors. */
export function findLanguageProblems(tree: TreeNode): readonly Finding[] {
  const told = new Set<string>()
  return [...nodesOf(tree)].flatMap((node): readonly Finding[] => {
    const { type, lang } = node
    if (type !== 'code' || !lang || LANGUAGES.has(lang.toLowerCase()) || told.has(lang)) return []
    told.add(lang)
    const line = lineOf(node)
    // The title or line list takes the place of the language.
    if (/[={]/.test(lang)) {
      const message = `code block: '${lang}' is not a known language; expected one such as ts, or text, with a space behind it`
      return [{ line, message }]
    }
    const message = `code block: '${lang}' is not a known language, so its code is shown in one color${didYouMean(lang, LANGUAGES) || '; write text if it has none'}`
    return [{ line, message, isWarning: true }]
  })
}

/** An unclosed fence makes the rest of the article code. */
function openFences({ position }: TreeNode, lines: readonly string[]): readonly Finding[] {
  if (!position) return []
  const [first, last] = [position.start.line, position.end.line]
  if (!FENCE.test(lines[first - 1] ?? '')) return []
  if (last > first && CLOSING_FENCE.test(lines[last - 1] ?? ''))
    return swallowedFences(first, last, lines)
  return [{ line: first, message: 'code block: expected a line ``` that closes it' }]
}

/** A fence with a language inside code: the fence before it was not closed. */
function swallowedFences(
  first: number,
  last: number,
  lines: readonly string[],
): readonly Finding[] {
  const fence = fenceIn(lines[first - 1])
  const inside = lines.slice(first, last - 1)
  const at = inside.findIndex((line) => OPENING_FENCE.test(line) && fenceIn(line).startsWith(fence))
  if (at === -1) return []
  const message = `code block: expected a line ${fence} that closes it before line ${first + 1 + at}, where another begins`
  return [{ line: first, message }]
}

function fenceIn(line: string | undefined): string {
  return /`{3,}|~{3,}/.exec(line ?? '')?.[0] ?? ''
}

function metaProblems(node: TreeNode): readonly Finding[] {
  const meta = readCodeMeta(node.meta, node.value ?? '')
  return typeof meta === 'string' ? [{ line: lineOf(node), message: `code block: ${meta}` }] : []
}
