/** The pictures of a folder of the site's files, as an album. Pure. */
import { fileKind } from '../../files/fileKinds.ts'
import type { ListedFile } from '../../files/fileList.ts'
import type { Album, AlbumPicture } from '../../memory/deskState.ts'
import { diskAddress, fileName, nameOfFile } from '../../files/fileLocation.ts'

/** Numbers by their value, as in My Computer. */
const collator = new Intl.Collator('en', { numeric: true })

/** The pictures in the folder of the picture with this path, by name; that picture alone if it is not listed. */
export function folderAlbum(files: readonly ListedFile[], path: string): Album {
  const file = files.find((each) => each.path === path)
  if (!file) return [{ path, name: nameOfFile(path) }]
  const folder = folderOf(file.shown)
  return files
    .filter(({ shown }) => fileKind(shown) === 'picture' && folderOf(shown) === folder)
    .map(pictureOf)
    .sort((a, b) => collator.compare(a.name, b.name))
}

export function pictureOf({ path, shown, alt }: ListedFile): AlbumPicture {
  const address = diskAddress(shown)
  return { path, address, name: fileName(shown), ...(alt !== undefined && { alt }) }
}

function folderOf(shown: string): string {
  return shown.slice(0, Math.max(0, shown.lastIndexOf('/')))
}
