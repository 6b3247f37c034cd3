import { describe, expect, it } from 'vitest'
import { boxByKey } from '../../../../src/display/input/windowKeys.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 700 }
const BOX = { x: 100, y: 100, width: 300, height: 200 }
const plain = { shiftKey: false, ctrlKey: false }

describe('keys on a title bar', () => {
  it.each([
    ['ArrowLeft', { ...BOX, x: 90 }],
    ['ArrowRight', { ...BOX, x: 110 }],
    ['ArrowUp', { ...BOX, y: 90 }],
    ['ArrowDown', { ...BOX, y: 110 }],
  ])('%s moves the window', (key, box) => {
    expect(boxByKey({ ...plain, key }, BOX, AREA)).toEqual({ part: 'move', box })
  })

  it('moves it by single pixels with Control', () => {
    const press = { ...plain, ctrlKey: true, key: 'ArrowRight' }
    expect(boxByKey(press, BOX, AREA)?.box.x).toBe(101)
  })

  it('pulls its lower right corner with Shift', () => {
    const press = { ...plain, shiftKey: true, key: 'ArrowDown' }
    expect(boxByKey(press, BOX, AREA)).toEqual({ part: 'se', box: { ...BOX, height: 210 } })
  })

  it('keeps it in the work area', () => {
    const atEdge = { ...BOX, x: 4 }
    expect(boxByKey({ ...plain, key: 'ArrowLeft' }, atEdge, AREA)?.box.x).toBe(0)
  })

  it('leaves every other key alone', () => {
    expect(boxByKey({ ...plain, key: 'a' }, BOX, AREA)).toBeNull()
  })
})
