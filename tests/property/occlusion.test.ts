import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equals, intersect, regionOf, union } from '../../src/base/geometry/region.ts'
import { buildScene, NO_POINTER_STATE } from '../../src/display/scene/buildScene.ts'
import { clientBox } from '../../src/display/scene/windowSurface.ts'
import { aDesktop, someWindows } from '../support/builders.ts'
import { differingPixels, paintNaively, paintVisible } from '../support/naivePainter.ts'
import { area } from '../support/regions.ts'

const VIEWPORT = { width: 320, height: 240 }
const DESKTOPS = { seed: 20260102, numRuns: 200 }
const OPTIONS = { labelLines: (title: string) => [title], culling: true, scale: 1 }
const SCALES = [1, 1.25, 1.5, 2]

const scenes = fc
  .tuple(someWindows(VIEWPORT, 24), fc.constantFrom(...SCALES))
  .map(([windows, scale]) =>
    buildScene(aDesktop(windows, { viewport: VIEWPORT }), NO_POINTER_STATE, { ...OPTIONS, scale }),
  )

describe('painting only what is visible', () => {
  it('gives the picture of painting everything back to front', () => {
    let painted = 0
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(differingPixels(paintNaively(scene), paintVisible(scene))).toBe(0)
        painted += 1
      }),
      DESKTOPS,
    )
    expect(painted).toBe(200)
  })

  it('paints no pixel of opaque windows twice', () => {
    fc.assert(
      fc.property(scenes, ({ windows }) => {
        const shown = windows.map((window) => intersect(window.visible, window.opaque))
        const together = shown.reduce((sum, region) => union(sum, region), [])
        expect(area(together)).toBe(shown.reduce((sum, region) => sum + area(region), 0))
        const covered = windows.reduce((sum, window) => union(sum, window.opaque), together)
        expect(equals(covered, together)).toBe(true)
      }),
      { ...DESKTOPS, numRuns: 100 },
    )
  })

  it('shows of a client area what it shows of the window there', () => {
    fc.assert(
      fc.property(scenes, ({ windows }) => {
        for (const window of windows) {
          const client = regionOf(clientBox(window))
          expect(window.clientVisible).toEqual(intersect(window.visible, client))
        }
      }),
      { ...DESKTOPS, numRuns: 50 },
    )
  })
})

it('building on a previous scene gives what building afresh gives', () => {
  fc.assert(
    fc.property(fc.array(someWindows(VIEWPORT, 8), { maxLength: 6 }), (desktops) => {
      desktops.reduce(
        (previous, windows) => {
          const state = aDesktop(windows, { viewport: VIEWPORT })
          const next = buildScene(state, NO_POINTER_STATE, OPTIONS, previous)
          expect(next).toEqual(buildScene(state, NO_POINTER_STATE, OPTIONS))
          return next
        },
        buildScene(aDesktop(), NO_POINTER_STATE, OPTIONS),
      )
    }),
    { ...DESKTOPS, numRuns: 60 },
  )
})
