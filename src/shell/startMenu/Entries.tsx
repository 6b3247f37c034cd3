import { Menu } from '@base-ui/react/menu'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import type { StartMenuEntry, StartMenuItem } from '../../owner/startMenuEntries.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { openRecent } from '../../memory/recents.ts'
import { NEW_TAB } from '../../ui/newTab.ts'
import type { MenuPath } from './aim.ts'
import styles from './Entries.module.css'
import { EntryLabel } from './EntryLabel.tsx'
import { Folder } from './Folder.tsx'
import { useEntryTracking } from './NestedMenus.tsx'

interface EntryProps {
  readonly iconSize: number
  readonly parent: MenuPath
  readonly choose: (action: DesktopAction) => void
}

export function Entries({
  entries,
  ...common
}: EntryProps & { readonly entries: readonly StartMenuEntry[] }) {
  // The lists never change, and an owner may use the same text twice.
  return entries.map((entry, index) => <Entry key={index} entry={entry} {...common} />)
}

export function Entry({ entry, ...common }: EntryProps & { readonly entry: StartMenuEntry }) {
  if (entry.type === 'separator') return <EntrySeparator />
  if (entry.type === 'item') return <Item entry={entry} {...common} />
  const { iconSize, parent, choose } = common
  const inside = { iconSize: 16, parent: [...parent, entry.text], choose }
  return (
    <Folder entry={entry} iconSize={iconSize} parent={parent}>
      {entry.lists === 'recents' ? (
        <RecentEntries {...inside} others={entry.entries} />
      ) : (
        <Entries {...inside} entries={entry.entries} />
      )}
    </Folder>
  )
}

/** The last used documents, or the folder's own entries if there are none. */
function RecentEntries({
  others,
  ...common
}: EntryProps & { readonly others: readonly StartMenuEntry[] }) {
  const memory = useMemory()
  const registry = useRegistry()
  const tracking = useEntryTracking(common.parent, null)
  const { recents } = memory.getState()
  if (recents.length === 0) return <Entries {...common} entries={others} />
  return recents.map((recent, index) => {
    const { title, appName } = recent
    const icon = registry.manifests.get(appName)?.icon ?? 'file-text'
    return (
      <Menu.Item
        // Two notes may begin with the same words; the list is only created when the menu opens.
        key={index}
        className={styles.entry}
        label={title}
        onClick={() => openRecent(memory, recent, common.choose)}
        {...tracking}
      >
        <EntryLabel entry={{ type: 'item', text: title, icon }} iconSize={common.iconSize} />
      </Menu.Item>
    )
  })
}

export function EntrySeparator() {
  return <Menu.Separator className={styles.separator} />
}

function Item({ entry, iconSize, parent, choose }: EntryProps & { readonly entry: StartMenuItem }) {
  const tracking = useEntryTracking(parent, null)
  const opening = useRegistry().openingOf(entry)
  const shared = { className: styles.entry, label: entry.text, ...tracking }
  const label = <EntryLabel entry={entry} iconSize={iconSize} />
  if (entry.isDisabled) {
    return (
      <Menu.Item {...shared} disabled>
        {label}
      </Menu.Item>
    )
  }
  if (opening.type !== 'page/followed') {
    return (
      <Menu.Item {...shared} onClick={() => choose(opening)}>
        {label}
      </Menu.Item>
    )
  }
  const { href, isOutside } = opening.page
  return (
    <Menu.LinkItem {...shared} href={href} closeOnClick {...(isOutside && NEW_TAB)}>
      {label}
    </Menu.LinkItem>
  )
}
