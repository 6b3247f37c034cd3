/** Compares what a module of the owner's words exports with its schema. Pure. */
import type * as v from 'valibot'
import { exportedData } from '../../exportedData.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { ContentData } from './content.ts'

/**
 * @param name of what the module exports
 * @param prefix of the names of parts in messages; none by default
 */
export function findDataProblems(
  data: ContentData,
  name: string,
  schema: v.GenericSchema,
  prefix = '',
): readonly Problem[] {
  const line = lineOfExport(data, name, [])
  if (data.value === undefined && data.source !== '' && line === undefined)
    return [lostExport(data, name)]
  return findMismatches(schema, data.value, prefix).map(({ path, message }) => ({
    file: data.place,
    line: lineOfExport(data, name, path),
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
