import { describe, expect, it } from 'vitest'
import { iconByKey } from '../../../../src/display/input/iconKeys.ts'

/** Two columns: 1, 2, 3 and, beside the first two, 4, 5. */
const ICONS = [
  [1, 40, 40],
  [2, 40, 120],
  [3, 40, 200],
  [4, 140, 40],
  [5, 140, 120],
].map(([id = 0, x = 0, y = 0]) => ({ id, box: { x, y, width: 70, height: 49 } }))

describe('keys on the desktop icons', () => {
  it.each([
    [1, 'ArrowDown', 2],
    [2, 'ArrowUp', 1],
    [2, 'ArrowRight', 5],
    [5, 'ArrowLeft', 2],
    [3, 'ArrowRight', 5],
    [4, 'Home', 1],
    [1, 'End', 5],
  ])('from icon %i %s leads to icon %i', (from, key, to) => {
    expect(iconByKey(ICONS, from, key)).toBe(to)
  })

  it.each([
    [1, 'ArrowUp'],
    [1, 'ArrowLeft'],
    [5, 'ArrowRight'],
    [1, 'x'],
    [99, 'ArrowDown'],
  ])('from icon %i %s leads nowhere', (from, key) => {
    expect(iconByKey(ICONS, from, key)).toBeUndefined()
  })
})
