/**
 * The oracle of region algebra: a grid of cells, each in or out. Slow and obvious on purpose; shares
 * no code with src/base/geometry/region.ts.
 */
import type { Box, Point } from '../../src/base/geometry/box.ts'

export const GRID = 20

export class Bitmap {
  readonly cells: readonly boolean[]

  constructor(isIn: (point: Point) => boolean) {
    this.cells = Array.from({ length: GRID * GRID }, (_, index) =>
      isIn({ x: index % GRID, y: Math.floor(index / GRID) }),
    )
  }

  static of(boxes: readonly Box[]): Bitmap {
    return new Bitmap((p) =>
      boxes.some((b) => p.x >= b.x && p.y >= b.y && p.x < b.x + b.width && p.y < b.y + b.height),
    )
  }

  has({ x, y }: Point): boolean {
    return this.cells[y * GRID + x] ?? false
  }

  /** The one banded form of these cells, read row by row. */
  toBands(): Box[] {
    const rows = Array.from({ length: GRID }, (_, y) => this.runs(y))
    const bands: Box[] = []
    for (let y = 0; y < GRID;) {
      const runs = rows[y] ?? []
      let end = y + 1
      while (end < GRID && JSON.stringify(rows[end]) === JSON.stringify(runs)) end += 1
      bands.push(...runs.map((run) => ({ x: run.x, y, width: run.width, height: end - y })))
      y = end
    }
    return bands
  }

  private runs(y: number): { x: number; width: number }[] {
    const runs: { x: number; width: number }[] = []
    for (let x = 0; x < GRID; x += 1) {
      if (!this.has({ x, y })) continue
      const last = runs.at(-1)
      if (last !== undefined && last.x + last.width === x) last.width += 1
      else runs.push({ x, width: 1 })
    }
    return runs
  }
}
