import { describe, expect, it } from 'vitest'
import { createOverlayPainter } from '../../../../src/display/overlay/painter/overlayPainter.ts'
import { aSkin } from '../../../support/aSkin.ts'
import { FakeElement } from '../../../support/fakeElement.ts'
import { runningDesktop } from '../../../support/runningDesktop.ts'

/** A painter of a desktop with Notepad, and My Computer above it. */
function setUp(scale = 1) {
  const { store, scenes } = runningDesktop(scale, 'Notepad', 'My Computer')
  const painter = createOverlayPainter({
    scene: () => scenes.current(),
    skin: aSkin,
    surfaceAt: (id, box) => scenes.surfaceAt(id, box),
  })
  /** Mounts the elements of a window, by default new ones. */
  const mount = (id: string, root = new FakeElement(), client = new FakeElement()) => {
    const buttons = ['minimize', 'maximize', 'close'].map(
      (button) => new FakeElement('button', { button }),
    )
    if (root.children.length === 0) root.append(client, ...buttons)
    const unmount = painter.addWindow(id, { root: root.asElement, client: client.asElement })
    const planes = () =>
      root.children.filter((child) => child !== client && !('button' in child.dataset))
    return { root, client, buttons, unmount, planes }
  }
  const tick = (): void => painter.place(scenes.current())
  const lift = (id: string | null): void => {
    scenes.setPointerState({ lifted: id })
    tick()
  }
  return { store, scenes, painter, mount, tick, lift }
}

const START = { x: 260, y: 50, width: 660, height: 500 }
const PLACED = { left: '260px', top: '50px', width: '660px', height: '500px' }

it('the overlay painter marks the icons that a window lies over, at once and as windows come and go', () => {
  const { store, painter, mount, tick } = setUp()
  mount('1')
  const icon = new FakeElement()
  painter.addIcon(2, icon.asElement)
  for (const covered of [{ covered: 'true' }, {}, { covered: 'true' }]) {
    expect(icon.dataset).toEqual(covered)
    store.dispatch({ type: 'windows/setAsideToggled' })
    tick()
  }
})

describe('a grabbed window', () => {
  it('is handed back to the scene at the next tick, at its new box or its old one', () => {
    const { store, painter, mount, lift } = setUp()
    const { root } = mount('2')
    lift('2')
    painter.grab('2', { x: 0, y: 0, width: 40, height: 40 })
    painter.grab('2', null)
    lift(null)
    expect(root.style).toMatchObject({ ...PLACED, transform: '' })
    lift('2')
    painter.grab('2', { ...START, x: 300, y: 90 })
    painter.grab('2', null)
    store.dispatch({ type: 'window/moved', id: '2', offset: { x: 300, y: 90 } })
    lift(null)
    expect(root.style).toMatchObject({ ...PLACED, left: '300px', top: '90px', transform: '' })
  })

  it('leaves no plane in its elements where it is minimized', () => {
    const { store, scenes, painter, mount, lift, tick } = setUp()
    const { root, client, unmount, planes } = mount('2')
    lift('2')
    painter.grab('2', { ...START, x: 300 })
    // As a grab ends it, and then React hides the elements, which it keeps.
    store.dispatch({ type: 'window/minimized', id: '2' })
    painter.grab('2', null)
    scenes.setPointerState({ lifted: null })
    unmount()
    expect(planes()).toEqual([])
    expect(root.style['willChange']).toBe('')
    tick()
    store.dispatch({ type: 'window/focused', id: '2' })
    mount('2', root, client)
    expect(root.style).toMatchObject({ ...PLACED, transform: '', zIndex: '11' })
    expect(planes()).toEqual([])
  })
})
