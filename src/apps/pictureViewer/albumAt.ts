/** Which pictures the viewer goes through, and which of them it shows. Pure. */
import type { ListedFile } from '../../files/fileList.ts'
import { decodedPart } from '../../desktop/locations.ts'
import type { Album, AlbumPicture } from '../../memory/deskState.ts'
import { diskAddress, fileNamed, foundFile } from '../../files/fileLocation.ts'
import { folderAlbum, pictureOf } from './folderAlbum.ts'

export type AlbumAt =
  | { readonly status: 'none' | 'loading' | 'failed' | 'lost' }
  | { readonly status: 'shown'; readonly album: Album; readonly picture: AlbumPicture }

interface Known {
  /** The address of the wanted picture, or null if there is none. */
  readonly asked: string | null
  /** The album that was handed over in this visit. */
  readonly handed: Album
  /** The album kept over a reload, since which the site may have been built anew. */
  readonly kept: Album
  /** Undefined until it is known, null if it could not be loaded. */
  readonly list: readonly ListedFile[] | undefined | null
}

export function albumAt({ asked, handed, kept, list }: Known): AlbumAt {
  if (asked === null) return { status: 'none' }
  const shown = (album: Album): AlbumAt | undefined => {
    const located = list ? locatedIn(album, list) : album
    const picture = located.find((each) => isAt(each, asked))
    return picture && { status: 'shown', album: located, picture }
  }
  const inHanded = shown(handed)
  if (inHanded) return inHanded
  const file = foundFile(asked, list)
  if (file.status === 'loading') return { status: 'loading' }
  const inKept = shown(kept)
  if (inKept) return inKept
  if (file.status !== 'found') return { status: file.status }
  return shown(folderAlbum(list ?? [], file.path)) ?? { status: 'lost' }
}

/** The picture's address on the disk or, if it has none, its path. */
export function addressOf({ address, path }: AlbumPicture): string {
  return address ?? path
}

function isAt(picture: AlbumPicture, asked: string): boolean {
  const decoded = decodedPart(asked)
  return [picture.path, addressOf(picture)].some((each) => decodedPart(each) === decoded)
}

/** The same pictures, as the site serves them at present. */
function locatedIn(album: Album, list: readonly ListedFile[]): Album {
  return album.map((picture) => {
    const file = fileNamed(list, addressOf(picture))
    return file
      ? { ...pictureOf(file), ...picture, path: file.path, address: diskAddress(file.shown) }
      : picture
  })
}
