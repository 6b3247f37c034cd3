/** Parses the front matter of a file, between two lines `---`, and validates it. */
import type * as v from 'valibot'
import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import type { DataPath } from '../../../owner/schemaParts.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'

const MATTER = /^---[ \t]*\n(?<yaml>(?:.*\n)*?)---[ \t]*(?:\n|$)/
const LINES_BEFORE = 1

export interface MatterReading<Matter> {
  readonly matter: Matter | undefined
  readonly problems: readonly Problem[]
  /** The line in the file where a part of the front matter is, or should be. */
  readonly lineOf: (path: DataPath) => number
}

/** @param source with line feeds only (readSource.ts) */
export function readMatter<Matter>(
  schema: v.GenericSchema<unknown, Matter>,
  source: string,
  file: string,
): MatterReading<Matter> {
  const yaml = MATTER.exec(source)?.groups?.['yaml']
  const broken = (line: number, message: string): MatterReading<Matter> => ({
    matter: undefined,
    problems: [{ file, line, message }],
    lineOf: () => line,
  })
  if (yaml === undefined) {
    const message = source.startsWith('+++')
      ? "the front matter is TOML, as Hugo writes it: expected '---' in place of '+++', and lines such as title: 'A title'"
      : "expected front matter: a first line '---', then 'slug: …' and so on, then '---'"
    return broken(1, message)
  }
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  const lineAt = (offset: number): number => counter.linePos(offset).line + LINES_BEFORE
  const lineOf = (path: DataPath): number => lineAt(offsetOf(document, path))
  const invalid = (offset: number, said: string): MatterReading<Matter> =>
    broken(lineAt(offset), `the front matter is not valid YAML: ${yamlMistake(said)}`)
  const [error] = document.errors
  if (error) return invalid(error.pos[0], error.message)
  const [lost] = lostReferences(document)
  if (lost !== undefined) return invalid(lost, 'there is nothing that it refers to')
  const data: unknown = document.toJS()
  const problems = findMismatches(schema, data).map(({ path, message }): Problem => ({
    file,
    line: lineOf(path),
    message: `front matter, ${message}`,
  }))
  return { matter: problems.length > 0 ? undefined : (data as Matter), problems, lineOf }
}

/** Positions of text that YAML parses as an alias, such as `title: *new*`, without an anchor. */
function lostReferences(document: Document): readonly number[] {
  const found: number[] = []
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document)) found.push(alias.range?.[0] ?? 0)
    },
  })
  return found
}

/** The start of a value or, if it is missing, of the closest part around it. */
function offsetOf(document: Document, path: DataPath): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    const range = (node as { readonly range?: readonly number[] | null } | undefined)?.range
    if (range) return range[0] ?? 0
  }
  return 0
}

const EXPECTED =
  "expected lines such as title: 'A title', with quotes around a text that holds : # * or @, and a ' within them doubled"
/** YAML's messages end in `at line 2, column 8:`, counted from the line below the dashes. */
const PLACE = /\s*at line \d+, column \d+:?$/

function yamlMistake(said: string): string {
  const [first = ''] = said.split('\n')
  return `${EXPECTED} (${first.replace(PLACE, '')})`
}
