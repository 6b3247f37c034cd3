/** What a visitor can do with a file or a folder by its menu, as a list of commands. Pure. */
import type { MenuItem } from '../../../ui/menu/menuItem.ts'
import { hrefOf } from '../../../owner/base.ts'
import type { OpenAction } from '../../host/app.ts'
import { desktopHref } from '../../host/openings.ts'
import { propertiesOf } from '../../host/properties.ts'
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

/** Where the node is found: a file at its own address, a folder on the desktop. */
function addressOf(node: TreeNode): string {
  if (node.type === 'file') return hrefOf(node.path)
  return desktopHref(pathOf({ view: 'disk', folder: node.path, selected: null }))
}

function kindOf(node: TreeNode): string {
  if (node.type === 'folder') return 'Folder'
  const ending = /\.([^.]+)$/.exec(node.name)?.[1]
  return ending === undefined ? 'File' : `${ending.toUpperCase()} file`
}

const FILE_COMMANDS = {
  open: {
    title: 'Open',
    run(node, openLink) {
      if (node.type === 'folder') return { type: 'folder/entered', path: node.path }
      return openLink(node.path) ?? { type: 'tab/opened', href: addressOf(node) }
    },
  },
  openTab: {
    title: 'Open in a new tab',
    run: (node) => ({ type: 'tab/opened', href: addressOf(node) }),
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

/** The rows of the menu of a file or a folder. */
export const FILE_MENU: readonly MenuItem[] = [
  rowOf(FILE_COMMANDS.open),
  rowOf(FILE_COMMANDS.openTab),
  SEPARATOR,
  rowOf(FILE_COMMANDS.copyLink),
  SEPARATOR,
  rowOf(FILE_COMMANDS.properties),
]

/** What choosing the row with this text does, or null where there is no such row. */
export function fileEffect(
  text: string,
  node: TreeNode,
  openLink: (path: string) => OpenAction | null,
): FileEffect | null {
  const commands: readonly FileCommand[] = Object.values(FILE_COMMANDS)
  return commands.find(({ title }) => title === text)?.run(node, openLink) ?? null
}
