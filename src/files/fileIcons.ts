/** The icon of a file, by the ending of its name. Pure. */
import { type FileKind, fileKind } from './fileKinds.ts'

const KINDS: Readonly<Record<Exclude<FileKind, 'other'>, string>> = {
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
  if (kind !== 'other') return KINDS[kind]
  return OTHERS.find(([ending]) => ending.test(name))?.[1] ?? 'file-generic'
}
