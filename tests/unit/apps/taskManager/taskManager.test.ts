import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  figureRows,
  type Figures,
  graphPoints,
  HISTORY,
  median,
  scaleFor,
} from '../../../../src/apps/taskManager/figures.ts'
import { createFrameLog } from '../../../../src/base/services/time/frameLog.ts'

describe('the log of frames', () => {
  it('counts all frames, and remembers the times of the last second', () => {
    let now = 0
    const log = createFrameLog(() => now)
    const painted = { renderer: 'webgl', textures: () => 3 }
    expect(log.read()).toEqual({ presented: 0, last: undefined, times: [] })
    log.note(-4, painted)
    now = 600
    log.note(598, painted)
    expect(log.read()).toEqual({ presented: 2, last: painted, times: [4, 2] })
    now = 1100
    expect(log.read().times).toEqual([2])
    now = 9000
    expect(log.read()).toEqual({ presented: 2, last: painted, times: [] })
  })
})

const figures: Figures = {
  presented: 1234,
  times: [3, 1, 9],
  windows: 2,
  textures: 39,
  elements: 371,
  memory: 13.5 * 2 ** 20,
  renderer: 'canvas',
}
const row = (name: string, of: Figures, forced?: string) =>
  new Map(figureRows(of, forced)).get(name)

describe('the figures', () => {
  it('say what was counted', () => {
    expect(figureRows(figures, undefined)).toEqual([
      ['Frames presented', '1,234'],
      ['Frames in the last second', '3'],
      ['Time a frame, median', '3.0 ms'],
      ['Time a frame, worst', '9.0 ms'],
      ['Windows', '2'],
      ['Textures', '39'],
      ['DOM elements', '371'],
      ['Memory', '13.5 MB'],
      ['Renderer', 'Canvas 2D'],
      ['Chosen because', 'No graphics card draws WebGL here, and this is faster without one'],
    ])
  })

  it('say what nobody can tell', () => {
    const idle = { ...figures, times: [], memory: undefined, renderer: undefined }
    expect(row('Time a frame, worst', idle)).toBe('None in the last second')
    expect(row('Memory', idle)).toBe('Not told by this browser')
    expect(row('Renderer', idle)).toBe('None')
    expect(row('Chosen because', idle)).toBe('This layout paints no canvas')
  })

  it.each([
    ['webgl', undefined, 'A graphics card draws it'],
    ['webgl', 'webgl', 'The address asks for it'],
    ['canvas', 'canvas', 'The address asks for it'],
    ['canvas', 'webgl', 'This browser draws no WebGL'],
  ])('say why it is %s where the address asks for %s', (renderer, forced, reason) => {
    expect(row('Chosen because', { ...figures, renderer }, forced)).toBe(reason)
  })
})

const counts = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 2 * HISTORY })

describe('the graph', () => {
  it('has a round scale that holds every value', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const scale = scaleFor(values, 10)
        expect(scale).toBeGreaterThanOrEqual(Math.max(10, ...values))
        expect(String(scale)).toMatch(/^[125]0*$/)
      }),
    )
  })

  it('shows the last minute within its box, the newest value at the right', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const points = graphPoints(values, scaleFor(values, 10))
        const places =
          points === '' ? [] : points.split(' ').map((each) => each.split(',').map(Number))
        expect(places).toHaveLength(Math.min(values.length, HISTORY))
        for (const [, y = NaN] of places) {
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(100)
        }
        expect(places.at(-1)?.[0]).toBe(places.length > 0 ? HISTORY - 1 : undefined)
      }),
    )
  })

  it('has half of the values above the median, and half below', () => {
    expect(median([])).toBeUndefined()
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values) ?? NaN
        expect(values.filter((value) => value < middle).length * 2).toBeLessThanOrEqual(
          values.length,
        )
        expect(values.filter((value) => value > middle).length * 2).toBeLessThanOrEqual(
          values.length,
        )
      }),
    )
  })
})
