/** Paint's pixels: lines, shapes, fills, and an undo that is exact and bounded. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../src/apps/paint/core/drawing.ts'
import { floodFill } from '../../src/apps/paint/core/fill.ts'
import {
  boxBetween,
  constrained,
  ellipseSpans,
  linePoints,
} from '../../src/apps/paint/core/lines.ts'
import { createPen, type Settings } from '../../src/apps/paint/core/pen.ts'
import {
  blankPicture,
  colorOf,
  inkAt,
  inkOf,
  type Picture,
} from '../../src/apps/paint/core/picture.ts'
import { LINE_WIDTHS, SHAPE_FILLS, TOOLS } from '../../src/apps/paint/core/tools.ts'

const WHITE = 0xffffffff
const SIZE = { width: 40, height: 30 }

const whole = fc.integer({ min: -20, max: 60 })
const place = fc.record({ x: whole, y: whole })
const color = fc.constantFrom('#000000', '#ff0000', '#00ff80', '#ffffff')
const settings: fc.Arbitrary<Settings> = fc.record({
  tool: fc.constantFrom(...TOOLS),
  color,
  ground: color,
  lineWidth: fc.constantFrom(...LINE_WIDTHS),
  shapeFill: fc.constantFrom(...SHAPE_FILLS),
})
const stroke = fc.record({
  settings,
  isSecond: fc.boolean(),
  isConstrained: fc.boolean(),
  from: place,
  to: fc.array(place, { maxLength: 4 }),
})
type Stroke = typeof stroke extends fc.Arbitrary<infer Value> ? Value : never

/** Draws it as pointers do. @returns the boxes that the pen says it has changed */
function draw(pen: ReturnType<typeof createPen>, one: Stroke) {
  const boxes = [pen.down(one.from, one.settings, one.isSecond)]
  for (const to of one.to) boxes.push(pen.move(to, one.isConstrained))
  return boxes.flatMap((box) => box ?? [])
}

const copyOf = (picture: Picture): Uint32Array => picture.pixels.slice()

describe('a line', () => {
  it('goes from end to end by steps to neighbors, as straight as can be', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const points = linePoints(from, to)
        expect([points[0], points.at(-1)]).toEqual([from, to])
        const long = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
        expect(points).toHaveLength(long + 1)
        points.forEach(({ x, y }, index) => {
          const share = long === 0 ? 0 : index / long
          expect(Math.abs(x - (from.x + share * (to.x - from.x)))).toBeLessThanOrEqual(0.5001)
          expect(Math.abs(y - (from.y + share * (to.y - from.y)))).toBeLessThanOrEqual(0.5001)
        })
      }),
    )
  })

  it('with Shift is level, upright or diagonal, and a box a square', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const line = constrained('line', from, to)
        const [dx, dy] = [Math.abs(line.x - from.x), Math.abs(line.y - from.y)]
        expect(dx === 0 || dy === 0 || dx === dy).toBe(true)
        const { width, height } = boxBetween(from, constrained('ellipse', from, to))
        expect(width).toBe(height)
      }),
    )
  })
})

it('an ellipse touches all sides of its box and is the same seen from each of them', () => {
  const side = fc.integer({ min: 1, max: 80 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const spans = ellipseSpans({ x: 5, y: 7, width, height })
      expect(spans).toHaveLength(height)
      expect(Math.max(...spans.map(({ length }) => length))).toBe(width)
      spans.forEach(({ x, length }, row) => {
        expect(x - 5).toBe(5 + width - (x + length))
        expect(spans[height - 1 - row]?.length).toBe(length)
        expect(length).toBeGreaterThan(0)
      })
    }),
  )
})

it('a fill changes what one ink connects and nothing else, and says in which box', () => {
  const cell = fc.constantFrom(1, 2)
  const field = fc.array(cell, { minLength: 12 * 9, maxLength: 12 * 9 })
  fc.assert(
    fc.property(field, fc.nat(12 * 9 - 1), (cells, start) => {
      const picture: Picture = { width: 12, height: 9, pixels: Uint32Array.from(cells) }
      const from = { x: start % 12, y: Math.floor(start / 12) }
      const box = floodFill(picture, from, 3)
      // As slowly as it can be done.
      const reached = new Set([start])
      for (const at of reached) {
        const [x, y] = [at % 12, Math.floor(at / 12)]
        for (const [nx, ny] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const) {
          const next = ny * 12 + nx
          const isIn = nx >= 0 && ny >= 0 && nx < 12 && ny < 9
          if (isIn && cells[next] === cells[start]) reached.add(next)
        }
      }
      expect([...picture.pixels]).toEqual(cells.map((ink, at) => (reached.has(at) ? 3 : ink)))
      const columns = [...reached].map((at) => at % 12)
      const rows = [...reached].map((at) => Math.floor(at / 12))
      const [x, y] = [Math.min(...columns), Math.min(...rows)]
      expect(box).toEqual({
        x,
        y,
        width: Math.max(...columns) - x + 1,
        height: Math.max(...rows) - y + 1,
      })
    }),
  )
})

