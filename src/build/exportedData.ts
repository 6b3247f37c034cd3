/** Reads the syntax of a TypeScript module that exports data, without running it. */
import { parseSync } from 'vite'

export interface Syntax {
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
  readonly arguments?: readonly Syntax[]
}

/** @returns the values of `NAME = VALUE`, and the arguments of `NAME = MAKER(VALUE)` */
export function exportedData(source: string): readonly Syntax[] {
  const body: readonly Syntax[] = parseSync('data.ts', source).program
    .body as unknown as readonly Syntax[]
  const declared = body.flatMap(({ declaration }) => declaration?.declarations ?? [])
  return declared.map((each) => ({ ...each, init: each.init?.arguments?.[0] ?? each.init ?? null }))
}

export function partOf(literal: Syntax | undefined, key: string | number): Syntax | undefined {
  if (typeof key === 'number') return literal?.elements?.[key] ?? undefined
  return literal?.properties?.find(
    (property) => property.key?.name === key || property.key?.value === key,
  )
}

/** The string value of a property; undefined if it is not a string literal. */
export function textOf(literal: Syntax | undefined, key: string): string | undefined {
  const written = partOf(literal, key)?.value as { readonly value?: unknown } | undefined
  return typeof written?.value === 'string' ? written.value : undefined
}
