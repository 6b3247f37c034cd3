import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { addressesBelow, findFile } from '../../../server/http/siteFiles.ts'
import type { ContentPlace } from './contentPlace.ts'

/** Their paths on the site: `/cv.pdf`. */
export function ownFiles({ root, files }: ContentPlace): readonly string[] {
  const folder = path.join(root, files)
  return existsSync(folder) ? addressesBelow(folder).filter((each) => !HIDDEN.test(each)) : []
}

/** Such as operating system metadata. Files in `.well-known` are public. */
const HIDDEN = /\/\.(?!well-known\/)/

/** The file at a path, as the server finds it; null if it is not one of the owner's. */
export function ownFileAt(place: ContentPlace, address: string): string | null {
  const found = findFile(new Map(ownFiles(place).map((each) => [each, ''])), address)
  return found === undefined ? null : path.join(place.root, place.files, found)
}

export function copyOwnFiles(place: ContentPlace, folder: string): void {
  for (const address of ownFiles(place))
    cpSync(path.join(place.root, place.files, address), path.join(folder, address))
}
