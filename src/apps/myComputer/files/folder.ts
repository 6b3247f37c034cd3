import type { ListedFile } from '../../../files/fileList.ts'
import { type PlacedFile, placedFile } from '../../../files/fileLocation.ts'
import { iconOfFile } from '../../../files/fileKinds.ts'
import { BLOG_PATH, PROJECTS_LINK, RESUME_PATH } from '../../../owner/paths.ts'

export interface FileNode extends PlacedFile {
  readonly type: 'file'
}

export interface FolderNode {
  readonly type: 'folder'
  readonly name: string
  /** From the root, without a slash at either end; the root's is empty. */
  readonly path: string
}

/** What My Documents holds: it is in no folder of the disk, and opens in a window of its own. */
export interface DocumentNode {
  readonly type: 'document'
  readonly name: string
  /** Its path on this site; of a note, which has none, a text that no other note has. */
  readonly path: string
  readonly icon: string
  /** Of what was typed into a window: raises it, or opens one that goes on with it. */
  readonly openNote?: () => void
}

export type Node = FileNode | FolderNode | DocumentNode

export interface Folder {
  readonly nodes: readonly Node[]
}

/** Numbers by their value, letters in any case; the same in every visitor's language. */
const collator = new Intl.Collator('en', { numeric: true })

function byName(a: Node, b: Node): number {
  return collator.compare(a.name, b.name)
}

function fileNode(file: ListedFile): FileNode {
  return { type: 'file', ...placedFile(file) }
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
  return { nodes: [...folders.sort(byName), ...files.sort(byName)] }
}

/** My Pictures: the site's pictures, wherever on the disk they are. */
export function picturesIn(list: readonly ListedFile[]): Folder {
  const pictures = list.filter(({ inPictures }) => inPictures === true)
  return { nodes: pictures.map(fileNode).sort(byName) }
}

/** My Documents: the owner's work, and what the visitor writes in this tab. */
export function documentsFolder(notes: readonly DocumentNode[], hasResume: boolean): Folder {
  const work = (name: string, icon: string, path: string): DocumentNode => ({
    type: 'document',
    name,
    icon,
    path,
  })
  return {
    nodes: [
      work('Projects', 'folder-programs', PROJECTS_LINK),
      work('Articles', 'blog', BLOG_PATH),
      ...(hasResume ? [work('Résumé', 'resume', RESUME_PATH)] : []),
      ...notes,
    ],
  }
}

/** The picture that a picture of the common formats shows itself by; undefined for everything else. */
export function thumbnailOf(node: Node): string | undefined {
  const isShown = node.type === 'file' && /\.(?:png|jpe?g|webp|svg|ico)$/i.test(node.name)
  return isShown ? (node.small ?? node.path) : undefined
}

/** The icon for the node's type, which also replaces a thumbnail that fails to load. */
export function iconOf(node: Node): string {
  if (node.type === 'folder') return 'folder'
  return node.type === 'document' ? node.icon : iconOfFile(node.name)
}
