import { describe, expect, it } from 'vitest'
import { indexByKey, indexByKeyOrLetter } from '../../../src/ui/controls/keys.ts'

describe('a key in a list that flows in rows', () => {
  // Eight items, three in a row: 0 1 2 / 3 4 5 / 6 7
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['Home', 4, 0],
    ['End', 4, 7],
    // It stops at the edges.
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 7, 7],
    ['ArrowUp', 2, 2],
    ['ArrowDown', 6, 6],
    // Below the gap of the last row is its last item.
    ['ArrowDown', 5, 7],
    ['Enter', 1, undefined],
  ])('%s leads from %i to %j', (key, from, to) => {
    expect(indexByKey(key, from, 8, 3)).toBe(to)
  })

  it('leads nowhere in an empty list', () => {
    expect(indexByKey('End', 0, 0, 1)).toBeUndefined()
  })
})

describe('a key in a list of names, one below the other', () => {
  const titles = ['Untitled - Notepad', 'My Computer', 'Untitled - Notepad', 'Mail']
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 2, 1],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['m', 0, 1],
    ['M', 1, 3],
    ['m', 3, 1],
    ['u', 0, 2],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Tab', 0, undefined],
    ['ArrowRight', 0, undefined],
  ])('%s from row %i', (key, at, to) => {
    expect(indexByKeyOrLetter({ key, code: '' }, at, titles)).toBe(to)
  })

  it('a key of another alphabet leads where its place on a Latin keyboard does, unless a name holds its letter', () => {
    const pressed = { key: 'ь', code: 'KeyM' }
    expect(indexByKeyOrLetter(pressed, 0, titles)).toBe(1)
    expect(indexByKeyOrLetter(pressed, 0, [...titles, 'Ьаба'])).toBe(4)
  })
})
