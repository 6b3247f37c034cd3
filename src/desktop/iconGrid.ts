/**
 * The grid of the desktop's icons, and the place in it at which each of them is shown. Pure: what is shown
 * is derived from what was asked for and from the viewport, never stored, so that icons which a small viewport
 * pushed about return when it grows.
 */
import type { Point, Size } from '../base/geometry/box.ts'
import {
  ICON_CELL_HEIGHT,
  ICON_CELL_WIDTH,
  ICON_COLUMN_LEFT,
  ICON_COLUMN_PITCH,
  ICON_COLUMN_TOP,
  ICON_ROW_PITCH,
} from '../base/theme/metrics.ts'
import { listSelector } from './memo.ts'
import { workAreaOf } from './placement.ts'
import type { DesktopIcon, DesktopState, GridPlace, GridStep, IconPlace } from './state.ts'

/** How many whole icons fit into the work area: at least one each way, however small it is. */
export interface IconGrid {
  readonly columns: number
  readonly rows: number
}

export type IconPlaces = ReadonlyMap<number, GridPlace>

/** What the places of icons depend on. */
export type ArrangedDesktop = Pick<DesktopState, 'icons' | 'arrangement' | 'viewport'>

export function iconGrid(viewport: Size): IconGrid {
  const { width, height } = workAreaOf(viewport)
  return {
    columns: fitting(width - ICON_COLUMN_LEFT - ICON_CELL_WIDTH, ICON_COLUMN_PITCH),
    rows: fitting(height - ICON_COLUMN_TOP - ICON_CELL_HEIGHT, ICON_ROW_PITCH),
  }
}

function fitting(room: number, pitch: number): number {
  return Math.max(1, 1 + Math.floor(room / pitch))
}

/**
 * The place of every icon, by its id. No two icons have the same one, and all lie in the grid, unless there are
 * more icons than places: the rest stands in further columns to the right.
 */
export function iconPlaces(desktop: ArrangedDesktop): IconPlaces {
  const { arrangement, icons } = desktop
  const grid = iconGrid(desktop.viewport)
  const ids = icons.map(({ id }) => id)
  return arrangement.auto
    ? linedUp(inOrder(ids, arrangement.order), grid)
    : settled(ids, arrangement.places, grid)
}

/** Icons one below the other, column after column, from the upper left. */
export function linedUp(ids: readonly number[], { rows }: IconGrid): IconPlaces {
  return new Map(
    ids.map((id, index) => [id, { column: Math.floor(index / rows), row: index % rows }]),
  )
}

/** The displacement in the grid that comes nearest to one in CSS pixels. */
export function stepOf({ x, y }: Point): GridStep {
  return { columns: Math.round(x / ICON_COLUMN_PITCH), rows: Math.round(y / ICON_ROW_PITCH) }
}

/** Ids in the order of their places, column after column. */
export function idsInOrder(places: IconPlaces): readonly number[] {
  return [...places].sort(([, a], [, b]) => a.column - b.column || a.row - b.row).map(([id]) => id)
}

/** The icons in the order in which they stand, column after column. */
export const iconsInOrder: (state: DesktopState) => readonly DesktopIcon[] = listSelector(
  (state) => {
    const byId = new Map(state.icons.map((icon) => [icon.id, icon]))
    return idsInOrder(iconPlaces(state)).flatMap((id) => byId.get(id) ?? [])
  },
)

/** The listed ids first; those that are not in the list stay in their order. */
function inOrder(ids: readonly number[], order: readonly number[]): readonly number[] {
  const listed = [...new Set(order)].filter((id) => ids.includes(id))
  return [...listed, ...ids.filter((id) => !listed.includes(id))]
}

/**
 * Each icon at its own place. One whose place is outside of the grid or taken stands as near to it as it can, and
 * one without a place takes the first free one.
 */
function settled(ids: readonly number[], wanted: readonly IconPlace[], grid: IconGrid): IconPlaces {
  const own = new Map(wanted.map((place) => [place.id, place]))
  const taken = new TakenPlaces(grid)
  const places = new Map<number, GridPlace>()
  const settle = (id: number, { column, row }: GridPlace): void => {
    taken.add({ column, row })
    places.set(id, { column, row })
  }
  for (const id of ids) {
    const place = own.get(id)
    if (place && taken.isFree(place)) settle(id, place)
  }
  for (const id of ids) {
    const place = own.get(id)
    if (place && !places.has(id)) settle(id, taken.nearestFree(place))
  }
  for (const id of ids) if (!places.has(id)) settle(id, taken.firstFree())
  return places
}

/** The places that are taken while icons are put into a grid. */
export class TakenPlaces {
  readonly #grid: IconGrid
  readonly #taken = new Set<string>()

  constructor(grid: IconGrid, taken: Iterable<GridPlace> = []) {
    this.#grid = grid
    for (const place of taken) this.add(place)
  }

  add(place: GridPlace): void {
    this.#taken.add(keyOf(place))
  }

  /** False for a place outside of the grid, too. */
  isFree(place: GridPlace): boolean {
    const { columns, rows } = this.#grid
    const { column, row } = place
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows
    return isInside && !this.#taken.has(keyOf(place))
  }

  /** The free place that is the fewest pixels away, the one further left or up where two are as near. */
  nearestFree(to: GridPlace): GridPlace {
    const { columns, rows } = this.#grid
    const middle = {
      column: Math.max(0, Math.min(to.column, columns - 1)),
      row: Math.max(0, Math.min(to.row, rows - 1)),
    }
    // Within this many steps each way lies a free place, if the grid has one.
    const reach = this.#taken.size
    let best: { place: GridPlace; distance: number } | undefined
    const lastColumn = Math.min(columns - 1, middle.column + reach)
    const lastRow = Math.min(rows - 1, middle.row + reach)
    for (let column = Math.max(0, middle.column - reach); column <= lastColumn; column += 1) {
      for (let row = Math.max(0, middle.row - reach); row <= lastRow; row += 1) {
        const distance = Math.hypot(
          (column - middle.column) * ICON_COLUMN_PITCH,
          (row - middle.row) * ICON_ROW_PITCH,
        )
        if ((best && distance >= best.distance) || !this.isFree({ column, row })) continue
        best = { place: { column, row }, distance }
      }
    }
    return best?.place ?? this.firstFree()
  }

  /** The first free place, column after column; right of the grid where it has none. */
  firstFree(): GridPlace {
    const { rows } = this.#grid
    let index = 0
    const placeAt = (at: number): GridPlace => ({ column: Math.floor(at / rows), row: at % rows })
    while (this.#taken.has(keyOf(placeAt(index)))) index += 1
    return placeAt(index)
  }
}

function keyOf({ column, row }: GridPlace): string {
  return `${column} ${row}`
}
