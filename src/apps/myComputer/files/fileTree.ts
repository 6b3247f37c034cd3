/** The site's files as a tree of folders. Pure: it is handed the list and fetches nothing. */
import type { ListedFile } from '../../../base/services/files/listedFile.ts'
import { placedFile } from '../../host/fileLocation.ts'

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
  /** Folders first, each kind by name. */
  readonly children: readonly TreeNode[]
}

/** What My Documents holds: it lies in no folder of the disk, and opens in a window of its own. */
export interface DocumentNode {
  readonly type: 'document'
  readonly name: string
  /** Its path on this site; of a note, which has none, a text that no other note has. */
  readonly path: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly isNote: boolean
}

export type TreeNode = FileNode | FolderNode | DocumentNode

/** Numbers by their value, letters in any case; the same in every visitor's language. */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * The root folder of the listed files. A folder exists by what lies in it, so none is empty but
 * the root of an empty list. Files of one name in one folder both stay.
 */
export function buildTree(list: readonly ListedFile[]): FolderNode {
  return folderOf(
    '',
    list.map((file) => ({ names: file.shown.split('/'), file })),
  )
}

interface SplitFile {
  /** What is left of the shown place, below the folder that is being built. */
  readonly names: readonly string[]
  readonly file: ListedFile
}

function folderOf(path: string, entries: readonly SplitFile[]): FolderNode {
  const files: FileNode[] = []
  const below = new Map<string, SplitFile[]>()
  for (const entry of entries) {
    const [name = '', ...rest] = entry.names
    if (rest.length === 0) {
      files.push(fileNode(entry.file))
      continue
    }
    const inner = below.get(name) ?? []
    inner.push({ ...entry, names: rest })
    below.set(name, inner)
  }
  const folders = [...below].map(([name, inner]) =>
    folderOf(path === '' ? name : `${path}/${name}`, inner),
  )
  return {
    type: 'folder',
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    children: [...folders.sort(byName), ...files.sort(byName)],
  }
}

function fileNode({ shown, path, small, alt }: ListedFile): FileNode {
  return {
    type: 'file',
    ...placedFile({ shown, path }),
    ...(small !== undefined && { small }),
    ...(alt !== undefined && { alt }),
  }
}

/** A folder of these files, wherever on the disk they lie. */
export function flatFolder(list: readonly ListedFile[]): FolderNode {
  return { type: 'folder', name: '', path: '', children: list.map(fileNode).sort(byName) }
}

function byName(a: TreeNode, b: TreeNode): number {
  return collator.compare(a.name, b.name)
}

/** The folder at a path from the root; undefined where there is none. */
export function folderAt(root: FolderNode, path: string): FolderNode | undefined {
  if (path === '') return root
  let folder: FolderNode | undefined = root
  for (const name of path.split('/')) {
    folder = folder?.children.find((node) => node.type === 'folder' && node.name === name) as
      FolderNode | undefined
  }
  return folder
}

/** The path of the folder above; the root is above itself. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** What no two nodes of a tree share: a folder may be called like a file's address. */
export function keyOf(node: Pick<TreeNode, 'type' | 'path'>): string {
  return `${node.type}:${node.path}`
}
