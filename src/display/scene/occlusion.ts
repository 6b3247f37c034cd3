/** The page lies above the canvas: unclipped, a low window's content would cover higher frames. */
import type { Box } from '../../base/geometry/box.ts'
import {
  EMPTY,
  intersect,
  regionOf,
  subtract,
  union,
  type Region,
} from '../../base/geometry/region.ts'

export interface Occluder {
  /** All boxes are in the coordinates of the viewport. */
  readonly box: Box
  readonly client: Box
  readonly opaque: Region
}

export interface Visibility {
  readonly visible: Region
  readonly clientVisible: Region
}

/**
 * The visible regions of surfaces, bottom to top. The walk goes topmost first: each surface gets
 * what is left of its box, then takes its *opaque* region, not its box, from those below. Fully
 * covered surfaces get empty regions.
 */
export function visibleRegions(surfaces: readonly Occluder[]): Visibility[] {
  const result: Visibility[] = []
  let covered = EMPTY
  for (const { box, client, opaque } of surfaces.toReversed()) {
    const visible = subtract(regionOf(box), covered)
    result.push({ visible, clientVisible: intersect(visible, regionOf(client)) })
    // A fully covered window adds nothing; with many windows, some are.
    if (visible.length > 0) covered = union(covered, opaque)
  }
  return result.toReversed()
}

/** Regions without occlusion, for debugging. */
export function wholeRegions(surfaces: readonly Occluder[]): Visibility[] {
  return surfaces.map(({ box, client }) => ({
    visible: regionOf(box),
    clientVisible: regionOf(client),
  }))
}
