import type { StartMenu, StartMenuEntry } from './startMenu.ts'

export interface Absent {
  readonly apps: readonly string[]
  /** Links into the site, as entries have them. */
  readonly links: readonly string[]
}

export function without<Item extends { readonly appName?: string; readonly link?: string }>(
  items: readonly Item[],
  { apps, links }: Absent,
): readonly Item[] {
  return items.filter(
    ({ appName, link }) => !apps.includes(appName ?? '') && !links.includes(link ?? ''),
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
    return entry.type === 'item' ? without([entry], absent) : [entry]
  })
}
