import { describe, expect, it } from 'vitest'
import { windowBox } from '../../../../src/desktop/placement.ts'
import { windowById } from '../../../../src/desktop/selectors.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createGrabs } from '../../../../src/display/input/grab.ts'
import { holdPointer } from '../../../../src/display/input/holdPointer.ts'
import { steerWindow } from '../../../../src/display/input/steerWindow.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { manualFrames } from '../../../support/manualFrames.ts'

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
Object.assign(globalThis, { KeyboardEvent: Key })

function setUp(part: 'move' | 'size') {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  store.dispatch({ type: 'app/added', appName: 'My Computer' })
  const options = { scale: 1, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const painter = { grab: () => {}, previewSnap: () => {} }
  const grabs = createGrabs({ store, scheduler: manualFrames().scheduler })
  const view = new EventTarget()
  holdPointer(view, grabs)
  steerWindow({ store, scenes, painter, grabs }, view, '1', part)
  const press = (key: string, times = 1, ctrlKey = false): Key => {
    let event = new Key(key, ctrlKey)
    for (let time = 0; time < times; time += 1) {
      event = new Key(key, ctrlKey)
      view.dispatchEvent(event)
    }
    return event
  }
  const box = () => {
    const window = windowById(store.getState(), '1')
    return window && windowBox(window, VIEWPORT)
  }
  return { store, grabs, view, press, box }
}

const START = { x: 260, y: 50, width: 660, height: 500 }

describe('steering a window by keys', () => {
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

  it('pulls the lower right corner', () => {
    const { press, box } = setUp('size')
    press('ArrowLeft', 4)
    press('ArrowDown')
    press('Enter')
    expect(box()).toEqual({ ...START, width: 620, height: 510 })
  })

  it('does not run ahead of a window that is held up by an edge, nor snap there', () => {
    const { press, box } = setUp('move')
    press('ArrowLeft', 200)
    press('ArrowUp', 200)
    press('ArrowRight')
    press('Enter')
    expect(box()).toEqual({ ...START, x: 10, y: 0 })
  })

  it('gives all back at Escape, and keeps what it has when something is pressed', () => {
    const escaped = setUp('move')
    escaped.press('ArrowRight', 5)
    escaped.press('Escape')
    expect(escaped.box()).toEqual(START)
    const pressed = setUp('move')
    pressed.press('ArrowRight', 5)
    pressed.view.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerId: 1 }))
    expect(pressed.box()).toEqual({ ...START, x: 310 })
  })
})
