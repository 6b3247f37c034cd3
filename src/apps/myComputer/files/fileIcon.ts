/** What a file or folder is shown as. Pure. */
import { iconOfFile } from '../../../files/fileIcons.ts'
import type { Node } from './folder.ts'

export type FilePicture =
  | { readonly type: 'thumbnail'; readonly path: string; readonly isDrawing: boolean }
  /** Name of an icon in `assets/icons`. */
  | { readonly type: 'icon'; readonly icon: string }

/** Endings of pictures that show themselves. */
const THUMBNAILS = ['png', 'jpg', 'jpeg', 'webp', 'svg', 'ico']
/** Of these, what has no size of its own, or a tiny one. */
const DRAWINGS = ['svg', 'ico']

/** A thumbnail for pictures of the common formats, an icon by type for everything else. */
export function pictureOf(node: Node): FilePicture {
  const ending = endingOf(node.name)
  if (node.type === 'file' && THUMBNAILS.includes(ending)) {
    return {
      type: 'thumbnail',
      path: node.small ?? node.path,
      isDrawing: DRAWINGS.includes(ending),
    }
  }
  return { type: 'icon', icon: iconOf(node) }
}

/** The icon for the node's type, which also replaces a thumbnail that fails to load. */
export function iconOf(node: Node): string {
  if (node.type === 'folder') return 'folder'
  if (node.type === 'document') return node.icon
  return iconOfFile(node.name)
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
