/** The entries of the START menu and of the menus nested in it. */
import { Menu } from '@base-ui/react/menu'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import type { StartMenuEntry, StartMenuItem } from '../../owner/startMenu.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { MenuPath } from './aim.ts'
import styles from './Entries.module.css'
import { EntryLabel } from './EntryLabel.tsx'
import { Folder } from './Folder.tsx'
import { useEntryHover } from './NestedMenus.tsx'

interface EntryProps {
  readonly iconSize: number
  /** The path of the menu that contains the entries. */
  readonly parent: MenuPath
  readonly choose: (action: DesktopAction) => void
  /** How many pixels a menu that opens from here overlaps the column of its entry. */
  readonly overlap?: number
}

export function Entries({
  entries,
  ...common
}: EntryProps & { readonly entries: readonly StartMenuEntry[] }) {
  return entries.map((entry, index) => {
    // A separator has no text that could be its key; the lists never change.
    const key = entry.type === 'separator' ? index : entry.text
    return <Entry key={key} entry={entry} {...common} />
  })
}

export function Entry({ entry, ...common }: EntryProps & { readonly entry: StartMenuEntry }) {
  if (entry.type === 'separator') return <EntrySeparator />
  if (entry.type === 'item') return <Item entry={entry} {...common} />
  const { iconSize, parent, choose, overlap } = common
  return (
    <Folder entry={entry} iconSize={iconSize} parent={parent} overlap={overlap}>
      <Entries
        entries={entry.entries}
        iconSize={16}
        parent={[...parent, entry.text]}
        choose={choose}
      />
    </Folder>
  )
}

export function EntrySeparator() {
  return <Menu.Separator className={styles.separator} />
}

function Item({ entry, iconSize, parent, choose }: EntryProps & { readonly entry: StartMenuItem }) {
  const hover = useEntryHover(parent, null)
  const opening = useRegistry().openingOf(entry)
  const shared = { className: styles.entry, label: entry.text, ...hover }
  const label = <EntryLabel entry={entry} iconSize={iconSize} />
  if (opening.type === 'action') {
    return (
      <Menu.Item {...shared} onClick={() => choose(opening.action)}>
        {label}
      </Menu.Item>
    )
  }
  const { href, isOutside } = opening.page
  const tab = isOutside ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Menu.LinkItem {...shared} href={href} closeOnClick {...tab}>
      {label}
    </Menu.LinkItem>
  )
}
