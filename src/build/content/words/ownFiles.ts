/** The owner's files that are published as they are, such as a CV or what proves that a domain is theirs. */
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { addressesBelow } from '../../../server/http/siteFiles.ts'
import type { ContentPlace } from './contentPlace.ts'

/** Their addresses on the site: `/cv.pdf`. */
export function ownFiles({ root, files }: ContentPlace): readonly string[] {
  const folder = path.join(root, files)
  return existsSync(folder) ? addressesBelow(folder).filter((each) => !HIDDEN.test(each)) : []
}

/** Such as what the system of a computer leaves behind; what `.well-known` holds is asked for by others. */
const HIDDEN = /\/\.(?!well-known\/)/

/** The file at an address; null where it is none of the owner's. */
export function ownFileAt(place: ContentPlace, address: string): string | null {
  if (!ownFiles(place).includes(address)) return null
  return path.join(place.root, place.files, address)
}

/** @param folder of the built site */
export function copyOwnFiles(place: ContentPlace, folder: string): void {
  for (const address of ownFiles(place))
    cpSync(path.join(place.root, place.files, address), path.join(folder, address))
}
