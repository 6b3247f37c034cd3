/** Which drawings of `assets` are in the sheets of the canvas and of START. */
import { ICON_PICTURE_SIZE } from '../../base/theme/metrics.ts'
import { SMALL_UP_TO, START_ICON_SIZES } from '../../base/theme/iconSizes.ts'
import { PAGE_ICON } from '../../owner/linkedPages.ts'
import type { StartMenu, StartMenuEntry } from '../../owner/startMenuEntries.ts'
import type { AppFacts } from '../appManifests.ts'

/** In CSS pixels: icons of title bars and of the desktop, and buttons of windows. */
const SIZES = { title: 16, desktop: ICON_PICTURE_SIZE, button: 21 }
const FALLBACK_ICON = 'file-generic'
const BUTTON_FILE = /^((?:minimise|maximise|restore|close)-[a-z]+)\.svg$/
const ICON_FILE = /^([^.]+)\.svg$/

export interface Drawing {
  /** The name in the sheet: `icon-16/notepad`, `icon-32/notepad`, `button/close-normal`, `22/notepad`. */
  readonly name: string
  /** Path below `assets`. */
  readonly file: string
  readonly size: number
  /** Whether the margins of the drawing are left out, so that it fills its square. */
  readonly isCropped?: boolean
}

/** Nothing if the icon has no file. */
function drawingOf(
  icon: string,
  size: number,
  files: readonly string[],
  kind = '',
): readonly Drawing[] {
  const wanted = size <= SMALL_UP_TO ? [`${icon}.16.svg`, `${icon}.svg`] : [`${icon}.svg`]
  const file = wanted.find((each) => files.includes(each))
  return file === undefined ? [] : [{ name: `${kind}${size}/${icon}`, file: `icons/${file}`, size }]
}

/** Each name once, for a stable sheet. */
function sorted(drawings: readonly Drawing[]): readonly Drawing[] {
  const byName = new Map(drawings.map((each) => [each.name, each]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Every window button, every icon as a title icon, and only the desktop icons as pictures (all
 * icons would more than double the sheet).
 * @throws Error naming a desktop icon that has no drawing
 */
export function listDrawings(
  iconFiles: readonly string[],
  controlFiles: readonly string[],
  onDesktop: readonly string[],
): readonly Drawing[] {
  const lost = onDesktop.find((icon) => !iconFiles.includes(`${icon}.svg`))
  if (lost !== undefined)
    throw new Error(`The desktop shows '${lost}', but assets/icons has no ${lost}.svg`)
  const icons = iconFiles.flatMap((file) => ICON_FILE.exec(file)?.[1] ?? [])
  const size = SIZES.button
  return sorted([
    ...icons.flatMap((icon) => drawingOf(icon, SIZES.title, iconFiles, 'icon-')),
    ...[...onDesktop, FALLBACK_ICON].flatMap((icon) =>
      drawingOf(icon, SIZES.desktop, iconFiles, 'icon-').map((each) => ({
        ...each,
        isCropped: true,
      })),
    ),
    ...controlFiles.flatMap((file) => {
      const button = BUTTON_FILE.exec(file)?.[1]
      return button === undefined
        ? []
        : [{ name: `button/${button}`, file: `controls/${file}`, size }]
    }),
  ])
}

type List = keyof typeof START_ICON_SIZES

/** What START shows when it opens: not the nested entries of All Programs, but those of apps that the owner leaves out. */
export function listStartIcons(
  menu: Omit<StartMenu, 'withoutEntry'>,
  apps: readonly AppFacts[],
  files: readonly string[],
): readonly Drawing[] {
  const iconsOf = (list: List, entries: readonly StartMenuEntry[]) =>
    entries.flatMap((entry) => (entry.type === 'separator' ? [] : [[list, entry.icon] as const]))
  const shown: readonly (readonly [List, string])[] = [
    ...iconsOf('programs', menu.programs),
    // The icon of the owner's own pages. If there are none, the sheet has one unused icon.
    ['programs', PAGE_ICON],
    ...iconsOf('allPrograms', [menu.allPrograms]),
    ...iconsOf('places', menu.places),
    ...iconsOf('session', menu.session),
    ...apps.flatMap(({ startMenu: list, icon }): readonly (readonly [List, string])[] =>
      (list === 'programs' || list === 'places') && icon !== undefined ? [[list, icon]] : [],
    ),
  ]
  return sorted(shown.flatMap(([list, icon]) => drawingOf(icon, START_ICON_SIZES[list], files)))
}
