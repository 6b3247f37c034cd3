/** The file that an address names. Pure. */
import type { ListedFile } from '../../base/services/files/listedFile.ts'
import { diskAddress, fileNamed, isBuilt } from './fileLocation.ts'

export type FoundFile =
  | { readonly status: 'loading' | 'failed' | 'lost' }
  | {
      readonly status: 'found'
      /** The path that serves it. */
      readonly path: string
      /** Its address on the disk, if it is listed there. */
      readonly address?: string
    }

/**
 * Resolves an address to a file. A path that is not in the list may still be served, so it counts as found, unless it
 * is a built asset, whose present name only the list knows.
 * @param list of the site's files; undefined until it is known, null if it could not be loaded
 */
export function foundFile(
  address: string,
  list: readonly ListedFile[] | undefined | null,
): FoundFile {
  if (list === undefined) return { status: 'loading' }
  const file = list && fileNamed(list, address)
  if (file) return { status: 'found', path: file.path, address: diskAddress(file.shown) }
  if (!isBuilt(address)) return { status: 'found', path: address }
  return { status: list ? 'lost' : 'failed' }
}
