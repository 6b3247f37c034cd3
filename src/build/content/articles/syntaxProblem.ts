/** What is wrong with a text that is not MDX, in words that help, and on which line. Pure. */
import type { Problem } from '../problems/problem.ts'

/** As far as the parser's error is read. */
interface ParserError {
  readonly reason?: string
  /** Missing where the mistake is between two places: the text names both. */
  readonly line?: number
  /** From the parser of JavaScript. */
  readonly cause?: unknown
}

/** Elements that never hold anything. In HTML they need no end, in MDX they do. */
const EMPTY = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr'

/** What is added to a message of the parser that says what is wrong, but not what to do. */
const HINTS: readonly (readonly [message: RegExp, hint: string])[] = [
  [
    new RegExp(`closing tag for \`<(?:${EMPTY})>\``),
    'an element that holds nothing ends in a slash, as in <br />',
  ],
  [/in expression, expected a corresponding closing brace/, 'to show a brace, write \\{'],
  [/^Unexpected character `[^!/]` .* before name/, 'to show the sign <, write \\<'],
  [/^The braces hold/, 'to show braces, write \\{ and \\}'],
]

/** @param error what the parser has thrown */
export function syntaxProblem(error: unknown, file: string): Problem {
  const { reason = String(error), line, cause } = error as ParserError
  const said = inWords(reason, cause)
  const hint = HINTS.find(([message]) => message.test(said))?.[1]
  const text = hint === undefined ? said : `${said}; ${hint}`
  return { file, line: line ?? lineIn(reason), message: `the text is not valid MDX: ${text}` }
}

function inWords(reason: string, cause: unknown): string {
  const what = /^Could not parse (expression|import\/exports) with acorn$/.exec(reason)?.[1]
  if (what === undefined) return reason
  // The parser ends its messages in a place: `Unexpected token (14:3)`.
  const why = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : ''
  return what === 'expression'
    ? `The braces hold no valid JavaScript${why}`
    : `Expected a valid import or export${why}`
}

/** The first place that a message names: `(14:1-14:6)`. */
function lineIn(reason: string): number | undefined {
  const line = /\((\d+):\d+/.exec(reason)?.[1]
  return line === undefined ? undefined : Number(line)
}
