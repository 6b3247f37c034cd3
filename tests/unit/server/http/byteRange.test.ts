import { describe, expect, it } from 'vitest'
import { byteRange } from '../../../../src/server/http/byteRange.ts'

describe('a byte range of 1000 bytes', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
  ])('%s', (header, expected) => {
    expect(byteRange(header, 1000)).toEqual(expected)
  })

  it.each([['bytes=1000-'], ['bytes=1000-1001'], ['bytes=-0']])(
    '%s cannot be satisfied',
    (header) => {
      expect(byteRange(header, 1000)).toBe('unsatisfiable')
    },
  )

  it.each([
    [undefined],
    ['bytes=-'],
    ['bytes=5-3'],
    ['bytes=0-1,5-6'],
    ['lines=0-5'],
    ['bytes=a-b'],
  ])('%s means the whole', (header) => {
    expect(byteRange(header, 1000)).toBeUndefined()
  })

  it('of an empty file cannot be satisfied', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})
