/** Each gesture, and each way in which it can end: what is kept, what goes back, and that nothing is left behind. */
import { describe, expect, it, vi } from 'vitest'
import type { Point } from '../../../../src/base/geometry/box.ts'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'
import { iconPlaces } from '../../../../src/desktop/iconGrid.ts'
import { focusedIconIds, windowById } from '../../../../src/desktop/selectors.ts'
import type { GrabEnd, GrabTarget } from '../../../../src/display/input/grab.ts'
import { iconGrab } from '../../../../src/display/input/iconGrab.ts'
import { marqueeGrab } from '../../../../src/display/input/marqueeGrab.ts'
import { windowGrab } from '../../../../src/display/input/windowGrab.ts'
import { ICONS } from '../../../support/builders.ts'
import { runningDesktop, type RunningDesktop } from '../../../support/runningDesktop.ts'

const KEPT: readonly GrabEnd[] = [
  'released',
  'blurred',
  'captureLost',
  'pageHidden',
  'poweredOff',
  'minimized',
]
const GIVEN_BACK: readonly GrabEnd[] = [
  'escaped',
  'pointerCanceled',
  'secondPointer',
  'gone',
  'displaced',
  'rescaled',
  'unmounted',
]

interface Gesture {
  readonly from: Point
  readonly to: Point
  target(desk: RunningDesktop, from: Point): GrabTarget | null
  /** What the gesture changes, as the desktop has it now. */
  look(desk: RunningDesktop): unknown
  readonly before: unknown
  readonly after: unknown
  /** The ways of ending that keep what the last move asked for. */
  readonly keptBy: readonly GrabEnd[]
}

const ALL_ICONS = ICONS.map(({ id }) => id)

const GESTURES: Readonly<Record<string, Gesture>> = {
  'moving a window': {
    from: { x: 300, y: 60 },
    to: { x: 330, y: 100 },
    target: (desk, from) => windowGrab(desk, '2', 'move', from),
    look: (desk) => desk.box('2'),
    before: { x: 260, y: 50, width: 660, height: 500 },
    after: { x: 290, y: 90, width: 660, height: 500 },
    keptBy: KEPT,
  },
  'resizing a window': {
    from: { x: 919, y: 549 },
    to: { x: 799, y: 489 },
    target: (desk, from) => windowGrab(desk, '2', 'se', from),
    look: (desk) => windowById(desk.store.getState(), '2')?.size,
    before: { type: 'fixed', width: 660, height: 500 },
    after: { type: 'fixed', width: 540, height: 440 },
    keptBy: KEPT,
  },
  'dragging an icon': {
    from: { x: 70, y: 139 },
    to: { x: 230, y: 339.4 },
    target: (desk, from) => iconGrab(desk, 3, from),
    look: (desk) => iconPlaces(desk.store.getState()).get(3),
    before: { column: 0, row: 1 },
    after: { column: 2, row: 4 },
    // Who is interrupted has not chosen a place yet.
    keptBy: ['released'],
  },
  'pulling a marquee': {
    from: { x: 200.4, y: 10.6 },
    to: { x: 20, y: 700 },
    target: (desk, from) => marqueeGrab(desk, from),
    look: (desk) => focusedIconIds(desk.store.getState()),
    before: [],
    after: ALL_ICONS,
    // There is nothing to go back to: what it has selected stays selected.
    keptBy: [...KEPT, ...GIVEN_BACK],
  },
}

/** A desktop with Notepad, and My Computer above it, at two device pixels per CSS pixel. */
function begin(name: string) {
  const gesture = GESTURES[name]
  if (!gesture) throw new Error(`There is no gesture ${name}`)
  const desk = runningDesktop(2, 'Notepad', 'My Computer')
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const target = gesture.target(desk, gesture.from)
  const grab = target && desk.grabs.start({ pointerId: 1, from: gesture.from, onEnd }, target)
  return { gesture, desk, grab, onEnd, look: () => gesture.look(desk) }
}

function expectNothingLeft({ grabs, lifted, scenes, store, painter }: RunningDesktop): void {
  expect(grabs.current()).toBeNull()
  expect(lifted()).toEqual([])
  expect(scenes.current().marquee).toBeNull()
  expect(store.getState().selecting).toBe(false)
  expect(painter.grab.mock.lastCall?.[1] ?? null).toBeNull()
  expect(painter.moveCopies.mock.lastCall?.[0] ?? null).toBeNull()
  expect(painter.previewSnap.mock.lastCall?.[1] ?? null).toBeNull()
}

