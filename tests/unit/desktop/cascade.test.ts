import { describe, expect, it } from 'vitest'
import { cascade, CASCADE_STEP } from '../../../src/desktop/cascade.ts'
import { windowBox } from '../../../src/desktop/placement.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { after, withApps } from '../../support/builders.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 700 }
const SIZE = { width: 600, height: 500 }

function boxes(state: DesktopState) {
  return state.apps.map((window) => windowBox(window, state.viewport))
}

describe('another window of an app', () => {
  it('lies one title bar right of and below the one before', () => {
    expect(CASCADE_STEP).toBeGreaterThanOrEqual(22)
    expect(CASCADE_STEP).toBeLessThanOrEqual(31)
    expect(cascade(SIZE, [{ x: 20, y: 30, ...SIZE }], AREA)).toEqual({
      x: 20 + CASCADE_STEP,
      y: 30 + CASCADE_STEP,
    })
  })

  it('begins again at the near edge of an axis that has no room left', () => {
    expect(cascade(SIZE, [{ x: 20, y: 190, ...SIZE }], AREA)).toEqual({
      x: 20 + CASCADE_STEP,
      y: 190 % CASCADE_STEP,
    })
    expect(cascade(SIZE, [{ x: 390, y: 190, ...SIZE }], AREA)).toEqual({
      x: 390 % CASCADE_STEP,
      y: 190 % CASCADE_STEP,
    })
  })

  it('passes over the place of any other', () => {
    const last = { x: 20, y: 20, ...SIZE }
    const taken = { x: 48, y: 48, ...SIZE }
    expect(cascade(SIZE, [taken, last], AREA)).toEqual({ x: 76, y: 76 })
  })

  it('covers the last one where it fills the area', () => {
    expect(cascade(AREA, [AREA], AREA)).toEqual({ x: 0, y: 0 })
  })
})

describe('on the desktop', () => {
  it('the first window of each app lies where the spec says, and so does the next once all are closed', () => {
    const opened = withApps('Notepad', 'My Computer', 'Error')
    expect(boxes(opened)).toMatchObject([
      { x: 20, y: 20 },
      { x: 260, y: 50 },
      { x: 540, y: 350 },
    ])
    const again = after(
      opened,
      { type: 'window/deleted', id: '1' },
      { type: 'app/added', appName: 'Notepad' },
    )
    expect(boxes(again).at(-1)).toMatchObject({ x: 20, y: 20 })
  })

  it('Errors make a staircase from the middle', () => {
    const state = after(withApps('Error'), { type: 'message/shown' }, { type: 'message/shown' })
    expect(boxes(state)).toMatchObject([
      { x: 540, y: 350 },
      { x: 568, y: 378 },
      { x: 596, y: 406 },
    ])
  })

  it('follows a window that was moved, and the place to which a maximized one returns', () => {
    const moved = after(
      withApps('Notepad'),
      { type: 'window/moved', id: '1', offset: { x: 300, y: 100 } },
      { type: 'window/maximizeToggled', id: '1' },
      { type: 'app/added', appName: 'Notepad' },
    )
    expect(moved.apps[1]?.offset).toEqual({ type: 'xy', x: 328, y: 128 })
  })

  it('an offset that was asked for is kept', () => {
    const offset = { type: 'xy', x: 20, y: 20 } as const
    const state = after(withApps('Notepad'), { type: 'app/added', appName: 'Notepad', offset })
    expect(boxes(state)).toMatchObject([offset, offset].map(({ x, y }) => ({ x, y })))
  })
})
