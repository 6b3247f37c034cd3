/** Turns an MDX parser error into a helpful message with its line. */
import type { Problem } from '../problems/problem.ts'
import { foreignMarkup } from './foreignSyntax.ts'

interface ParserError {
  readonly reason?: string
  /** Missing if the mistake is between two places; the message then names both. */
  readonly line?: number
  /** From the JavaScript parser. */
  readonly cause?: unknown
}

/** Void elements. HTML needs no closing tag for them, MDX does. */
const EMPTY = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr'

/** Advice that is added to parser messages which only state the mistake. */
const HINTS: readonly (readonly [message: RegExp, hint: string])[] = [
  [
    new RegExp(`closing tag for \`<(?:${EMPTY})>\``),
    'an element that holds nothing ends in a slash, as in <br />',
  ],
  [/in expression, expected a corresponding closing brace/, 'to show a brace, write \\{'],
  [/^Unexpected character `[^!/]` .* before name/, 'to show the sign <, write \\<'],
  [/^The braces hold/, 'to show braces, write \\{ and \\}'],
]

export function syntaxProblem(error: unknown, file: string, source: string): Problem {
  const { reason = String(error), line, cause } = error as ParserError
  const said = inWords(reason, cause)
  const hint = HINTS.find(([message]) => message.test(said))?.[1]
  const text = hint === undefined ? said : `${said}; ${hint}`
  const at = line ?? lineIn(reason)
  const foreign = foreignMarkup(source.split('\n')[(at ?? 0) - 1] ?? '')
  const message = foreign ?? `the text is not valid MDX: ${text}`
  return { file, line: at, message }
}

function inWords(reason: string, cause: unknown): string {
  const what = /^Could not parse (expression|import\/exports) with acorn$/.exec(reason)?.[1]
  if (what === undefined) return reason
  // The parser appends the position to its messages: `Unexpected token (14:3)`.
  const why = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : ''
  return what === 'expression'
    ? `The braces hold no valid JavaScript${why}`
    : `Expected a valid import or export${why}`
}

function lineIn(reason: string): number | undefined {
  const line = /\((\d+):\d+/.exec(reason)?.[1]
  return line === undefined ? undefined : Number(line)
}
