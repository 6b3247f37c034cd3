/** The text after the language of a code fence: `title="src/a.ts" {2,4-6}`. */

export interface CodeMeta {
  readonly title: string | undefined
  /** Highlighted line numbers, counted from 1. */
  readonly marked: ReadonlySet<number>
}

const PART = /\s*(?:title=(?<quote>["'])(?<title>.*?)\k<quote>|\{(?<lines>[^}]*)\})(?=\s|$)/y
const RANGE = /^\s*(?<first>\d+)\s*(?:-\s*(?<last>\d+)\s*)?$/

const NOTHING: CodeMeta = { title: undefined, marked: new Set() }

/**
 * @param code without a line break at its end
 * @returns the parsed text, or a sentence that says what is wrong with it
 */
export function readCodeMeta(meta: string | null | undefined, code: string): CodeMeta | string {
  const text = meta?.trim() ?? ''
  if (text === '') return NOTHING
  let title: string | undefined
  let marked: CodeMeta['marked'] | undefined
  let position = 0
  while (position < text.length) {
    PART.lastIndex = position
    const groups = PART.exec(text)?.groups
    if (!groups) return `expected title="…" or {2,4-6}, but found '${text.slice(position).trim()}'`
    position = PART.lastIndex
    if (groups['lines'] === undefined) {
      if (title !== undefined) return 'expected one title, but found two'
      title = groups['title']?.trim()
      if (!title) return 'title: expected a text that is not empty'
    } else {
      if (marked) return 'expected one list of lines such as {2,4-6}, but found two'
      const lines = readLines(groups['lines'], code)
      if (typeof lines === 'string') return lines
      marked = lines
    }
  }
  return { title, marked: marked ?? NOTHING.marked }
}

function readLines(list: string, code: string): CodeMeta['marked'] | string {
  if (list.includes('='))
    return `expected {2,4-6} for marked lines or nothing, since {${list.trim()}} is Hugo’s syntax`
  const count = code.split('\n').length
  const wrong = `{${list}}: expected lines from 1 to ${count}, such as ${count === 1 ? '{1}' : `{2} or {1-${count}}`}`
  const lines = new Set<number>()
  for (const part of list.split(',')) {
    const groups = RANGE.exec(part)?.groups
    if (!groups) return `${wrong}, but found '${part.trim()}'`
    const first = Number(groups['first'])
    const last = Number(groups['last'] ?? first)
    if (first < 1 || last < first || last > count) return `${wrong}, but found '${part.trim()}'`
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}

/** Line numbers in words: `2`, `2 and 4 to 6`. */
export function describeLines(marked: CodeMeta['marked']): string {
  const ranges: { first: number; last: number }[] = []
  for (const line of [...marked].sort((a, b) => a - b)) {
    const previous = ranges.at(-1)
    if (previous?.last === line - 1) previous.last = line
    else ranges.push({ first: line, last: line })
  }
  const words = ranges.map(({ first, last }) =>
    first === last ? `${first}` : `${first} to ${last}`,
  )
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
}
