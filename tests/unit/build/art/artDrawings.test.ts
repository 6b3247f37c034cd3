import { describe, expect, it } from 'vitest'
import { listDrawings } from '../../../../src/build/art/artDrawings.ts'

const ICONS = ['run.svg', 'run.16.svg', 'user-avatar.svg', 'file-generic.svg', 'README.txt']

describe('the drawings of a sheet', () => {
  it('takes the small drawing for title icons and the full one for pictures', () => {
    expect(listDrawings(ICONS, [], ['run'])).toEqual([
      { name: 'icon-16/file-generic', file: 'icons/file-generic.svg', size: 16 },
      { name: 'icon-16/run', file: 'icons/run.16.svg', size: 16 },
      { name: 'icon-16/user-avatar', file: 'icons/user-avatar.svg', size: 16 },
      { name: 'icon-30/file-generic', file: 'icons/file-generic.svg', size: 30 },
      { name: 'icon-30/run', file: 'icons/run.svg', size: 30 },
    ])
  })

  it('takes window buttons and leaves out other controls', () => {
    expect(listDrawings([], ['close-hover.svg', 'scroll-up.svg'], [])).toEqual([
      { name: 'button/close-hover', file: 'controls/close-hover.svg', size: 21 },
    ])
  })

  it('does not depend on the order of the files', () => {
    const backwards = ICONS.toReversed()
    expect(listDrawings(backwards, [], ['run'])).toEqual(listDrawings(ICONS, [], ['run']))
  })

  it('names an icon of the desktop that nobody has drawn', () => {
    expect(() => listDrawings(ICONS, [], ['cookies'])).toThrow('no cookies.svg')
  })
})
