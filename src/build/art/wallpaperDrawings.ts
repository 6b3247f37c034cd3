/** Wallpapers drawn by the program: pure functions that write SVG. The same numbers draw the same picture in every build. */
import { aurora } from './wallpapers/aurora.ts'
import { dunes } from './wallpapers/dunes.ts'
import { pines } from './wallpapers/pines.ts'
import { ribbons } from './wallpapers/ribbons.ts'
import { HEIGHT, WIDTH } from './wallpapers/svg.ts'
import { TILE, weave } from './wallpapers/weave.ts'

export interface WallpaperDrawing {
  /** Lower-case letters: it is stored with a visitor's choices, so it must not change. */
  readonly name: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** It repeats without seams. */
  readonly isTile: boolean
  readonly svg: string
}

const large = { width: WIDTH, height: HEIGHT, isTile: false } as const

export function wallpaperDrawings(): readonly WallpaperDrawing[] {
  return [
    { ...large, name: 'dunes', label: 'Dunes', svg: dunes() },
    { ...large, name: 'aurora', label: 'Aurora', svg: aurora() },
    { ...large, name: 'ribbons', label: 'Ribbons', svg: ribbons() },
    { ...large, name: 'pines', label: 'Pines', svg: pines() },
    { name: 'weave', label: 'Weave', width: TILE, height: TILE, isTile: true, svg: weave() },
  ]
}
