/** The disk that holds the files of the site, as locations of the window that shows it. Pure. */
import { encodedPart } from '../desktop/locations.ts'

/** The location of the disk's root; those of its folders add their names. */
export const DISK_PATH = '/my-computer/C'

/** @param folder names with slashes between; that of the root is empty */
export function diskPath(folder: string): string {
  const names = folder === '' ? [] : folder.split('/')
  return [DISK_PATH, ...names.map(encodedPart)].join('/')
}