describe.each(Object.keys(GESTURES))('%s', (name) => {
  it.each([...KEPT, ...GIVEN_BACK])('that is %s', (how) => {
    const { gesture, desk, grab, onEnd, look } = begin(name)
    expect(look()).toEqual(gesture.before)
    grab?.move(gesture.to)
    desk.tick()
    grab?.end(how)
    expect(look()).toEqual(gesture.keptBy.includes(how) ? gesture.after : gesture.before)
    expect(onEnd.mock.calls).toEqual([[how]])
    expectNothingLeft(desk)
  })

  it('keeps what the last move asked for, also where no tick has shown it', () => {
    const { gesture, grab, look } = begin(name)
    grab?.move(gesture.to)
    grab?.end('released')
    expect(look()).toEqual(gesture.after)
  })

  it('ends when the desktop is powered off', () => {
    const { desk, onEnd } = begin(name)
    desk.store.dispatch({ type: 'power/turnedOff', mode: 'TURN_OFF' })
    expect(onEnd.mock.calls).toEqual([['poweredOff']])
    expectNothingLeft(desk)
  })
})

const small = { width: 800, height: 600 }
const low = { width: 1280, height: 140 }
const MOVED = { x: 290, y: 90 }
const START = { x: 260, y: 50 }

const at = (about: object): unknown => expect.objectContaining(about)

it.each<[string, DesktopAction, GrabEnd, unknown]>([
  ['moving a window', { type: 'window/minimized', id: '2' }, 'minimized', at(MOVED)],
  ['moving a window', { type: 'windows/allMinimized' }, 'minimized', at(MOVED)],
  ['moving a window', { type: 'window/deleted', id: '2' }, 'gone', null],
  [
    'moving a window',
    { type: 'window/moved', id: '2', offset: { x: 5, y: 6 } },
    'displaced',
    at({ x: 5, y: 6 }),
  ],
  [
    'moving a window',
    { type: 'viewport/changed', viewport: small },
    'displaced',
    at({ x: 140, y: 50 }),
  ],
  [
    'moving a window',
    { type: 'window/maximizeToggled', id: '2' },
    'displaced',
    at({ x: -3, y: -3, width: 1286 }),
  ],
  [
    'dragging an icon',
    { type: 'icons/arranged', arrangement: { auto: true, order: [3] } },
    'displaced',
    at({ row: 0 }),
  ],
  ['dragging an icon', { type: 'viewport/changed', viewport: low }, 'displaced', at({ column: 1 })],
  ['dragging an icon', { type: 'state/reset', state: { icons: [] } }, 'gone', undefined],
  ['pulling a marquee', { type: 'select/ended' }, 'gone', []],
])('%s ends by %o', (name, action, how, shown) => {
  const { gesture, desk, grab, onEnd, look } = begin(name)
  grab?.move(gesture.to)
  desk.store.dispatch(action)
  expect(onEnd.mock.calls).toEqual([[how]])
  expectNothingLeft(desk)
  expect(look()).toEqual(shown)
})

it.each(Object.keys(GESTURES))('%s goes on while windows come and the desk grows', (name) => {
  const { desk, onEnd } = begin(name)
  desk.store.dispatch({ type: 'app/added', appName: 'Notepad' })
  desk.store.dispatch({ type: 'viewport/changed', viewport: { width: 1600, height: 900 } })
  expect(onEnd).not.toHaveBeenCalled()
})

it('keeps a window that is moved in a viewport that shrinks', () => {
  const { desk, grab, onEnd } = begin('moving a window')
  grab?.move({ x: 640, y: 60 })
  desk.store.dispatch({ type: 'viewport/changed', viewport: { width: 1200, height: 800 } })
  expect(onEnd).not.toHaveBeenCalled()
  desk.tick()
  expect(desk.painter.grab).toHaveBeenLastCalledWith('2', expect.objectContaining({ x: 2 * 540 }))
})

it('restores a window that is maximized while it is dragged to its old box', () => {
  const { desk, grab } = begin('moving a window')
  grab?.move(MOVED)
  desk.store.dispatch({ type: 'window/maximizeToggled', id: '2' })
  desk.store.dispatch({ type: 'window/maximizeToggled', id: '2' })
  expect(desk.box('2')).toMatchObject(START)
})
