/** Folders of the site's files. Pure: they are made from the list of all files. */
import type { AppName, WindowId } from '../../../desktop/state.ts'
import type { ListedFile } from '../../../files/fileList.ts'
import { placedFile } from '../../../files/fileLocation.ts'
import type { Recent } from '../../../memory/deskState.ts'

export interface FileNode {
  readonly type: 'file'
  readonly name: string
  /** The path on this site that opens it. */
  readonly path: string
  /** Its address on the disk, which no build changes. */
  readonly address: string
  /** Of a picture: what it shows. */
  readonly alt?: string
  /** What serves a picture in a small size. */
  readonly small?: string
}

export interface FolderNode {
  readonly type: 'folder'
  readonly name: string
  /** From the root, without a slash at either end; the root's is empty. */
  readonly path: string
}

/** What was typed into a window, which is open or was closed. */
export interface Note {
  readonly title: string
  readonly appName: AppName
  readonly of: { readonly open: WindowId } | { readonly closed: Recent }
}

/** What My Documents holds: it is in no folder of the disk, and opens in a window of its own. */
export interface DocumentNode {
  readonly type: 'document'
  readonly name: string
  /** Its path on this site; of a note, which has none, a text that no other note has. */
  readonly path: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly note?: Note
}

export type Node = FileNode | FolderNode | DocumentNode

export interface Folder {
  /** The root's is empty. */
  readonly name: string
  readonly nodes: readonly Node[]
}

/** Numbers by their value, letters in any case; the same in every visitor's language. */
const collator = new Intl.Collator('en', { numeric: true })

function byName(a: Node, b: Node): number {
  return collator.compare(a.name, b.name)
}

function fileNode({ shown, path, small, alt }: ListedFile): FileNode {
  return {
    type: 'file',
    ...placedFile({ shown, path }),
    ...(small !== undefined && { small }),
    ...(alt !== undefined && { alt }),
  }
}

/**
 * The folder at a path from the root, its folders first, each kind by name; undefined where there is none. A folder
 * exists by what is in it, so none but the root is ever empty. Files of one name in one folder both stay.
 */
export function folderIn(list: readonly ListedFile[], path: string): Folder | undefined {
  const start = path === '' ? '' : `${path}/`
  const files: FileNode[] = []
  const names = new Set<string>()
  for (const file of list) {
    if (!file.shown.startsWith(start)) continue
    const [name = '', ...rest] = file.shown.slice(start.length).split('/')
    if (rest.length === 0) files.push(fileNode(file))
    else names.add(name)
  }
  if (path !== '' && files.length + names.size === 0) return undefined
  const folders = [...names].map((name): Node => ({ type: 'folder', name, path: start + name }))
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    nodes: [...folders.sort(byName), ...files.sort(byName)],
  }
}

/** My Pictures: the site's pictures, wherever on the disk they are. */
export function picturesIn(list: readonly ListedFile[]): Folder {
  const pictures = list.filter(({ inPictures }) => inPictures === true)
  return { name: '', nodes: pictures.map(fileNode).sort(byName) }
}
