/** Which icons START shows when it opens, as drawings for a sheet. Pure. */
import { SMALL_UP_TO, START_ICON_SIZES } from '../../base/theme/iconSizes.ts'
import type { StartMenu, StartMenuEntry } from '../../owner/startMenu.ts'
import { PAGE_ICON } from '../../owner/linkedPages.ts'
import { exportedData, textOf } from '../exportedData.ts'
import type { Drawing } from './artDrawings.ts'

type List = keyof typeof START_ICON_SIZES

/**
 * The icons that apps bring along, read from the syntax of their manifests as in appPictures.ts. Which of those apps
 * the owner lists elsewhere or leaves out does not matter: an unused icon on the sheet does no harm.
 */
function iconsOfApps(manifests: readonly string[]): readonly (readonly [List, string])[] {
  return manifests.flatMap(exportedData).flatMap(({ init }) => {
    const manifest = init ?? undefined
    const list = textOf(manifest, 'startMenu')
    const icon = textOf(manifest, 'icon')
    // Those below All Programs are nested.
    if ((list !== 'programs' && list !== 'places') || icon === undefined) return []
    return [[list, icon] as const]
  })
}

/**
 * @param files names of the files in `assets/icons`; an icon that has none is left out
 * @param manifests sources of `src/apps/…/manifest.ts`
 * @returns drawings that are called `SIZE/NAME`, in order of name
 */
export function listStartIcons(
  menu: Omit<StartMenu, 'withoutEntry'>,
  manifests: readonly string[],
  files: readonly string[],
): readonly Drawing[] {
  const iconsOf = (list: List, entries: readonly StartMenuEntry[]) =>
    entries.flatMap((entry) => (entry.type === 'separator' ? [] : [[list, entry.icon] as const]))
  const shown = [
    ...iconsOf('programs', menu.programs),
    // The owner's own pages have this icon. An owner without pages has one unused icon on the sheet.
    ['programs', PAGE_ICON] as const,
    ...iconsOf('allPrograms', [menu.allPrograms]),
    ...iconsOf('places', menu.places),
    ...iconsOf('session', menu.session),
    ...iconsOfApps(manifests),
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
