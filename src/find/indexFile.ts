/** The file with the search index, which src/build/content/contentModules.ts writes. */
import { hrefOf } from '../owner/base.ts'
import { SEARCH_INDEX_PATH } from '../owner/paths.ts'
import type { Entry } from './entry.ts'

export const INDEX_FILE = {
  address: hrefOf(SEARCH_INDEX_PATH),
  /** @throws {Error} for anything but a list: a network may answer in place of this site */
  parse: (value: unknown): readonly Entry[] => {
    if (!Array.isArray(value)) throw new Error('Expected a list of entries')
    return value as readonly Entry[]
  },
} as const
