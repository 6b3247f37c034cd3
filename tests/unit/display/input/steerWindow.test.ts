import { describe, expect, it } from 'vitest'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'
import { holdPointer } from '../../../../src/display/input/holdPointer.ts'
import { steerWindow } from '../../../../src/display/input/steerWindow.ts'
import { runningDesktop } from '../../../support/runningDesktop.ts'

/** What the module asks of a keyboard's event, on a platform without a page. */
class Key extends Event {
  readonly key: string
  readonly ctrlKey: boolean
  constructor(key: string, ctrlKey = false) {
    super('keydown', { cancelable: true })
    this.key = key
    this.ctrlKey = ctrlKey
  }
}
/** What it asks of a pointer's. */
class Pointer extends Event {
  readonly pointerId = 1
  readonly pointerType: string
  readonly clientX: number
  readonly clientY: number
  constructor(type: string, pointerType: string, [clientX, clientY]: readonly [number, number]) {
    super(type, { cancelable: true })
    this.pointerType = pointerType
    this.clientX = clientX
    this.clientY = clientY
  }
}
Object.assign(globalThis, { KeyboardEvent: Key, PointerEvent: Pointer })

function setUp(part: 'move' | 'size', ...before: readonly DesktopAction[]) {
  const desk = runningDesktop(1, 'My Computer')
  before.forEach(desk.store.dispatch)
  const view = new EventTarget()
  holdPointer(view, desk.grabs)
  steerWindow(desk, view, '1', part)
  const press = (key: string, times = 1, ctrlKey = false): Key => {
    let event = new Key(key, ctrlKey)
    for (let time = 0; time < times; time += 1) {
      event = new Key(key, ctrlKey)
      view.dispatchEvent(event)
    }
    return event
  }
  const point = (type: string, pointerType: string, ...at: readonly [number, number]): Pointer => {
    const event = new Pointer(type, pointerType, at)
    view.dispatchEvent(event)
    return event
  }
  const cues = () => desk.painter.steer.mock.calls.map(([, cue]) => cue)
  return { ...desk, view, press, point, cues, box: () => desk.box('1') }
}

const START = { x: 260, y: 50, width: 660, height: 500 }

describe('steering a window', () => {
  it('moves it by arrows, tells the model at Enter, and then hears no more', () => {
    const { store, grabs, press, box } = setUp('move')
    const before = store.getState()
    press('ArrowRight', 3)
    press('ArrowDown', 2, true)
    expect(store.getState()).toBe(before)
    expect(press('x').defaultPrevented).toBe(true)
    press('Enter')
    expect(box()).toEqual({ ...START, x: 290, y: 52 })
    expect(grabs.current()).toBeNull()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
    expect(box()).toMatchObject({ x: 290 })
  })

  it.each(['move', 'size'] as const)('shows while it lasts that arrows %s the window', (part) => {
    for (const end of ['Enter', 'Escape']) {
      const { press, cues } = setUp(part)
      press('ArrowLeft')
      expect(cues()).toEqual([part])
      press(end)
      expect(cues()).toEqual([part, null])
    }
  })

  it('says where the window is after each step, and that it was put back', () => {
    const { press, painter } = setUp('move')
    const said = () => painter.say.mock.lastCall?.[0]
    press('ArrowRight', 2)
    expect(said()).toBe('280 from the left, 50 from the top, 660 by 500 pixels')
    press('Escape')
    expect(said()).toBe('Put back. 260 from the left, 50 from the top, 660 by 500 pixels')
  })

  it('pulls the edges that the first arrows name, whichever way they go then', () => {
    const { press, box } = setUp('size')
    press('ArrowLeft', 4)
    press('ArrowRight', 2)
    press('ArrowUp')
    press('ArrowDown', 3)
    press('Enter')
    expect(box()).toEqual({ x: 240, y: 70, width: 680, height: 480 })
  })

  it('takes a snapped window off at its own size, and leaves it where nothing was done', () => {
    const snapped = { type: 'window/snapped', id: '1', side: 'left' } as const
    const left = setUp('move', snapped)
    const before = left.box()
    left.press('Enter')
    expect(left.box()).toEqual(before)
    const moved = setUp('move', snapped)
    moved.press('ArrowDown')
    moved.press('Enter')
    expect(moved.box()).toMatchObject({ y: 10, width: START.width, height: START.height })
  })

  it('puts the title bar, or the corner that is nearer, where a finger taps', () => {
    const moved = setUp('move')
    moved.point('pointerdown', 'touch', 500, 100)
    expect(moved.box()).toEqual({ ...START, x: 170, y: 88 })
    const sized = setUp('size')
    sized.point('pointerdown', 'touch', 300, 90)
    expect(sized.box()).toEqual({ x: 300, y: 90, width: 620, height: 460 })
  })

  it('gives all back at Escape, and keeps what it has when something is pressed', () => {
    const escaped = setUp('move')
    escaped.press('ArrowRight', 5)
    escaped.press('Escape')
    expect(escaped.box()).toEqual(START)
    const pressed = setUp('move')
    pressed.press('ArrowRight', 5)
    pressed.point('pointerdown', 'mouse', 5, 5)
    expect(pressed.box()).toEqual({ ...START, x: 310 })
  })
})
