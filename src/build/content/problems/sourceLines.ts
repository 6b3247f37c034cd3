import { exportedData, partOf, type Syntax } from '../../exportedData.ts'
import type { DataPath } from '../../../owner/schemaParts.ts'

interface SourceData {
  readonly source: string
  /** The exported value: its length tells how many elements `...others` contributes. */
  readonly value?: unknown
}

/**
 * @param path if the part does not exist, the closest part around it counts
 * @returns counted from 1; undefined if there is no such export
 */
export function lineOfExport(
  { source, value }: SourceData,
  name: string,
  path: DataPath,
): number | undefined {
  const found = exportedData(source).find(({ id }) => id?.name === name)
  if (!found) return undefined
  return source.slice(0, deepest(found, path, value).start).split('\n').length
}

function deepest(declarator: Syntax, path: DataPath, data: unknown): Syntax {
  let place = declarator
  let literal = literalOf(declarator.init)
  let value = data
  for (const key of path) {
    const next = typeof key === 'number' ? elementOf(literal, key, value) : partOf(literal, key)
    if (!next) break
    place = next
    literal = literalOf(next.type === 'Property' ? (next.value as Syntax) : next)
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[key]
  }
  return place
}

/**
 * Elements before the first spread (`...others`) are counted from the front, those after the last
 * one from the back; all in between map to the first spread.
 */
function elementOf(literal: Syntax | undefined, index: number, list: unknown): Syntax | undefined {
  const elements = literal?.elements ?? []
  const isSpread = (each: Syntax | null): boolean => each?.type === 'SpreadElement'
  const first = elements.findIndex(isSpread)
  if (first < 0 || index < first || !Array.isArray(list)) return partOf(literal, index)
  const fromBack = index - list.length
  const behind = elements.length - 1 - elements.findLastIndex(isSpread)
  return (-fromBack <= behind ? elements.at(fromBack) : elements[first]) ?? undefined
}

function literalOf(node: Syntax | null | undefined): Syntax | undefined {
  return node?.expression ? literalOf(node.expression) : (node ?? undefined)
}
