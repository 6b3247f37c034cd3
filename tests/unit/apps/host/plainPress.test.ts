import { describe, expect, it } from 'vitest'
import { isPlainPress } from '../../../../src/apps/host/plainPress.ts'

describe('a plain press', () => {
  const plain = {
    button: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }

  it('is one of the primary button alone', () => {
    expect(isPlainPress(plain)).toBe(true)
  })

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is none with %o', (change) => {
    expect(isPlainPress({ ...plain, ...change })).toBe(false)
  })
})
