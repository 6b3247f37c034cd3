import { describe, expect, it } from 'vitest'
import { aimOf } from '../../../src/shell/startMenu/aim.ts'

const atOnce = (...path: string[]) => ({ path, isAtOnce: true })
const ifItStays = (...path: string[]) => ({ path, isAtOnce: false })

describe('what hovering an entry asks for', () => {
  it.each([
    ['a leaf, nothing open', [], [], null, null],
    ['a folder, nothing open', [], [], 'All', atOnce('All')],
    ['a folder that is open', ['All'], [], 'All', null],
    ['a folder with more open inside', ['All', 'Games'], [], 'All', null],
    ['a leaf beside an open folder', ['All'], [], null, ifItStays()],
    ['a folder beside an open one', ['All'], [], 'Recent', ifItStays('Recent')],
    ['a leaf in the open menu', ['All'], ['All'], null, null],
    ['a folder in the open menu', ['All'], ['All'], 'Games', atOnce('All', 'Games')],
    ['its neighbour', ['All', 'Games'], ['All'], 'Startup', ifItStays('All', 'Startup')],
    ['a leaf above the innermost menu', ['All', 'A', 'B'], ['All'], null, ifItStays('All')],
  ])('%s', (_name, open, parent, folder, aim) => {
    expect(aimOf(open, parent, folder)).toEqual(aim)
  })
})