it('a color is the same after it was an ink', () => {
  const byte = fc.integer({ min: 0, max: 0xffffff })
  fc.assert(
    fc.property(byte, (value) => {
      const text = `#${value.toString(16).padStart(6, '0')}`
      expect(colorOf(inkOf(text))).toBe(text)
    }),
  )
  const [red, , , opacity] = new Uint8Array(Uint32Array.of(inkOf('#fe0102')).buffer)
  expect([red, opacity]).toEqual([0xfe, 0xff])
})

describe('a drawing', () => {
  it('is undone and done again to the pixel', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 12 }), (strokes) => {
        const drawing = createDrawing(blankPicture(SIZE.width, SIZE.height, WHITE))
        const pen = createPen(drawing)
        const states = [copyOf(drawing.picture())]
        for (const one of strokes) {
          draw(pen, one)
          if (pen.up()) states.push(copyOf(drawing.picture()))
        }
        for (const state of states.slice(0, -1).toReversed()) {
          drawing.undo()
          expect(drawing.picture().pixels).toEqual(state)
        }
        expect(drawing.canUndo()).toBe(false)
        for (const state of states.slice(1)) {
          drawing.redo()
          expect(drawing.picture().pixels).toEqual(state)
        }
        expect(drawing.canRedo()).toBe(false)
      }),
    )
  })

  it('says all that a stroke has changed, so that the page shows it', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 4 }), (strokes) => {
        const drawing = createDrawing(blankPicture(SIZE.width, SIZE.height, WHITE))
        const pen = createPen(drawing)
        for (const one of strokes) {
          const before = copyOf(drawing.picture())
          const boxes = draw(pen, one)
          let untold = 0
          drawing.picture().pixels.forEach((ink, at) => {
            const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
            const isTold = boxes.some(
              (box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height,
            )
            if (ink !== before[at] && !isTold) untold += 1
          })
          expect(untold).toBe(0)
          pen.up()
        }
      }),
    )
  })

  it('is as before after a stroke that was given up', () => {
    fc.assert(
      fc.property(stroke, stroke, (first, second) => {
        const drawing = createDrawing(blankPicture(SIZE.width, SIZE.height, WHITE))
        const pen = createPen(drawing)
        draw(pen, first)
        pen.up()
        const before = copyOf(drawing.picture())
        draw(pen, second)
        pen.cancel()
        expect(drawing.picture().pixels).toEqual(before)
      }),
    )
  })

  it('of 10,000 strokes remembers no more bytes than it may, and undoes the newest', () => {
    const most = 200_000
    const drawing = createDrawing(blankPicture(200, 150, WHITE), most)
    const pen = createPen(drawing)
    const means: Settings = {
      tool: 'brush',
      color: '#ff0000',
      ground: '#ffffff',
      lineWidth: 5,
      shapeFill: 'solid',
    }
    let before = copyOf(drawing.picture())
    for (let at = 0; at < 10_000; at += 1) {
      before = copyOf(drawing.picture())
      pen.down(
        { x: (at * 37) % 200, y: (at * 17) % 150 },
        { ...means, color: at % 2 ? '#ff0000' : '#0000ff' },
        false,
      )
      pen.move({ x: (at * 53) % 200, y: (at * 29) % 150 }, false)
      pen.up()
      if (drawing.bytes() > most) throw new Error(`${drawing.bytes()} bytes after stroke ${at}`)
    }
    expect(drawing.undo()).not.toBeNull()
    expect(drawing.picture().pixels).toEqual(before)
  })

  it('has another picture in its place, which can be undone', () => {
    const drawing = createDrawing(blankPicture(4, 3, WHITE))
    drawing.replace(blankPicture(7, 5, 1))
    expect(drawing.picture()).toMatchObject({ width: 7, height: 5 })
    expect(drawing.undo()).toEqual({ x: 0, y: 0, width: 4, height: 3 })
    expect(inkAt(drawing.picture(), { x: 3, y: 2 })).toBe(WHITE)
    expect(inkAt(drawing.picture(), { x: 4, y: 2 })).toBeUndefined()
    drawing.redo()
    expect(drawing.picture()).toMatchObject({ width: 7, height: 5 })
  })
})
