/** Finds the line of a program on which a part of an exported object stands. Pure: text in, number out. */
import { exportedData, partOf, type Syntax } from '../../exportedData.ts'
import type { DataPath } from './mismatches.ts'

/**
 * @param source of a TypeScript module
 * @param name of what it exports
 * @param path into that; for a part that does not exist, the closest part around it counts
 * @returns counted from 1; undefined if there is no such export
 */
export function lineOfExport(source: string, name: string, path: DataPath): number | undefined {
  const found = exportedData(source).find(({ id }) => id?.name === name)
  if (!found) return undefined
  return source.slice(0, deepest(found, path).start).split('\n').length
}

function deepest(declarator: Syntax, path: DataPath): Syntax {
  let place = declarator
  let value = literalOf(declarator.init)
  for (const key of path) {
    const next = partOf(value, key)
    if (!next) break
    place = next
    value = literalOf(next.type === 'Property' ? (next.value as Syntax) : next)
  }
  return place
}

/** Without what surrounds a literal: `as const`, `satisfies Site`. */
function literalOf(node: Syntax | null | undefined): Syntax | undefined {
  return node?.expression ? literalOf(node.expression) : (node ?? undefined)
}
