/** Mistakes in the owner's icons and START entries: what they name must exist. Pure. */
import * as v from 'valibot'
import type { DesktopIconEntry } from '../../../owner/types.ts'
import type { StartMenuEntry, StartMenuFolder, StartMenuItem } from '../../../owner/startMenu.ts'
import { MY_DOCUMENTS_PATH, MY_PICTURES_PATH } from '../../../owner/paths.ts'
import { filledText } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { ContentData, DesktopContent, DesktopNames } from './content.ts'
import { findDataProblems } from './dataProblems.ts'
import { linkMismatch, type Site } from './linkChecks.ts'

const iconsSchema = v.array(
  v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.description('a whole number')),
    icon: filledText('the name of a picture in assets/icons'),
    title: filledText('a title'),
    appName: v.exactOptional(filledText('the name of an app')),
    link: v.exactOptional(filledText('an address')),
  }),
)

const appNames = v.pipe(
  v.array(v.pipe(v.string(), v.description('the name of an app'))),
  v.description('a list of names of apps'),
)

const entryList = v.pipe(
  v.array(v.custom<StartMenuEntry>((value) => typeof value === 'object' && value !== null)),
  v.description('a list of entries'),
)

const startMenuSchema = v.pipe(
  v.strictObject({
    programs: entryList,
    allPrograms: v.pipe(
      v.object({
        type: v.literal('menu'),
        text: filledText('a title'),
        icon: filledText('the name of a picture in assets/icons'),
        entries: entryList,
      }),
      v.description('a folder, as the function `folder` makes it'),
    ),
    places: entryList,
    session: entryList,
    withoutEntry: appNames,
  }),
  v.description('a menu, as `standardStartMenu` makes it'),
)

/** @returns where the lists are not what they must be; nothing else can be said of them then */
export function findMisshapenLists({
  icons,
  withoutIcon,
  startMenu,
}: Pick<DesktopContent, 'icons' | 'withoutIcon' | 'startMenu'>): readonly Problem[] {
  return [
    ...findDataProblems(icons, 'desktopIcons', iconsSchema, 'desktopIcons'),
    ...findDataProblems(withoutIcon, 'withoutIcon', appNames, 'withoutIcon'),
    ...findDataProblems(startMenu, 'startMenu', startMenuSchema, 'startMenu'),
  ]
}

/** What the lists name and does not exist. */
export function findDesktopProblems(
  { icons, withoutIcon, startMenu, names }: DesktopContent,
  site: Site,
): readonly Problem[] {
  const known = withApps(site, names.apps)
  const list = v.is(iconsSchema, icons.value) ? icons.value : []
  const menu = v.is(startMenuSchema, startMenu.value) ? startMenu.value : undefined
  const all = menu ? [...menu.programs, menu.allPrograms, ...menu.places, ...menu.session] : []
  return [
    ...list.flatMap((icon, index) =>
      [...repeatedId(icon, list.slice(0, index)), ...lostNames(icon, names, known)].map(
        ({ field, message }) => ({
          file: icons.place,
          line: lineOfExport(icons, 'desktopIcons', [index, field]),
          message: `desktopIcons[${index}].${message}`,
        }),
      ),
    ),
    ...lostApps(withoutIcon, 'withoutIcon', [], names),
    ...lostApps(startMenu, 'startMenu', ['withoutEntry'], names),
    ...namedIn(all).flatMap((entry) =>
      lostNames(entry, names, known).map(({ message }) => ({
        file: startMenu.place,
        line: lineOfText(startMenu.source, entry.text),
        message: `entry '${entry.text}', ${message}`,
      })),
    ),
  ]
}

/** Names of apps that are to be left out, and do not exist: nothing would be left out, without a word. */
function lostApps(
  data: ContentData,
  name: string,
  path: readonly string[],
  { apps }: DesktopNames,
): readonly Problem[] {
  const list = path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key],
    data.value,
  )
  if (!v.is(appNames, list)) return []
  return list.flatMap((app, index) => {
    if (apps.includes(app)) return []
    const where = [name, ...path].join('.')
    return {
      file: data.place,
      line: lineOfExport(data, name, [...path, index]),
      message: `${where}[${index}]: expected one of ${apps.join(', ')}, but found '${app}'`,
    }
  })
}

/** The path of an app's window, as src/desktop/locations.ts has it: `/my-computer`. */
export function appPath(appName: string): string {
  const words = appName.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
  return `/${words.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}`
}

/** Windows of apps have addresses, too, and so have places inside of them. */
function withApps(site: Site, apps: readonly string[]): Site {
  const places = [MY_DOCUMENTS_PATH, MY_PICTURES_PATH]
  return { ...site, paths: new Set([...site.paths, ...apps.map(appPath), ...places]) }
}

interface Lost {
  readonly field: string
  readonly message: string
}

function repeatedId(
  { id }: DesktopIconEntry,
  before: readonly DesktopIconEntry[],
): readonly Lost[] {
  const other = before.find((each) => each.id === id)
  if (!other) return []
  return [
    {
      field: 'id',
      message: `id: expected a number of its own, but '${other.title}' has ${id}, too`,
    },
  ]
}

function lostNames(
  { icon, appName, link }: Pick<StartMenuItem, 'icon' | 'appName' | 'link'>,
  { apps, icons }: DesktopNames,
  site: Site,
): readonly Lost[] {
  const found: Lost[] = []
  if (!icons.has(icon)) {
    found.push({
      field: 'icon',
      message: `icon: expected the name of a picture in assets/icons, but there is no '${icon}'`,
    })
  }
  if (appName !== undefined && !apps.includes(appName)) {
    found.push({
      field: 'appName',
      message: `appName: expected one of ${apps.join(', ')}, but found '${appName}'`,
    })
  }
  const mismatch = link === undefined ? undefined : linkMismatch(link, '/', site)
  if (mismatch !== undefined) found.push({ field: 'link', message: mismatch })
  return found
}

/** All that has a text and an icon: folders, too, and what is in them. */
function namedIn(entries: readonly StartMenuEntry[]): readonly (StartMenuItem | StartMenuFolder)[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'menu') return [entry, ...namedIn(entry.entries)]
    return entry.type === 'item' ? [entry] : []
  })
}

/** START is made by functions, so an entry is found by its text. */
function lineOfText(source: string, text: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.includes(`'${text}'`))
  return index < 0 ? undefined : index + 1
}
