import { expect, it } from 'vitest'
import { listDrawings } from '../../../../src/build/art/drawings.ts'

const ICONS = ['run.svg', 'run.16.svg', 'user-avatar.svg', 'file-generic.svg', 'README.txt']

it('the drawings of a sheet names an icon of the desktop that nobody has drawn', () => {
  expect(() => listDrawings(ICONS, [], ['cookies'])).toThrow('no cookies.svg')
})
