import { describe, expect, it } from 'vitest'
import { indexByKey } from '../../../../src/apps/myComputer/files/listKeys.ts'

describe('arrow keys in rows of three', () => {
  // 0 1 2 / 3 4 5 / 6 7
  const from = (index: number) => (key: string) => indexByKey(key, index, 8, 3)

  it('go along the rows, across their ends', () => {
    expect(from(2)('ArrowRight')).toBe(3)
    expect(from(3)('ArrowLeft')).toBe(2)
  })

  it('go from row to row', () => {
    expect(from(1)('ArrowDown')).toBe(4)
    expect(from(4)('ArrowUp')).toBe(1)
  })

  it('go to the last item above a gap', () => {
    expect(from(5)('ArrowDown')).toBe(7)
  })

  it('stay at the edges', () => {
    expect(from(0)('ArrowLeft')).toBe(0)
    expect(from(1)('ArrowUp')).toBe(1)
    expect(from(7)('ArrowRight')).toBe(7)
    expect(from(6)('ArrowDown')).toBe(6)
  })

  it('lead to both ends by Home and End', () => {
    expect(from(4)('Home')).toBe(0)
    expect(from(4)('End')).toBe(7)
  })

  it('mean nothing in an empty list, as other keys do anywhere', () => {
    expect(indexByKey('ArrowDown', -1, 0, 1)).toBeUndefined()
    expect(from(0)('PageDown')).toBeUndefined()
  })

  it('lead into the list from the list itself', () => {
    expect(indexByKey('ArrowRight', -1, 8, 3)).toBe(0)
    expect(indexByKey('ArrowLeft', -1, 8, 3)).toBe(0)
  })
})
