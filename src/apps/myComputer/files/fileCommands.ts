/** What a visitor can do with a file or a folder by its menu, as a list of commands. Pure. */
import type { MenuItem } from '../../../ui/menu/menuItem.ts'
import { hrefOf } from '../../../owner/base.ts'
import type { OpenAction } from '../../host/app.ts'
import { isBuilt, locationOfFile } from '../../host/fileLocation.ts'
import { desktopHref } from '../../host/openings.ts'
import { propertiesOf, WIDE_MESSAGE } from '../../host/properties.ts'
import type { TreeNode } from './fileTree.ts'
import { pathOf } from './places.ts'

export type FileEffect =
  | OpenAction
  | { readonly type: 'folder/entered'; readonly path: string }
  /** @property href as it stands in a link on this site */
  | { readonly type: 'tab/opened'; readonly href: string }
  | { readonly type: 'link/copied'; readonly href: string }

interface FileCommand {
  readonly title: string
  /** @param openLink what opens the window that shows a path, or null where no window does */
  run(node: TreeNode, openLink: (path: string) => OpenAction | null): FileEffect
}

/** What opens the node in a tab of its own: the file itself, or a folder on the desktop. */
function tabOf(node: TreeNode): string {
  if (node.type !== 'folder') return hrefOf(node.path)
  return desktopHref(pathOf({ view: 'disk', folder: node.path, selected: null }))
}

/** Where the node is found, also after the next build: a file that the build has named on the desktop, others as in a tab. */
function addressOf(node: TreeNode): string {
  const location = node.type === 'file' && isBuilt(node.path) ? locationOfFile(node) : null
  return location === null ? tabOf(node) : desktopHref(location)
}

function kindOf(node: TreeNode): string {
  if (node.type === 'folder') return 'Folder'
  if (node.type === 'document') return 'Document'
  const ending = /\.([^.]+)$/.exec(node.name)?.[1]
  return ending === undefined ? 'File' : `${ending.toUpperCase()} file`
}

function openTab(node: TreeNode): FileEffect {
  return { type: 'tab/opened', href: tabOf(node) }
}

/** For what no app of the desktop shows. */
function cannotOpen(node: TreeNode): OpenAction {
  return {
    type: 'message/shown',
    title: node.name,
    message: `${node.name} cannot be opened here.\nYour browser may show or save it in a new tab.`,
    offersTab: tabOf(node),
    size: WIDE_MESSAGE,
  }
}

const FILE_COMMANDS = {
  open: {
    title: 'Open',
    run(node, openLink) {
      if (node.type === 'folder') return { type: 'folder/entered', path: node.path }
      const location = node.type === 'file' ? locationOfFile(node) : node.path
      const action = location === null ? null : openLink(location)
      if (action) return action
      // Every browser shows one, so there is nothing to ask.
      return /\.pdf$/i.test(node.name) ? openTab(node) : cannotOpen(node)
    },
  },
  openTab: {
    title: 'Open in a new tab',
    run: openTab,
  },
  copyLink: {
    title: 'Copy link',
    run: (node) => ({ type: 'link/copied', href: addressOf(node) }),
  },
  properties: {
    title: 'Properties',
    run: (node) => propertiesOf({ name: node.name, kind: kindOf(node), address: addressOf(node) }),
  },
} as const satisfies Record<string, FileCommand>

const SEPARATOR = { type: 'separator' } as const

const rowOf = ({ title }: FileCommand): MenuItem => ({ type: 'item', text: title })

/** The row that opens. */
export const OPEN = FILE_COMMANDS.open.title

const NOTE_MENU: readonly MenuItem[] = [rowOf(FILE_COMMANDS.open)]

const FILE_MENU: readonly MenuItem[] = [
  rowOf(FILE_COMMANDS.open),
  rowOf(FILE_COMMANDS.openTab),
  SEPARATOR,
  rowOf(FILE_COMMANDS.copyLink),
  SEPARATOR,
  rowOf(FILE_COMMANDS.properties),
]

/** The rows of the menu of a file, a folder or a document; a note, which has no address, has but one. */
export function menuOf(node: TreeNode): readonly MenuItem[] {
  return node.type === 'document' && node.isNote ? NOTE_MENU : FILE_MENU
}

/** What choosing the row with this text does, or null where there is no such row. */
export function fileEffect(
  text: string,
  node: TreeNode,
  openLink: (path: string) => OpenAction | null,
): FileEffect | null {
  const commands: readonly FileCommand[] = Object.values(FILE_COMMANDS)
  return commands.find(({ title }) => title === text)?.run(node, openLink) ?? null
}
