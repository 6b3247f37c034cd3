/**
 * The locations at which windows show files of this site: the place of an app, followed by the file's address on the
 * disk, which stays the same whatever a build calls the served file. Pure.
 */
import { fileKind } from './fileKinds.ts'
import type { ListedFile } from './fileList.ts'
import { decodedPart, encodedPart } from '../desktop/locations.ts'
import { ASSETS_FOLDER, RESUME_PATH, RESUME_PDF_PATH } from '../owner/paths.ts'

/** The places of the apps that show files; repeated in their manifests, since this module loads with the first file. */
const VIEWER_PATH = '/picture-viewer'
export const READER_PATH = '/notepad'
export const PLAYER_PATH = '/media-player'

/** What the bundler adds to a name. */
const HASH = /-[\w-]{8}(?=\.\w+$)/

/**
 * The path of the file that a location names, or null if it names none.
 * @param place the app's: `/notepad`
 * @param location such as `/notepad/robots.txt`
 */
export function fileAt(place: string, location: string): string | null {
  const path = location.slice(place.length)
  // Two slashes in front, of either kind, would name another host.
  return location.startsWith(`${place}/`) && !/^\/[/\\]/.test(path) ? path : null
}

/** The address of a file on the disk, as a path. @param shown its place and name: `assets/images/hill.webp` */
export function diskAddress(shown: string): string {
  return `/${shown.split('/').map(encodedPart).join('/')}`
}

/**
 * The file that an address names, by its place on the disk or, as links in articles do, by its present served path.
 * @param list of all files of the site
 */
export function fileNamed(list: readonly ListedFile[], address: string): ListedFile | undefined {
  const decoded = decodedPart(address)
  return (
    list.find(({ shown }) => `/${shown}` === decoded) ??
    list.find(({ path }) => decodedPart(path) === decoded)
  )
}

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

/** Whether the build has chosen the name in the path, so that the next build may change it. */
export function isBuilt(path: string): boolean {
  return path.startsWith(ASSETS_FOLDER)
}

/** The location of a picture. @param picture its address on the disk: `/assets/images/hill.webp` */
export function viewerPath(picture: string): string {
  return VIEWER_PATH + picture
}

/** The path of the picture at a location of the viewer, or null if it shows none. */
export function pictureAt(location: string): string | null {
  return fileAt(VIEWER_PATH, location)
}

/**
 * The location that shows a file inside the desktop, or null if no app can.
 * @param file its name, whose ending tells what it is; its address on the disk; and the path that serves it
 */
export function locationOfFile({ name, address, path }: PlacedFile): string | null {
  switch (fileKind(name)) {
    case 'picture':
      return viewerPath(address)
    case 'sound':
      return PLAYER_PATH + address
    case 'text':
      return READER_PATH + address
    case 'other':
      // The window of the résumé says the same, and offers the PDF.
      if (path === RESUME_PDF_PATH) return RESUME_PATH
      // A page is shown by the window of the same path.
      return name.endsWith('.html') ? path : null
  }
}

export interface PlacedFile {
  readonly name: string
  /** On the disk, which no build changes: `/assets/images/hill.webp`. */
  readonly address: string
  /** The path that serves it. */
  readonly path: string
  readonly alt?: string
  /** Of a picture: what serves it in a small size. */
  readonly small?: string
}

/** A file by its place and name on the disk, and the path that serves it. */
export function placedFile({ shown, path, alt, small }: ListedFile): PlacedFile {
  return {
    name: fileName(shown),
    address: diskAddress(shown),
    path,
    ...(alt !== undefined && { alt }),
    ...(small !== undefined && { small }),
  }
}

/** What a file is called, for its address, or for the path that serves it. */
export function nameOfFile(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isServed = isBuilt(path) && !path.slice(ASSETS_FOLDER.length).includes('/')
  return decodedPart(isServed ? name.replace(HASH, '') : name)
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
