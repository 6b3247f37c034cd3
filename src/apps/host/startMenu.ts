/** What START lists: the owner's entries, and the apps that they do not name. Pure. */
import { leadsSomewhere, rowsIn } from '../../owner/leftOut.ts'
import type {
  StartMenu,
  StartMenuEntry,
  StartMenuItem,
  StartMenuList,
} from '../../owner/startMenuEntries.ts'
import type { App } from './app.ts'

type StartMenuLists = Omit<StartMenu, 'session'>

/**
 * The owner's lists with the apps in them. An entry that opens nothing and has the name of an app opens that app; an app
 * that no entry opens then adds one to the list that its manifest names.
 */
export function startMenuOf(apps: readonly App[], owners: StartMenuLists): StartMenuLists {
  const { withoutEntry } = owners
  const byName = new Map(
    apps
      .filter(({ appName }) => !withoutEntry.includes(appName))
      .map((app) => [app.label ?? app.appName, app]),
  )
  const filled = (entries: readonly StartMenuEntry[]): readonly StartMenuEntry[] =>
    entries.map((entry) => {
      if (entry.type === 'menu') return { ...entry, entries: filled(entry.entries) }
      const app =
        entry.type === 'item' && !leadsSomewhere(entry) ? byName.get(entry.text) : undefined
      return app ? { ...entry, appName: app.appName } : entry
    })
  const programs = filled(owners.programs)
  const allPrograms = { ...owners.allPrograms, entries: filled(owners.allPrograms.entries) }
  const places = filled(owners.places)

  const rows = rowsIn([...programs, allPrograms, ...places])
  const named = new Set([...withoutEntry, ...rows.map(({ appName }) => appName)])
  const newIn = (list: StartMenuList): readonly StartMenuItem[] =>
    apps
      .filter((app) => app.startMenu === list && !named.has(app.appName))
      .map(({ appName, label = appName, icon }) => ({ type: 'item', text: label, icon, appName }))
  return {
    programs: [...programs, ...newIn('programs')],
    allPrograms: { ...allPrograms, entries: [...allPrograms.entries, ...newIn('allPrograms')] },
    places: [...places, ...newIn('places')],
    withoutEntry,
  }
}
