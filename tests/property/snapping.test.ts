import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/base/geometry/box.ts'
import { normalBox, windowBox, workAreaOf } from '../../src/desktop/placement.ts'
import { windowById } from '../../src/desktop/selectors.ts'
import { snapEdgeAt } from '../../src/desktop/snapping.ts'
import type { AppWindow } from '../../src/desktop/state.ts'
import type { GrabEnd } from '../../src/display/input/grab.ts'
import type { GrabPart } from '../../src/display/input/grabBox.ts'
import { windowGrab } from '../../src/display/input/windowGrab.ts'
import { VIEWPORT } from '../support/builders.ts'
import { runningDesktop } from '../support/runningDesktop.ts'

/** A desktop with Notepad. */
function setUp() {
  const desk = runningDesktop(1, 'Notepad')
  const { store, grabs } = desk
  const window = (): AppWindow => {
    const found = windowById(store.getState(), '1')
    if (!found) throw new Error('the window was closed')
    return found
  }
  const box = () => windowBox(window(), store.getState().viewport)
  /** Grabs the window at this share of its title bar, takes it there and ends the grab. */
  const drag = (part: GrabPart, share: number, to: Point, how: GrabEnd): void => {
    const { x, y, width } = box()
    const from = { x: Math.round(x + 3 + share * (width - 6)), y: y + 12 }
    const target = windowGrab(desk, '1', part, from)
    const grab = target && grabs.start({ pointerId: 1, from, onEnd: () => {} }, target)
    grab?.move(to)
    grab?.end(how)
  }
  return { store, window, box, drag }
}

type Shape = 'left' | 'right' | 'maximized' | 'free'

function shapeOf({ maximized, snapped }: AppWindow): Shape {
  return maximized ? 'maximized' : (snapped ?? 'free')
}

/** The size that a window has while it is neither maximized nor snapped. */
function sizeOf(window: AppWindow): string {
  const { width, height } = normalBox(window, VIEWPORT)
  return `${width}x${height}`
}

type Step =
  | { readonly do: 'drag'; readonly share: number; readonly to: Point; readonly how: GrabEnd }
  | { readonly do: 'pull'; readonly part: GrabPart; readonly to: Point }
  | { readonly do: 'maximize' }
  | { readonly do: 'restore' }

/** What a step makes of a window. */
function shapeAfter(step: Step, window: AppWindow): Shape {
  const before = shapeOf(window)
  const isMaximized = before === 'maximized'
  const half = window.snapped ?? 'free'
  if (step.do === 'maximize') return isMaximized ? half : 'maximized'
  if (step.do === 'pull') return isMaximized ? before : 'free'
  if (step.do === 'restore') return isMaximized ? half : 'free'
  if (step.how === 'escaped') return before
  if (step.how !== 'released') return 'free'
  const edge = snapEdgeAt(step.to, VIEWPORT)
  return edge === 'top' ? 'maximized' : (edge ?? 'free')
}

const pointer = fc.record({
  x: fc.integer({ min: -100, max: VIEWPORT.width + 100 }),
  y: fc.integer({ min: -100, max: VIEWPORT.height + 100 }),
})
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('drag' as const),
      share,
      to: fc.oneof(
        pointer,
        pointer.map(({ y }) => ({ x: 0, y })),
        pointer.map(({ x }) => ({ x, y: 0 })),
      ),
      how: fc.constantFrom<GrabEnd>('released', 'released', 'released', 'escaped', 'blurred'),
    }),
  },
  fc.record({
    do: fc.constant('pull' as const),
    part: fc.constantFrom<GrabPart>('n', 'e', 's', 'w', 'nw', 'se'),
    to: pointer,
  }),
  fc.record({ do: fc.constant('maximize' as const) }),
  fc.record({ do: fc.constant('restore' as const) }),
)

describe('a window that is dragged, snapped, maximized and pulled in any order', () => {
  it('stays on the desk, snaps where it was let go, and always gets its old size back', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        const { store, window, box, drag } = setUp()
        const area = workAreaOf(VIEWPORT)
        for (const next of steps) {
          const before = window()
          if (next.do === 'drag') drag('move', next.share, next.to, next.how)
          else if (next.do === 'pull') drag(next.part, 0.5, next.to, 'released')
          else if (next.do === 'maximize')
            store.dispatch({ type: 'window/maximizeToggled', id: '1' })
          else store.dispatch({ type: 'window/restored', id: '1' })
          const now = window()
          const isPulled = next.do === 'pull'
          expect(isPulled || sizeOf(now) === sizeOf(before)).toBe(true)
          expect(shapeOf(now)).toBe(shapeAfter(next, before))
          // What is dragged comes off its half, also on the way to the top.
          const isDragged = next.do === 'drag' && next.how === 'released' && !before.maximized
          expect(isDragged && now.maximized && now.snapped !== undefined).toBe(false)
          const { x, y, width, height } = box()
          const margin = now.maximized ? 3 : 0
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-margin)
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
          expect(x + width).toBeLessThanOrEqual(area.width + margin)
          expect(y + height).toBeLessThanOrEqual(area.height + margin)
        }
      }),
      { seed: 20260204, numRuns: 300 },
    )
  })

  it('comes off with the pointer on its title bar', () => {
    fc.assert(
      fc.property(share, pointer, fc.constantFrom('left', 'right', 'top'), (at, to, from) => {
        const { store, box, drag } = setUp()
        if (from === 'top') store.dispatch({ type: 'window/maximizeToggled', id: '1' })
        else
          store.dispatch({
            type: 'window/snapped',
            id: '1',
            side: from === 'left' ? from : 'right',
          })
        // Not let go, so it does not snap again.
        drag('move', at, to, 'captureLost')
        const { x, y, width, height } = box()
        expect({ width, height }).toEqual({ width: 660, height: 500 })
        const inside = {
          x: Math.max(0, Math.min(to.x, VIEWPORT.width)),
          y: Math.max(0, Math.min(to.y, 770 - height)),
        }
        expect(inside.x).toBeGreaterThanOrEqual(x)
        expect(inside.x).toBeLessThanOrEqual(x + width)
        expect(Math.abs(inside.y - y)).toBeLessThanOrEqual(28)
      }),
      { seed: 20260205, numRuns: 300 },
    )
  })
})
