/** The text after the language of a code fence: `title="src/a.ts" {2,4-6}`. */

export interface CodeMeta {
  readonly title: string | undefined
  /** Highlighted line numbers, counted from 1. */
  readonly marked: ReadonlySet<number>
}

const PARTS =
  /title=(?<quote>["'])(?<title>.*?)\k<quote>(?=\s|$)|\{(?<lines>[^}]*)\}(?=\s|$)|(?<other>\S+)/g
const RANGE = /^\s*(?<first>\d+)\s*(?:-\s*(?<last>\d+)\s*)?$/

/**
 * What is not understood is left out.
 * @param code without a line break at its end
 * @returns `wrong`: a sentence on each kind of what is left out
 */
export function readCodeMeta(
  meta: string | null | undefined,
  code: string,
): CodeMeta & { readonly wrong: readonly string[] } {
  const parts = [...(meta ?? '').matchAll(PARTS)].map(({ groups = {} }) => groups)
  const [title, secondTitle] = parts.flatMap((part) => part['title']?.trim() ?? [])
  const [list, secondList] = parts.flatMap((part) => part['lines'] ?? [])
  const others = parts.flatMap((part) => part['other'] ?? [])
  const { marked, wrong } = readLines(list, code)
  const faults = [
    others.length > 0 && `expected title="…" or {2,4-6}, but found '${others.join(' ')}'`,
    title === '' && 'title: expected a text that is not empty',
    secondTitle !== undefined && 'expected one title, but found two',
    secondList !== undefined && 'expected one list of lines such as {2,4-6}, but found two',
    wrong,
  ]
  return {
    title: title === '' ? undefined : title,
    marked,
    wrong: faults.filter((each) => typeof each === 'string'),
  }
}

function readLines(
  list: string | undefined,
  code: string,
): Pick<CodeMeta, 'marked'> & { readonly wrong?: string } {
  const marked = new Set<number>()
  if (list === undefined) return { marked }
  if (list.includes('='))
    return {
      marked,
      wrong: `expected {2,4-6} for marked lines or nothing, since {${list.trim()}} is Hugo’s syntax`,
    }
  const count = code.split('\n').length
  const strange: string[] = []
  for (const part of list.split(',')) {
    const groups = RANGE.exec(part)?.groups ?? {}
    const first = Number(groups['first'])
    const last = Number(groups['last'] ?? first)
    if (first >= 1 && last >= first && last <= count)
      for (let line = first; line <= last; line++) marked.add(line)
    else strange.push(`'${part.trim()}'`)
  }
  if (strange.length === 0) return { marked }
  const expected = count === 1 ? '{1}' : `{2} or {1-${count}}`
  return {
    marked,
    wrong: `{${list}}: expected lines from 1 to ${count}, such as ${expected}, but found ${strange.join(', ')}`,
  }
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
