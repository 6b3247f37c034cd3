import { describe, expect, it } from 'vitest'
import { selectionByPress } from '../../../../src/display/input/iconSelection.ts'

/** Two columns of three: 1 2 3 at the left, 4 5 6 at the right; the label of 2 has two lines. */
const ICONS = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  box: {
    x: id <= 3 ? 40 : 140,
    y: 40 + ((id - 1) % 3) * 79,
    width: 70,
    height: id === 2 ? 63 : 49,
  },
}))
const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false }
const press = (id: number, keys: Partial<typeof NO_KEYS>, selected: number[], anchor = 1) =>
  selectionByPress(ICONS, id, { ...NO_KEYS, ...keys }, { selected, anchor })

describe('a press', () => {
  it('selects the icon alone, at once', () => {
    expect(press(2, {}, [])).toEqual({ atPress: [2], atRelease: null })
    expect(press(2, {}, [1, 3])).toEqual({ atPress: [2], atRelease: null })
    expect(press(2, {}, [2])).toEqual({ atPress: [2], atRelease: null })
  })

  it('on one of several waits for the release, since it may drag them all', () => {
    expect(press(2, {}, [1, 2])).toEqual({ atPress: null, atRelease: [2] })
  })

  it.each(['ctrlKey', 'metaKey'] as const)('with %s adds at once and takes away later', (key) => {
    expect(press(2, { [key]: true }, [1])).toEqual({ atPress: [1, 2], atRelease: null })
    expect(press(2, { [key]: true }, [1, 2])).toEqual({ atPress: null, atRelease: [1] })
  })

  it('with Shift selects from the icon before, and with Ctrl adds that', () => {
    expect(press(3, { shiftKey: true }, [6], 2)).toEqual({ atPress: [2, 3], atRelease: null })
    const both = press(3, { shiftKey: true, ctrlKey: true }, [6], 2)
    expect(both).toEqual({ atPress: [6, 2, 3], atRelease: null })
  })
})
