/** My Pictures as a folder: the site's pictures, wherever on the disk they lie. Pure. */
import type { ListedFile } from '../../../base/services/files/listedFile.ts'
import { flatFolder, type FolderNode } from './fileTree.ts'

/** @param list of all files of the site */
export function picturesIn(list: readonly ListedFile[]): FolderNode {
  return flatFolder(list.filter(({ inPictures }) => inPictures === true))
}
