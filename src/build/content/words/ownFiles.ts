import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { addressesBelow } from '../../../server/http/siteFiles.ts'
import type { ContentPlace } from './contentPlace.ts'

/** Their paths on the site: `/cv.pdf`. */
export function ownFiles({ root, files }: ContentPlace): readonly string[] {
  const folder = path.join(root, files)
  return existsSync(folder) ? addressesBelow(folder).filter((each) => !HIDDEN.test(each)) : []
}

/** Such as operating system metadata. Files in `.well-known` are public. */
const HIDDEN = /\/\.(?!well-known\/)/

/** The file at a path; null if it is not one of the owner's. */
export function ownFileAt(place: ContentPlace, address: string): string | null {
  if (!ownFiles(place).includes(address)) return null
  return path.join(place.root, place.files, address)
}

export function copyOwnFiles(place: ContentPlace, folder: string): void {
  for (const address of ownFiles(place))
    cpSync(path.join(place.root, place.files, address), path.join(folder, address))
}
