/**
 * How the files that the site serves are arranged on the disk of My Computer. A picture is one file there, however many sizes and
 * formats of it are served, and so are a sound and the site's emblem; fonts and sheets, which visitors have no use for, are in
 * a folder of their own. Pure.
 */
import { fileKind } from './fileKinds.ts'
import type { ListedFile } from './fileList.ts'

export interface ServedFile {
  /** Its place and name: `assets/icons/home.svg`. */
  readonly shown: string
  /** The path on this site that serves it. */
  readonly path: string
  /** Of a picture in several sizes, one of which this is: its width in pixels, or any number that grows with it. */
  readonly size?: number
  /** Of a picture: what it shows, for those who do not see it. */
  readonly alt?: string
  /** True: the owner has put it there, so its name means nothing else. */
  readonly isOwn?: boolean
}

/** Holds what the desktop is made of. */
const SYSTEM = 'system'
const SYSTEM_FILES: readonly (readonly [folder: string, files: RegExp])[] = [
  ['fonts', /^assets\/.*\.(?:woff2?|ttf|otf)$/],
  ['styles', /^assets\/.*\.css$/],
  ['sheets', /^assets\/sheets\//],
]

/** Where names end with the size of the picture: `home.16.svg`, `wallpaper-1280.webp`, `sheet-2x.webp`. */
const SIZED =
  /^(?<stem>assets\/icons\/.+(?=\.\d)|(?:assets\/(?:wallpaper|sheets)\/|icons\/icon).*?)[.-](?<size>\d+)x?(?<ending>\.\w+)$/
/** Folders with pictures that are worth looking at; the others hold what the desktop is drawn with. */
const ALBUMS = /^assets\/(?:images|wallpaper)\//

/** The size of a drawing, and of a picture in one size. */
const WHOLE = Number.MAX_SAFE_INTEGER

/**
 * The emblem of the site as tabs, phones and installed apps want it, with the widths that names do not tell. The one that has
 * a ground around it is shown only where there is nothing else.
 */
const EMBLEM: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'favicon.svg': WHOLE,
    'favicon.ico': 48,
    'apple-touch-icon.png': 180,
    'icons/icon.png': 512,
    'icons/icon-maskable.png': 0,
  }),
)

/**
 * Of one size the first of these is shown: AVIF, which has no thumbnail on the disk, only where there is nothing else. Of a
 * sound the first one: every browser plays MP3.
 */
const FORMATS = [
  ...['svg', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'ico', 'avif'],
  ...['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg', 'oga', 'opus'],
]
/** A smaller picture would be enlarged in a thumbnail. */
const LEAST_SMALL = 96

interface Variant extends ListedFile {
  readonly size: number
}

/** What is listed, in the order of the shown names. Files that are shown alike both stay. */
export function layOut(files: readonly ServedFile[]): readonly ListedFile[] {
  const groups = new Map<string, Variant[]>()
  for (const file of files) {
    const kind = fileKind(file.shown)
    const variant = variantOf(file, kind === 'picture')
    const hasVariants = (kind === 'picture' || kind === 'sound') && file.isOwn !== true
    const key = hasVariants ? subjectOf(variant.shown, kind) : file.path
    groups.set(key, [...(groups.get(key) ?? []), variant])
  }
  return [...groups.values()].map(listed).sort((a, b) => (a.shown < b.shown ? -1 : 1))
}

/** The same text for all files that show, or play, the same. */
function subjectOf(shown: string, kind: string): string {
  return EMBLEM.has(shown) ? 'emblem' : `${kind} ${shown.replace(/\.\w+$/, '')}`
}

function variantOf(file: ServedFile, isPicture: boolean): Variant {
  const { shown, path, size, alt, isOwn = false } = file
  const sized = isPicture && !isOwn ? SIZED.exec(shown)?.groups : undefined
  const name = sized ? `${sized['stem']}${sized['ending']}` : shown
  const sizeInName = sized ? Number(sized['size']) : EMBLEM.get(shown)
  return {
    shown: isOwn ? name : onDisk(name),
    path,
    size: size ?? (EMBLEM.get(name) === 0 ? 0 : sizeInName) ?? WHOLE,
    ...(isPicture && (isOwn || ALBUMS.test(shown)) && { inPictures: true }),
    ...(alt !== undefined && { alt }),
  }
}

function onDisk(shown: string): string {
  const folder = SYSTEM_FILES.find(([, files]) => files.test(shown))?.[0]
  if (folder === undefined) return shown
  return `${SYSTEM}/${folder}/${shown.slice(shown.lastIndexOf('/') + 1)}`
}

/** The best of a picture's files, and the smallest that is large enough for a thumbnail. */
function listed(variants: readonly Variant[]): ListedFile {
  const [best, ...others] = variants.toSorted(
    (a, b) => b.size - a.size || rankOf(a.shown) - rankOf(b.shown),
  )
  if (!best) throw new Error('A picture without files is listed.')
  const small = others
    .filter(({ shown, size }) => size >= LEAST_SMALL && rankOf(shown) === rankOf(best.shown))
    .at(-1)
  const { size: _, ...file } = best
  return { ...file, ...(small && { small: small.path }) }
}

function rankOf(shown: string): number {
  return FORMATS.indexOf(endingOf(shown))
}

function endingOf(shown: string): string {
  return shown.slice(shown.lastIndexOf('.') + 1).toLowerCase()
}
