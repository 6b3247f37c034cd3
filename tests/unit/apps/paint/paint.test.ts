import { describe, expect, it, vi } from 'vitest'
import { createDrawing } from '../../../../src/apps/paint/core/drawing.ts'
import { blankPicture } from '../../../../src/apps/paint/core/picture.ts'
import { openedSize } from '../../../../src/apps/paint/images.ts'
import { keptPicture, LONGEST_PNG, readKept } from '../../../../src/apps/paint/kept.ts'
import { paint } from '../../../../src/apps/paint/manifest.ts'
import { crossByKey } from '../../../../src/apps/paint/keyboard.ts'
import { nameOfColor, PALETTE } from '../../../../src/apps/paint/tools/palette.ts'

const PNG = 'data:image/png;base64,AAAA'
const drawing = createDrawing(blankPicture(2, 2, 0))

describe('a picture that is kept', () => {
  it('is the drawing itself while it lives, and is encoded once when a session asks', () => {
    const encode = vi.fn(() => PNG)
    const kept = keptPicture('cat.jpg', drawing, encode, () => {})
    expect(readKept(kept)).toEqual({ title: 'cat.jpg', drawing, png: null })
    expect(encode).not.toHaveBeenCalled()
    const stored: unknown = JSON.parse(JSON.stringify([kept, kept]))
    expect(stored).toEqual([
      { png: PNG, title: 'cat.jpg' },
      { png: PNG, title: 'cat.jpg' },
    ])
    expect(encode).toHaveBeenCalledTimes(1)
    expect(readKept((stored as readonly unknown[])[0])).toEqual({
      title: 'cat.jpg',
      drawing: null,
      png: PNG,
    })
  })

  it('rests as a PNG once its window was closed', () => {
    const kept = keptPicture(
      'untitled',
      drawing,
      () => PNG,
      () => {},
    )
    kept.rest()
    expect(readKept(kept)).toEqual({ title: 'untitled', drawing: null, png: PNG })
  })

  it('is not listed until something is painted, and keeps its name', () => {
    const kept = keptPicture(
      'cat.jpg',
      drawing,
      () => PNG,
      () => {},
      true,
    )
    expect(paint.recentTitle?.(kept)).toBeUndefined()
    expect(readKept(kept)?.title).toBe('cat.jpg')
    expect(kept.toJSON()).toEqual({ png: PNG, title: 'cat.jpg' })
  })

  it('does not outlive a reload where it is too long', () => {
    const long = `${PNG}${'A'.repeat(LONGEST_PNG)}`
    const told = vi.fn()
    expect(JSON.stringify(keptPicture('untitled', drawing, () => long, told))).toBe('null')
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    undefined,
    null,
    7,
    'text',
    {},
    { png: 'https://example.org/a.png', title: '' },
    { png: PNG },
  ])('is not read from %j', (value) => {
    expect(readKept(value)).toBeUndefined()
  })
})

it('a picture is opened in its own size, or shrunk in proportion', () => {
  expect(openedSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
  expect(openedSize({ width: 6400, height: 3200 })).toEqual({ width: 1600, height: 800 })
  expect(openedSize({ width: 9000, height: 1 })).toEqual({ width: 1600, height: 1 })
})

it('the palette has 28 colors with names of their own', () => {
  expect(PALETTE).toHaveLength(28)
  expect(new Set(PALETTE.map(({ name }) => name)).size).toBe(28)
  expect(new Set(PALETTE.map(({ color }) => color)).size).toBe(28)
  for (const { color } of PALETTE) expect(color).toMatch(/^#[\da-f]{6}$/)
  expect(nameOfColor('#ffffff')).toBe('White')
  expect(nameOfColor('#123456')).toBe('#123456')
})

it.each([
  ['ArrowRight', false, { x: 18, y: 5 }],
  ['ArrowRight', true, { x: 11, y: 5 }],
  ['ArrowUp', false, { x: 10, y: 0 }],
  ['ArrowDown', false, { x: 10, y: 9 }],
  ['a', false, undefined],
  ['toString', false, undefined],
])('%s moves the cross hair', (key, ctrlKey, to) => {
  expect(crossByKey({ x: 10, y: 5 }, { width: 40, height: 10 }, { key, ctrlKey })).toEqual(to)
})
