/** Drags, sorts and lines up icons. Pure: an unchanged arrangement is the same object. */
import { iconGrid, iconPlaces, idsInOrder, linedUp, TakenPlaces } from './iconGrid.ts'
import type { ArrangedDesktop, IconGrid, IconPlaces } from './iconGrid.ts'
import type {
  DesktopIcon,
  GridPlace,
  GridStep,
  IconArrangement,
  IconPlace,
  IconSorting,
} from './state.ts'

/**
 * Moves icons together, as far as all of them stay in the grid. An icon that would land on one that
 * does not move goes to the nearest free place. The other icons keep their stored places, which a
 * larger viewport shows.
 */
export function movedIcons(
  desktop: ArrangedDesktop,
  ids: readonly number[],
  by: GridStep,
): IconArrangement {
  const { arrangement } = desktop
  const grid = iconGrid(desktop.viewport)
  const shown = iconPlaces(desktop)
  const moving = idsInOrder(shown).filter((id) => ids.includes(id))
  const landed = landing(shown, moving, by, grid)
  const isMoved = moving.some((id) => !isSamePlace(landed.get(id), shown.get(id)))
  if (!isMoved) return arrangement
  const own = new Map(arrangement.auto ? [] : arrangement.places.map((place) => [place.id, place]))
  const places = desktop.icons.flatMap(({ id }): IconPlace[] => {
    const place = landed.get(id) ?? own.get(id) ?? shown.get(id)
    return place ? [{ id, column: place.column, row: place.row }] : []
  })
  return { auto: false, places }
}

/** Moves icons by one place in one direction. Where one of them has no room there, none moves: it would land aside. */
export function steppedIcons(
  desktop: ArrangedDesktop,
  ids: readonly number[],
  step: GridStep,
): IconArrangement {
  const arrangement = movedIcons(desktop, ids, step)
  const [before, after] = [iconPlaces(desktop), iconPlaces({ ...desktop, arrangement })]
  const isStep = ids.every((id) => {
    const { column = NaN, row = NaN } = before.get(id) ?? {}
    return isSamePlace(after.get(id), { column: column + step.columns, row: row + step.rows })
  })
  return isStep ? arrangement : desktop.arrangement
}

function landing(
  shown: IconPlaces,
  moving: readonly number[],
  by: GridStep,
  grid: IconGrid,
): IconPlaces {
  const from = moving.flatMap((id) => shown.get(id) ?? [])
  const columns = keptInside(
    by.columns,
    from.map(({ column }) => column),
    grid.columns,
  )
  const rows = keptInside(
    by.rows,
    from.map(({ row }) => row),
    grid.rows,
  )
  const staying = [...shown].filter(([id]) => !moving.includes(id)).map(([, place]) => place)
  const taken = new TakenPlaces(grid, staying)
  const landed = new Map<number, GridPlace>()
  const land = (id: number, place: GridPlace): void => {
    taken.add(place)
    landed.set(id, place)
  }
  const targets = moving.flatMap((id) => {
    const place = shown.get(id)
    return place ? [{ id, to: { column: place.column + columns, row: place.row + rows } }] : []
  })
  for (const { id, to } of targets) if (taken.isFree(to)) land(id, to)
  for (const { id, to } of targets) if (!landed.has(id)) land(id, taken.nearestFree(to))
  return landed
}

function keptInside(by: number, indices: readonly number[], length: number): number {
  const low = -Math.min(...indices)
  const high = length - 1 - Math.max(...indices)
  return Math.max(low, Math.min(by, high))
}

/** Without Auto Arrange, the icons keep their sorted places in every viewport. */
export function sortedIcons(desktop: ArrangedDesktop, by: IconSorting): IconArrangement {
  const order = sortedIds(desktop.icons, by)
  const next: IconArrangement = desktop.arrangement.auto
    ? { auto: true, order }
    : { auto: false, places: placesOf(linedUp(order, iconGrid(desktop.viewport))) }
  return keptIfSame(desktop.arrangement, next)
}

/** With Auto Arrange, the icons are lined up again whenever the viewport changes. */
export function autoArranged(desktop: ArrangedDesktop, isOn: boolean): IconArrangement {
  const { arrangement } = desktop
  if (arrangement.auto === isOn) return arrangement
  const shown = iconPlaces(desktop)
  return isOn ? { auto: true, order: idsInOrder(shown) } : { auto: false, places: placesOf(shown) }
}

/** A fixed locale gives the same order for visitors of every language. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function sortedIds(icons: readonly DesktopIcon[], by: IconSorting): readonly number[] {
  const byName = (a: DesktopIcon, b: DesktopIcon): number => NAMES.compare(a.title, b.title)
  const byType = (a: DesktopIcon, b: DesktopIcon): number => rankOf(a) - rankOf(b) || byName(a, b)
  return [...icons].sort(by === 'name' ? byName : byType).map(({ id }) => id)
}

/** Programs come first, then pages, then plain links. */
function rankOf({ appName, link }: DesktopIcon): number {
  if (appName === undefined) return 2
  return link === undefined ? 0 : 1
}

function placesOf(places: IconPlaces): readonly IconPlace[] {
  return [...places].map(([id, { column, row }]) => ({ id, column, row }))
}

function isSamePlace(a: GridPlace | undefined, b: GridPlace | undefined): boolean {
  return a?.column === b?.column && a?.row === b?.row
}

function keptIfSame(before: IconArrangement, next: IconArrangement): IconArrangement {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}
