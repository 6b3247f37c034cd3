/** The menu of a file, a folder or a document. Pure. */
import type { Command } from '../../../desktop/commands.ts'
import { wideMessage } from '../../../desktop/wideMessage.ts'
import { hrefOf } from '../../../owner/base.ts'
import type { OpenAction } from '../../host/app.ts'
import { diskPath } from '../../../files/disk.ts'
import { isBuilt, locationOfFile } from '../../../files/fileLocation.ts'
import { type Row, SEPARATOR } from '../../host/menus/menuRows.ts'
import { desktopHref } from '../../host/openings.ts'
import type { Effect } from '../../host/perform.ts'
import { propertiesOf } from '../../host/properties.ts'
import type { FileNode, Node } from './folder.ts'

export interface FileSubject {
  readonly node: Node
  /** What opens the window that shows a path, or null where no window does. */
  openLink(path: string): OpenAction | null
  /** Opens the node where it is not opened by its own kind. */
  readonly open?: (() => void) | undefined
}

type FileCommand = Command<FileSubject, readonly Effect[]>

/** What opens the node in a tab of its own: the file itself, or a folder on the desktop. */
function tabOf(node: Node): string {
  return node.type === 'folder' ? desktopHref(diskPath(node.path)) : hrefOf(node.path)
}

/** An address that outlives the next build: the build may rename files of its own, so those are shown on the desktop. */
function addressOf(node: Node): string {
  const location = node.type === 'file' && isBuilt(node.path) ? locationOfFile(node) : null
  return location === null ? tabOf(node) : desktopHref(location)
}

function kindOf(node: Node): string {
  if (node.type === 'folder') return 'Folder'
  if (node.type === 'document') return 'Document'
  const ending = /\.([^.]+)$/.exec(node.name)?.[1]
  return ending === undefined ? 'File' : `${ending.toUpperCase()} file`
}

function inTab(node: Node): Effect {
  return { type: 'page/followed', page: { href: tabOf(node), isOutside: true } }
}

/** Inside the desktop. What no app shows is offered in a tab; a PDF, which every browser shows, opens there at once. */
function opened(node: FileNode, openLink: FileSubject['openLink']): Effect {
  const location = locationOfFile(node)
  const action = location === null ? null : openLink(location)
  if (action) return action
  if (/\.pdf$/i.test(node.name)) return inTab(node)
  const message = `${node.name} cannot be opened here.\nYour browser may show or save it in a new tab.`
  return wideMessage(node.name, message, { offersTab: tabOf(node) })
}

/** A note has no address. */
function hasAddress({ node }: FileSubject): boolean {
  return node.type !== 'document' || node.openNote === undefined
}

export const FILE_MENU: readonly Row<FileCommand>[] = [
  {
    id: 'open',
    title: 'Open',
    run({ node, open, openLink }) {
      open?.()
      return open || node.type !== 'file' ? [] : [opened(node, openLink)]
    },
  },
  {
    id: 'openTab',
    title: 'Open in a new tab',
    isOffered: hasAddress,
    run: ({ node }) => [inTab(node)],
  },
  SEPARATOR,
  {
    id: 'copyLink',
    title: 'Copy link',
    isOffered: hasAddress,
    run: ({ node }) => [{ type: 'link/copied', href: addressOf(node) }],
  },
  SEPARATOR,
  {
    id: 'properties',
    title: 'Properties',
    isOffered: hasAddress,
    run: ({ node }) => [
      propertiesOf({ name: node.name, kind: kindOf(node), address: addressOf(node) }),
    ],
  },
]
