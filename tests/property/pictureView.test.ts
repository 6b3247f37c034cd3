/** The viewer's geometry, whatever picture, stage and screen there are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actualView,
  fitView,
  type Frame,
  isCrisp,
  matrixOf,
  overflow,
  panned,
  type PictureView,
  reframed,
  rotated,
  zoomed,
} from '../../src/apps/pictureViewer/pictureView.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const frames: fc.Arbitrary<Frame> = fc.record({
  picture: fc.record({ width: side, height: side }),
  stage: fc.record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  }),
  ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  isDrawing: fc.boolean(),
})
const coordinate = fc.integer({ min: -5000, max: 5000 })
const points = fc.record({ x: coordinate, y: coordinate })

type Step = (view: PictureView, frame: Frame) => PictureView
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), points).map(
    ([factor, at]): Step =>
      (view, frame) =>
        zoomed(view, frame, factor, at),
  ),
  points.map(
    (by): Step =>
      (view, frame) =>
        panned(view, frame, by),
  ),
  fc.constant<Step>(rotated),
  fc.constant<Step>(actualView),
  fc.constant<Step>((view, frame) => fitView(frame, view.turns)),
)

/** Where the view has a place of the picture, which is given in its own pixels. */
function shownAt(view: PictureView, frame: Frame, at: { x: number; y: number }) {
  const [a, b, c, d, x, y] = matrixOf(view, frame)
  return { x: a * at.x + c * at.y + x, y: b * at.x + d * at.y + y }
}

function corners({ picture: { width, height } }: Frame) {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** The edges of the picture on the stage. */
function edges(view: PictureView, frame: Frame) {
  const shown = corners(frame).map((corner) => shownAt(view, frame, corner))
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const taken = (frame: Frame, list: readonly Step[]): PictureView =>
  list.reduce((view, step) => step(view, frame), fitView(frame))

/** Half a device pixel, by which the actual size is snapped, and what floating point adds. */
const CLOSE = 0.51

/** What a picture leaves empty of a side of the stage that it could fill, or how far it is off the middle of another. */
function emptiness(isLarger: boolean, from: number, to: number, room: number): number {
  return isLarger ? Math.max(from, room - to) : Math.abs(from + to - room) / 2
}

describe('the view of a picture', () => {
  it('fits all of it at first, in its middle, and enlarges drawings alone', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: 0, max: 3 }), (frame, turns) => {
        const view = fitView(frame, turns)
        const { left, right, top, bottom } = edges(view, frame)
        expect(left).toBeGreaterThanOrEqual(-CLOSE)
        expect(top).toBeGreaterThanOrEqual(-CLOSE)
        expect(right).toBeLessThanOrEqual(frame.stage.width + CLOSE)
        expect(bottom).toBeLessThanOrEqual(frame.stage.height + CLOSE)
        expect(Math.abs(left + right - frame.stage.width)).toBeLessThanOrEqual(2 * CLOSE)
        const isEnlarged = view.scale * frame.ratio > 1 + 1e-9
        expect(isEnlarged && !frame.isDrawing).toBe(false)
      }),
    )
  })

  it('never leaves more of the stage empty than it must, after any steps', () => {
    fc.assert(
      fc.property(frames, fc.array(steps, { maxLength: 12 }), (frame, list) => {
        const view = taken(frame, list)
        const { left, right, top, bottom } = edges(view, frame)
        const { x, y } = overflow(view, frame)
        expect([left, right, top, bottom, view.scale].every(Number.isFinite)).toBe(true)
        expect(view.scale).toBeGreaterThan(0)
        expect(emptiness(x, left, right, frame.stage.width)).toBeLessThanOrEqual(CLOSE)
        expect(emptiness(y, top, bottom, frame.stage.height)).toBeLessThanOrEqual(CLOSE)
      }),
    )
  })

  it('zooms around the pointer, as long as the picture fills the stage before and after', () => {
    const factors = fc.double({ min: 1, max: 4, noNaN: true })
    fc.assert(
      fc.property(frames, factors, points, (frame, factor, at) => {
        const first = zoomed(fitView(frame), frame, 8)
        const full = overflow(first, frame)
        fc.pre(full.x && full.y)
        const inside = {
          x: Math.min(frame.stage.width / 2, Math.max(frame.stage.width / -2, at.x)),
          y: Math.min(frame.stage.height / 2, Math.max(frame.stage.height / -2, at.y)),
        }
        const next = zoomed(first, frame, factor, inside)
        const place = (view: PictureView) => ({
          x: (inside.x - view.offset.x) / view.scale,
          y: (inside.y - view.offset.y) / view.scale,
        })
        expect(place(next).x).toBeCloseTo(place(first).x, 4)
        expect(place(next).y).toBeCloseTo(place(first).y, 4)
      }),
    )
  })

  it('shows one device pixel for each of its own at actual size, on whole device pixels', () => {
    fc.assert(
      fc.property(frames, fc.array(steps, { maxLength: 4 }), points, (frame, list, by) => {
        const view = panned(actualView(taken(frame, list), frame), frame, by)
        const at = shownAt(view, frame, { x: 0, y: 0 })
        expect(view.scale * frame.ratio).toBeCloseTo(1, 9)
        for (const value of [at.x, at.y]) {
          expect(Math.abs(value * frame.ratio - Math.round(value * frame.ratio))).toBeLessThan(1e-6)
        }
        expect(isCrisp(view, frame)).toBe(!frame.isDrawing)
      }),
    )
  })

  it('is as before after four quarter turns of a picture that was not moved, and turns clockwise', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const view = fitView(frame)
        const turned = rotated(view, frame)
        const [first, last] = corners(frame).map((each) => shownAt(turned, frame, each))
        // The top edge, from left to right, is the right one now, from top to bottom.
        expect(first?.x).toBeCloseTo(last?.x ?? NaN, 4)
        expect((last?.y ?? NaN) - (first?.y ?? NaN)).toBeGreaterThan(0)
        const around = [1, 2, 3, 4].reduce((each) => rotated(each, frame), view)
        expect(around).toEqual(view)
      }),
    )
  })

  it('stays fitted when the stage changes, until another size is asked for', () => {
    fc.assert(
      fc.property(frames, frames, fc.array(steps, { maxLength: 6 }), (frame, other, list) => {
        const changed = { ...frame, stage: other.stage }
        const view = taken(frame, list)
        const next = reframed(view, changed)
        const fitted = fitView(changed, view.turns)
        expect(next.scale).toBe(view.isFit ? fitted.scale : view.scale)
        expect(next.isFit).toBe(view.isFit)
      }),
    )
  })
})
