/** Which pictures the viewer goes through, and which of them it shows. Pure. */
import * as v from 'valibot'
import { decodedPart } from '../../desktop/locations.ts'
import { fileKind } from '../../files/fileKinds.ts'
import { type ListedFile, sitePath } from '../../files/fileList.ts'
import { fileNamed, foundFile, nameOfFile, placedFile } from '../../files/fileLocation.ts'
import type { Album, AlbumPicture } from '../../memory/deskState.ts'

export type AlbumAt =
  | { readonly status: 'none' | 'loading' | 'failed' | 'lost' }
  | { readonly status: 'shown'; readonly album: Album; readonly picture: AlbumPicture }

interface Known {
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
  if (file.status === 'loading') return file
  const inKept = shown(kept)
  if (inKept) return inKept
  if (file.status !== 'found') return file
  return shown(folderAlbum(list ?? [], file.path)) ?? { status: 'lost' }
}

/** The picture's address on the disk or, if it has none, its path. */
export function addressOf({ address, path }: AlbumPicture): string {
  return address ?? path
}

/** The album has no end: its last picture is followed by the first. */
export function pictureBeside(album: Album, path: string, step: number): AlbumPicture | undefined {
  return album[(placeIn(album, path) + step + album.length) % album.length]
}

export function placeIn(album: Album, path: string): number {
  return album.findIndex((each) => each.path === path)
}

function isAt(picture: AlbumPicture, asked: string): boolean {
  const decoded = decodedPart(asked)
  return [picture.path, addressOf(picture)].some((each) => decodedPart(each) === decoded)
}

/** The same pictures, as the site serves them at present. */
function locatedIn(album: Album, list: readonly ListedFile[]): Album {
  return album.map((picture) => {
    const listed = fileNamed(list, addressOf(picture))
    if (!listed) return picture
    const file = placedFile(listed)
    return { ...file, ...picture, path: file.path, address: file.address }
  })
}

/** Numbers by their value, as in My Computer. */
const collator = new Intl.Collator('en', { numeric: true })

/** The pictures in the folder of the picture with this path, by name; that picture alone if it is not listed. */
function folderAlbum(files: readonly ListedFile[], path: string): Album {
  const file = files.find((each) => each.path === path)
  if (!file) return [{ path, name: nameOfFile(path) }]
  const folder = folderOf(file.shown)
  return files
    .filter(({ shown }) => fileKind(shown) === 'picture' && folderOf(shown) === folder)
    .map(placedFile)
    .sort((a, b) => collator.compare(a.name, b.name))
}

function folderOf(shown: string): string {
  return shown.slice(0, Math.max(0, shown.lastIndexOf('/')))
}

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))
const shortPath = v.pipe(sitePath, v.maxLength(2000))
/** An article with more pictures is shown without its album after a reload. */
const MOST_PICTURES = 100
const keptSchema = v.pipe(
  v.array(
    v.object({
      path: shortPath,
      name: shortText,
      address: v.exactOptional(shortPath),
      alt: v.exactOptional(shortText),
    }),
  ),
  v.maxLength(MOST_PICTURES),
)

/** The album that survived a reload; empty if the value, which anybody may have written, is none. */
export function keptAlbum(value: unknown): Album {
  const kept = v.safeParse(keptSchema, value)
  return kept.success ? kept.output : []
}
