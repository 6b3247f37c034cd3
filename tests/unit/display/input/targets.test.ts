/** What is shown while windows, icons and the marquee are grabbed. How grabs end: gestures.test.ts. */
import { describe, expect, it } from 'vitest'
import { focusedIconIds, windowById } from '../../../../src/desktop/selectors.ts'
import type { GrabPart } from '../../../../src/display/input/grabBox.ts'
import { iconGrab } from '../../../../src/display/input/iconGrab.ts'
import { marqueeGrab } from '../../../../src/display/input/marqueeGrab.ts'
import { windowGrab } from '../../../../src/display/input/windowGrab.ts'
import { runningDesktop } from '../../../support/runningDesktop.ts'

const onEnd = (): void => {}

describe('a grabbed window', () => {
  const FROM = { x: 300, y: 60 }

  function setUp() {
    const desk = runningDesktop(2, 'Notepad', 'My Computer')
    const start = (part: GrabPart, id = '2') => {
      const target = windowGrab(desk, id, part, FROM)
      return target && desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, target)
    }
    return { ...desk, start, window: (id = '2') => windowById(desk.store.getState(), id) }
  }

  it('is refused if it is closed, and at the corners of maximized ones and of a fixed size', () => {
    const { store, start } = setUp()
    expect(start('move', '99')).toBeNull()
    store.dispatch({ type: 'app/added', appName: 'Error' })
    expect(start('se', '3')).toBeNull()
    store.dispatch({ type: 'window/focused', id: '2' })
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    expect(start('se')).toBeNull()
  })
})

describe('grabbed icons', () => {
  const FROM = { x: 70, y: 60 }

  function setUp() {
    const desk = runningDesktop(2)
    const start = (id = 2) =>
      desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, iconGrab(desk, id, FROM))
    const copied = () => desk.painter.copyIcons.mock.lastCall?.[0].map(({ id }) => id)
    return { ...desk, start, copied }
  }

  it('are all that are selected with it, if it is and the focus is on icons', () => {
    const { store, start, copied } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [3, 4] })
    start(4)?.end('escaped')
    expect(copied()).toEqual([3, 4])
    start(2)?.end('escaped')
    expect(copied()).toEqual([2])
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    start(3)
    expect(copied()).toEqual([3])
  })
})

describe('a marquee', () => {
  const FROM = { x: 200.4, y: 10.6 }

  function setUp() {
    const desk = runningDesktop(2)
    const start = (kept?: readonly number[]) =>
      desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, marqueeGrab(desk, FROM, kept))
    return { ...desk, start, selected: () => focusedIconIds(desk.store.getState()) }
  }

  it('adds to what is to be kept, and gives up again only what it has added', () => {
    const { store, tick, start, selected } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [4] })
    const grab = start([4])
    expect(selected()).toEqual([4])
    for (const [x, ids] of [
      [20, [2, 4]],
      [150, [4]],
    ] as const) {
      grab?.move({ x, y: 60 })
      tick()
      expect(selected()).toEqual(ids)
    }
    grab?.end('released')
    expect([selected(), store.getState().focusing]).toEqual([[4], 'ICON'])
  })
})
