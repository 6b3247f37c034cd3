/** Finds the line of a program on which a part of an exported object stands. Pure: text in, number out. */
import { parseSync } from 'vite'
import type { DataPath } from './mismatches.ts'

/** As much of a program's syntax tree as literals need. */
interface Syntax {
  readonly type: string
  readonly start: number
  readonly name?: string
  readonly value?: unknown
  readonly id?: Syntax
  readonly key?: Syntax
  readonly init?: Syntax | null
  readonly expression?: Syntax
  readonly declaration?: Syntax | null
  readonly declarations?: readonly Syntax[]
  readonly properties?: readonly Syntax[]
  readonly elements?: readonly (Syntax | null)[]
}

/**
 * @param source of a TypeScript module
 * @param name of what it exports
 * @param path into that; of a part that does not exist, what should hold it counts
 * @returns counted from 1; undefined where there is no such export
 */
export function lineOfExport(source: string, name: string, path: DataPath): number | undefined {
  const { program } = parseSync('content.ts', source)
  const body: readonly Syntax[] = program.body as unknown as readonly Syntax[]
  const declarators = body.flatMap(({ declaration }) => declaration?.declarations ?? [])
  const found = declarators.find(({ id }) => id?.name === name)
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

function partOf(node: Syntax | undefined, key: string | number): Syntax | undefined {
  if (typeof key === 'number') return node?.elements?.[key] ?? undefined
  return node?.properties?.find(
    (property) => property.key?.name === key || property.key?.value === key,
  )
}
