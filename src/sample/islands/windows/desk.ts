/** Two windows, and what the desktop's own occlusion makes of them. */
import type { Box, Point } from '../../../base/geometry/box.ts'
import { type Region, toClipPath } from '../../../base/geometry/region.ts'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../../base/theme/metrics.ts'
import { visibleRegions } from '../../../display/scene/occlusion.ts'
import { opaqueRegion } from '../../../display/scene/opaque.ts'

export type Name = 'A' | 'B'

export interface Desk {
  readonly A: Point
  readonly B: Point
  readonly top: Name
  /** Whether contents are cut to what is visible of them. */
  readonly isClipped: boolean
}

/** The worked example of the article. */
export const START: Desk = { A: { x: 40, y: 40 }, B: { x: 160, y: 100 }, top: 'B', isClipped: true }

export const WINDOW = { width: 240, height: 160 }
export const ROOM = { width: 480, height: 300 }

export interface Shown {
  readonly name: Name
  readonly box: Box
  readonly client: Box
  readonly opaque: Region
  readonly visible: Region
  readonly clientVisible: Region
  /** The value of `clip-path` on its client area. */
  readonly clip: string
}

/** Both windows, the lower one first. */
export function shownOn(desk: Desk): readonly [lower: Shown, upper: Shown] {
  const lower = windowOf(desk, desk.top === 'A' ? 'B' : 'A')
  const upper = windowOf(desk, desk.top)
  const [ofLower, ofUpper] = visibleRegions([lower, upper])
  if (!ofLower || !ofUpper) throw new Error('Two windows have two visible regions')
  return [
    { ...lower, ...ofLower, clip: toClipPath(ofLower.clientVisible, lower.client) },
    { ...upper, ...ofUpper, clip: toClipPath(ofUpper.clientVisible, upper.client) },
  ]
}

function windowOf(desk: Desk, name: Name) {
  const box = { ...desk[name], ...WINDOW }
  const client = {
    x: box.x + FRAME_WIDTH,
    y: box.y + TITLE_STRIP_HEIGHT,
    width: box.width - 2 * FRAME_WIDTH,
    height: box.height - TITLE_STRIP_HEIGHT - FRAME_WIDTH,
  }
  const state = { maximized: false, lifted: false, invisible: false }
  return { name, box, client, opaque: opaqueRegion(box, state, 1) }
}

/** The window raised, and moved as far as the room allows, to whole pixels. */
export function moved(desk: Desk, name: Name, to: Point): Desk {
  const x = Math.round(Math.min(ROOM.width - WINDOW.width, Math.max(0, to.x)))
  const y = Math.round(Math.min(ROOM.height - WINDOW.height, Math.max(0, to.y)))
  return { ...desk, [name]: { x, y }, top: name }
}

export function pixelsOf(region: Region): number {
  return region.reduce((sum, { width, height }) => sum + width * height, 0)
}
