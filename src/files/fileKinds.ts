/** The kind of a file, and its icon, by the ending of its name or path. Pure. */

export type FileKind = 'picture' | 'sound' | 'text' | 'other'

const ENDINGS: readonly (readonly [kind: FileKind, endings: RegExp])[] = [
  ['picture', /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i],
  ['sound', /\.(?:mp3|ogg|oga|opus|wav|m4a|aac|flac)$/i],
  ['text', /\.(?:txt|md|xml|json|webmanifest|css|csv|log|vcf|ics|ya?ml|toml)$/i],
]

/** The kind of file that browsers take it for; `other` for what no window of the desktop shows. */
export function fileKind(name: string): FileKind {
  return ENDINGS.find(([, endings]) => endings.test(name))?.[0] ?? 'other'
}

const ICONS: Readonly<Record<Exclude<FileKind, 'other'>, string>> = {
  picture: 'file-image',
  sound: 'file-audio',
  text: 'file-text',
}
/** What no window of the desktop shows. */
const OTHERS: readonly (readonly [ending: RegExp, icon: string])[] = [
  [/\.(?:woff2?|ttf|otf)$/i, 'file-font'],
  [/\.html$/i, 'web-page'],
  [/\.pdf$/i, 'file-text'],
]

/** @returns the name of an icon in `assets/icons` */
export function iconOfFile(name: string): string {
  const kind = fileKind(name)
  if (kind !== 'other') return ICONS[kind]
  return OTHERS.find(([ending]) => ending.test(name))?.[1] ?? 'file-generic'
}
