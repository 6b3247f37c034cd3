/** The file that an address stands for. Pure. */
import type { ListedFile } from '../../base/services/files/listedFile.ts'
import { diskAddress, fileNamed, isBuilt } from './fileLocation.ts'

export type FoundFile =
  | { readonly status: 'loading' | 'failed' | 'lost' }
  | {
      readonly status: 'found'
      /** The path that serves it. */
      readonly path: string
      /** Its address on the disk, where it is listed there. */
      readonly address?: string
    }

/**
 * What an address stands for. What the list lacks may be there all the same, as what is sent to none but programs, unless the
 * address is one of those that only the list explains.
 * @param list of the site's files; undefined until it is known, null where it could not be loaded
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
