/** What becomes of a site without the assistant: nothing leads to it. Pure. */
import type { StartMenu, StartMenuEntry } from './startMenu.ts'

/** The name by which icons and entries of START open the assistant. */
const ASSISTANT_APP = 'Assistant'

/** The name of an assistant that the owner gives none. */
export const ASSISTANT_NAME = 'Assistant'

/** Icons, or other things that open apps, without those of the assistant. */
export function withoutAssistant<Item extends { readonly appName?: string }>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter(({ appName }) => appName !== ASSISTANT_APP)
}

/** START without entries of the assistant, at every level. */
export function menuWithoutAssistant(menu: StartMenu): StartMenu {
  return {
    programs: entriesWithout(menu.programs),
    allPrograms: { ...menu.allPrograms, entries: entriesWithout(menu.allPrograms.entries) },
    places: entriesWithout(menu.places),
    session: menu.session,
    withoutEntry: menu.withoutEntry,
  }
}

function entriesWithout(entries: readonly StartMenuEntry[]): readonly StartMenuEntry[] {
  return entries.flatMap((entry): readonly StartMenuEntry[] => {
    if (entry.type === 'menu') return [{ ...entry, entries: entriesWithout(entry.entries) }]
    return entry.type === 'item' ? withoutAssistant([entry]) : [entry]
  })
}
