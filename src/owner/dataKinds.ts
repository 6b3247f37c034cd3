import type { DataKind } from './dataKind.ts'

/** Each has a file of its own beside this one. */
export const DATA_KINDS: readonly DataKind<never>[] = []
