import * as v from 'valibot'
import type { StartMenu, StartMenuEntry, StartMenuItem } from './startMenuEntries.ts'
import {
  expecting,
  fields,
  type Finding,
  type Known,
  list,
  nameOf,
  rule,
  text,
} from './schemaParts.ts'

const drawing = 'the name of a picture in assets/icons'

export const desktopIconsSchema = (known: Known) =>
  v.pipe(
    list(
      'a list of icons',
      fields({
        /** Identifies the icon for ever: never change it, and never use it twice. */
        id: expecting('a whole number', v.pipe(v.number(), v.integer())),
        /** Name of an icon in `assets/icons`. */
        icon: nameOf(drawing, known.drawing),
        title: text('a title'),
        /** The app that the icon opens. */
        appName: v.exactOptional(nameOf('the name of an app', known.app)),
        /**
         * The page for what the app shows, which a phone opens instead. Without an app: a path on
         * this site, or an address elsewhere, which opens in a new tab.
         */
        link: v.exactOptional(nameOf('an address', known.link)),
      }),
    ),
    rule((icons) =>
      icons.flatMap(({ id }, index): readonly Finding[] => {
        const other = icons.slice(0, index).find((each) => each.id === id)
        if (!other) return []
        const message = `expected a number of its own, but '${other.title}' has ${id}, too`
        return [{ path: [index, 'id'], message }]
      }),
    ),
  )

export const appNamesSchema = (known: Known) =>
  list('a list of names of apps', nameOf('the name of an app', known.app))

const entries = list(
  'a list of entries',
  v.custom<StartMenuEntry>((value) => typeof value === 'object' && value !== null),
)
const items = list(
  'a list of entries',
  v.custom<StartMenuItem>((value) => typeof value === 'object' && value !== null),
)

export const startMenuSchema = (known: Known) =>
  v.pipe(
    fields(
      {
        programs: entries,
        allPrograms: expecting(
          'a folder, as the function `folder` makes it',
          v.custom<StartMenu['allPrograms']>((value) =>
            v.is(v.object({ type: v.literal('menu'), text: v.string(), entries }), value),
          ),
        ),
        places: entries,
        session: items,
        withoutEntry: appNamesSchema(known),
      },
      'a menu, as `standardStartMenu` makes it',
    ),
    rule(({ programs, allPrograms, places, session }) =>
      namedIn({ programs, allPrograms: [allPrograms], places, session }, [], known),
    ),
  )

function namedIn(
  lists: Readonly<Record<string, readonly StartMenuEntry[]>>,
  above: Finding['path'],
  known: Known,
): readonly Finding[] {
  return Object.entries(lists).flatMap(([name, found]) =>
    found.flatMap((entry, index): readonly Finding[] => {
      if (entry.type === 'separator') return []
      const path = name === 'allPrograms' ? [...above, name] : [...above, name, index]
      const { appName, link, partOf, instead } = entry.type === 'item' ? entry : {}
      // The program's own entries leave with their apps.
      const isOwn = link !== undefined && partOf === undefined
      const wrong = [
        { key: 'icon', said: known.drawing(entry.icon) },
        { key: 'appName', said: appName === undefined ? undefined : known.app(appName) },
        { key: 'instead', said: instead === undefined ? undefined : known.app(instead) },
        { key: 'link', said: isOwn ? known.link(link) : undefined },
      ]
      return [
        ...wrong.flatMap(({ key, said }) =>
          said === undefined
            ? []
            : [{ path: [...path, key], message: `entry '${entry.text}': ${said}` }],
        ),
        ...(entry.type === 'menu' ? namedIn({ entries: entry.entries }, path, known) : []),
      ]
    }),
  )
}
