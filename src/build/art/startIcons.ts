/** The icons that START shows when it opens, as drawings for a sheet. */
import { SMALL_UP_TO, START_ICON_SIZES } from '../../base/theme/iconSizes.ts'
import type { StartMenu, StartMenuEntry } from '../../owner/startMenu.ts'
import { PAGE_ICON } from '../../owner/linkedPages.ts'
import type { AppFacts } from '../appManifests.ts'
import type { Drawing } from './artDrawings.ts'

type List = keyof typeof START_ICON_SIZES

/** Also of apps that the owner leaves out, which does no harm. All Programs has nested entries. */
function iconsOfApps(apps: readonly AppFacts[]): readonly (readonly [List, string])[] {
  return apps.flatMap(({ startMenu: list, icon }) =>
    (list === 'programs' || list === 'places') && icon !== undefined ? [[list, icon] as const] : [],
  )
}

/** Drawings named `SIZE/NAME`, sorted. Icons without a file in `assets/icons` are left out. */
export function listStartIcons(
  menu: Omit<StartMenu, 'withoutEntry'>,
  apps: readonly AppFacts[],
  files: readonly string[],
): readonly Drawing[] {
  const iconsOf = (list: List, entries: readonly StartMenuEntry[]) =>
    entries.flatMap((entry) => (entry.type === 'separator' ? [] : [[list, entry.icon] as const]))
  const shown = [
    ...iconsOf('programs', menu.programs),
    // The icon of the owner's own pages. If there are none, the sheet has one unused icon.
    ['programs', PAGE_ICON] as const,
    ...iconsOf('allPrograms', [menu.allPrograms]),
    ...iconsOf('places', menu.places),
    ...iconsOf('session', menu.session),
    ...iconsOfApps(apps),
  ]
  const drawings = new Map<string, Drawing>()
  for (const [list, icon] of shown) {
    const size = START_ICON_SIZES[list]
    const wanted = size <= SMALL_UP_TO ? [`${icon}.16.svg`, `${icon}.svg`] : [`${icon}.svg`]
    const file = wanted.find((each) => files.includes(each))
    const name = `${size}/${icon}`
    if (file !== undefined) drawings.set(name, { name, file: `icons/${file}`, size })
  }
  return [...drawings.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
