import type { StartMenu, StartMenuEntry, StartMenuItem } from './startMenuEntries.ts'

export interface Absent {
  readonly apps: readonly string[]
  /** Links into the site, as entries have them. */
  readonly links: readonly string[]
}

interface Leading {
  readonly appName?: string
  readonly link?: string
  readonly partOf?: string
}

export function without<Item extends Leading>(
  items: readonly Item[],
  { apps, links }: Absent,
): readonly Item[] {
  return items.filter(
    ({ appName, link, partOf = appName }) =>
      !apps.includes(partOf ?? '') && !links.includes(link ?? ''),
  )
}

export function menuWithout(menu: StartMenu, absent: Absent): StartMenu {
  if (absent.apps.length === 0 && absent.links.length === 0) return menu
  return {
    programs: entriesWithout(menu.programs, absent),
    allPrograms: { ...menu.allPrograms, entries: entriesWithout(menu.allPrograms.entries, absent) },
    places: entriesWithout(menu.places, absent),
    session: menu.session,
    withoutEntry: menu.withoutEntry,
  }
}

function entriesWithout(
  entries: readonly StartMenuEntry[],
  absent: Absent,
): readonly StartMenuEntry[] {
  return entries.flatMap((entry): readonly StartMenuEntry[] => {
    if (entry.type === 'menu') return [{ ...entry, entries: entriesWithout(entry.entries, absent) }]
    if (entry.type === 'separator') return [entry]
    // An entry that opens nothing and has the name of an app stands for the app.
    const partOf = entry.partOf ?? entry.appName ?? (leadsSomewhere(entry) ? '' : entry.text)
    return without([{ ...entry, partOf }], absent).length > 0 ? [entry] : []
  })
}

export function leadsSomewhere({ appName, link, page, command }: StartMenuItem): boolean {
  return (appName ?? link ?? page ?? command) !== undefined
}

/** The rows among these entries that lead somewhere, those of nested menus too. */
export function rowsIn(entries: readonly StartMenuEntry[]): readonly StartMenuItem[] {
  return entries.flatMap((entry): readonly StartMenuItem[] => {
    if (entry.type === 'menu') return rowsIn(entry.entries)
    return entry.type === 'item' && leadsSomewhere(entry) ? [entry] : []
  })
}
