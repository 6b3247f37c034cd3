import { describe, expect, it } from 'vitest'
import { chooseEncoding, type Encoding } from '../../../../src/server/http/encodings.ts'

const ALL = new Set<Encoding>(['br', 'gzip', 'identity'])

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, *', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (header, expected) => {
    expect(chooseEncoding(header, ALL)).toBe(expected)
  })

  it('is one that exists', () => {
    expect(chooseEncoding('br, gzip', new Set<Encoding>(['identity', 'gzip']))).toBe('gzip')
    expect(chooseEncoding('br, gzip', new Set<Encoding>(['identity']))).toBe('identity')
  })
})
