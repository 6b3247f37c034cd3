/** The grid of icons. Places follow from arrangement and viewport, so displaced icons return. */
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

/** The number of whole icons that fit into the work area, at least one each way. */
export interface IconGrid {
  readonly columns: number
  readonly rows: number
}

export type IconPlaces = ReadonlyMap<number, GridPlace>

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

/** No two icons share a place. Icons that do not fit go into columns right of the grid. */
export function iconPlaces(desktop: ArrangedDesktop): IconPlaces {
  const { arrangement, icons } = desktop
  const grid = iconGrid(desktop.viewport)
  const ids = icons.map(({ id }) => id)
  return arrangement.auto
    ? linedUp(inOrder(ids, arrangement.order), grid)
    : settled(ids, arrangement.places, grid)
}

/** Fills columns from top to bottom, starting at the upper left. */
export function linedUp(ids: readonly number[], { rows }: IconGrid): IconPlaces {
  return new Map(ids.map((id, index) => [id, placeAt(index, rows)]))
}

/** The grid step nearest to a displacement in CSS pixels. */
export function stepOf({ x, y }: Point): GridStep {
  return { columns: Math.round(x / ICON_COLUMN_PITCH), rows: Math.round(y / ICON_ROW_PITCH) }
}

export function idsInOrder(places: IconPlaces): readonly number[] {
  return [...places].sort(([, a], [, b]) => a.column - b.column || a.row - b.row).map(([id]) => id)
}

export const iconsInOrder: (state: DesktopState) => readonly DesktopIcon[] = listSelector(
  (state) => {
    const byId = new Map(state.icons.map((icon) => [icon.id, icon]))
    return idsInOrder(iconPlaces(state)).flatMap((id) => byId.get(id) ?? [])
  },
)

function inOrder(ids: readonly number[], order: readonly number[]): readonly number[] {
  const listed = [...new Set(order)].filter((id) => ids.includes(id))
  return [...listed, ...ids.filter((id) => !listed.includes(id))]
}

/** Where a place is taken or off the grid, the nearest free one counts; without a place, the first. */
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

  isFree(place: GridPlace): boolean {
    const { columns, rows } = this.#grid
    const { column, row } = place
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows
    return isInside && !this.#taken.has(keyOf(place))
  }

  /** The nearest free place in pixels. Of equally near ones, the one further left or up. */
  nearestFree(to: GridPlace): GridPlace {
    const { columns, rows } = this.#grid
    const awayFrom = ({ column, row }: GridPlace): number =>
      Math.hypot(
        (column - Math.max(0, Math.min(to.column, columns - 1))) * ICON_COLUMN_PITCH,
        (row - Math.max(0, Math.min(to.row, rows - 1))) * ICON_ROW_PITCH,
      )
    return (
      Array.from({ length: columns * rows }, (_, at) => placeAt(at, rows))
        .filter((place) => this.isFree(place))
        .reduce<GridPlace | undefined>(
          (best, place) => (best && awayFrom(best) <= awayFrom(place) ? best : place),
          undefined,
        ) ?? this.firstFree()
    )
  }

  /** The first free place, column after column, or one to the right of a full grid. */
  firstFree(): GridPlace {
    const { rows } = this.#grid
    let index = 0
    while (this.#taken.has(keyOf(placeAt(index, rows)))) index += 1
    return placeAt(index, rows)
  }
}

function keyOf({ column, row }: GridPlace): string {
  return `${column} ${row}`
}

/** Column after column. */
function placeAt(index: number, rows: number): GridPlace {
  return { column: Math.floor(index / rows), row: index % rows }
}
