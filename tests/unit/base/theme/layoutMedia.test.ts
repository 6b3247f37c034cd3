import { describe, expect, it } from 'vitest'
import { DESKTOP_MEDIA, PHONE_MEDIA } from '../../../../src/base/theme/layoutMedia.ts'

interface Device {
  readonly width: number
  readonly height: number
  readonly pointer: 'fine' | 'coarse' | 'none'
  readonly screen: readonly [number, number]
}

/** Reads lists of features that are joined by "and", as these queries are. */
function matches(query: string, { width, height, pointer, screen }: Device): boolean {
  const values: Record<string, number> = {
    width,
    height,
    'device-width': screen[0],
    'device-height': screen[1],
  }
  const feature = (text: string): boolean => {
    const [, name = '', value = ''] = /^\((.+): (.+)\)$/.exec(text) ?? []
    if (name === 'pointer') return pointer === value
    const actual = values[name.slice(4)] ?? Number.NaN
    const limit = Number.parseFloat(value)
    return name.startsWith('min-') ? actual >= limit : actual <= limit
  }
  return query.split(', ').some((each) => each.split(' and ').every(feature))
}

describe('the layout', () => {
  it.each<[string, Device, boolean]>([
    ['a monitor', { width: 1440, height: 900, pointer: 'fine', screen: [1440, 900] }, true],
    ['a low window', { width: 1440, height: 300, pointer: 'fine', screen: [1440, 900] }, true],
    ['a narrow window', { width: 767, height: 900, pointer: 'fine', screen: [1440, 900] }, false],
    ['a phone', { width: 390, height: 844, pointer: 'coarse', screen: [390, 844] }, false],
    [
      'a phone held sideways',
      { width: 844, height: 390, pointer: 'coarse', screen: [844, 390] },
      false,
    ],
    [
      'an iPhone held sideways',
      { width: 844, height: 340, pointer: 'coarse', screen: [390, 844] },
      false,
    ],
    ['a tablet', { width: 1024, height: 768, pointer: 'coarse', screen: [1024, 768] }, true],
    [
      'a tablet with its keyboard up',
      { width: 1280, height: 420, pointer: 'coarse', screen: [1280, 800] },
      true,
    ],
    ['no pointer at all', { width: 1280, height: 480, pointer: 'none', screen: [1280, 480] }, true],
  ])('of %s is one of the two', (_name, device, isDesktop) => {
    expect(matches(DESKTOP_MEDIA, device)).toBe(isDesktop)
    expect(matches(PHONE_MEDIA, device)).toBe(!isDesktop)
  })
})
