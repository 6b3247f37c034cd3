/** Mistakes in the owner's data modules: in their form and in their references. */
import type { DataPath, Known } from '../../../owner/schemaParts.ts'
import { exportedData } from '../../exportedData.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { Content, ContentData, Export } from '../kinds/content.ts'
import { EXPORTS } from '../kinds/kinds.ts'

/** @param known valid reference targets; `ANYTHING` checks the form alone */
export function findDataProblems(
  { data }: Pick<Content, 'data'>,
  known: Known,
): readonly Problem[] {
  return Object.entries(EXPORTS).flatMap(([name, each]) => {
    const written = data[name]
    return written ? problemsOf(name, each, written, known) : []
  })
}

function problemsOf(
  name: string,
  { schema, isNamed }: Export,
  data: ContentData,
  known: Known,
): readonly Problem[] {
  const { place, source, value } = data
  if (value === undefined && source !== '' && lineOfExport(data, name, []) === undefined)
    return [lostExport(data, name)]
  return findMismatches(schema(known), value, isNamed ? name : '').map(({ path, message }) => ({
    file: place,
    line: lineOfEntry(data, path) ?? lineOfExport(data, name, path),
    message,
  }))
}

function lostExport({ place, source }: ContentData, name: string): Problem {
  const names = exportedData(source).flatMap(({ id }) => id?.name ?? [])
  const [other] = names
  const found = other === undefined ? 'it exports no data' : `it exports ${names.join(', ')}`
  const line = other === undefined ? 1 : lineOfExport({ source }, other, [])
  return { file: place, line, message: `expected 'export const ${name} = …', but ${found}` }
}

/** Functions create the entries of START, so the line of an entry is found by its text. */
function lineOfEntry({ source, value }: ContentData, path: DataPath): number | undefined {
  let entry: unknown = value
  let text: unknown
  for (const key of path) {
    entry = (entry as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    const { type, text: said } = (entry ?? {}) as {
      readonly type?: unknown
      readonly text?: unknown
    }
    if (type === 'item' || type === 'menu') text = said
  }
  if (typeof text !== 'string') return undefined
  const index = source.split('\n').findIndex((line) => line.includes(`'${text}'`))
  return index < 0 ? undefined : index + 1
}
