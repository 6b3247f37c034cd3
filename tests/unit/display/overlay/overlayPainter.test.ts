import { describe, expect, it } from 'vitest'
import { createOverlayPainter } from '../../../../src/display/overlay/painter/overlayPainter.ts'
import { VIEWPORT } from '../../../support/builders.ts'
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

describe('the overlay painter', () => {
  it('follows the scene at every tick, and leaves alone what was unmounted', () => {
    const { store, painter, mount, tick } = setUp()
    const { root, unmount } = mount('2')
    const icon = new FakeElement()
    const removeIcon = painter.addIcon(4, icon.asElement)
    const { top } = icon.style
    store.dispatch({ type: 'window/moved', id: '2', offset: { x: 7, y: 8 } })
    store.dispatch({ type: 'viewport/changed', viewport: { width: 1280, height: 200 } })
    tick()
    expect(root.style).toMatchObject({ left: '7px', top: '0px' })
    expect(icon.style['top']).not.toBe(top)
    unmount()
    removeIcon()
    const before = { window: { ...root.style }, icon: { ...icon.style } }
    store.dispatch({ type: 'viewport/changed', viewport: VIEWPORT })
    tick()
    expect({ window: root.style, icon: icon.style }).toEqual(before)
  })

  it('clips a client area to what higher windows leave of it', () => {
    const { mount } = setUp()
    expect(mount('1').client.style['clipPath']).toMatch(/^path\(/)
  })

  it('marks the icons that a window lies over, at once and as windows come and go', () => {
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

  it('shows on a window that it is steered, and the document shows it by its pointer', () => {
    const { painter, mount } = setUp()
    const { root, planes } = mount('2')
    const { dataset } = root.ownerDocument.documentElement
    painter.steer('2', 'move')
    expect(planes().map((child) => child.dataset)).toEqual([{ part: 'steering', steering: 'move' }])
    expect(dataset).toEqual({ steering: 'move' })
    painter.steer('2', null)
    expect(planes()).toEqual([])
    expect(dataset).toEqual({})
  })

  it('puts a preview on the desk below the grabbed window, and takes it away', () => {
    const { painter, mount, tick } = setUp()
    const desk = new FakeElement()
    mount('2')
    tick()
    painter.previewSnap('2', { edge: 'left', box: START })
    expect(desk.children).toEqual([])
    painter.setDesk(desk.asElement)
    painter.previewSnap('2', { edge: 'left', box: START })
    painter.previewSnap('2', { edge: 'right', box: START })
    expect(desk.children.map(({ dataset }) => dataset)).toEqual([
      { part: 'snap-preview', snap: 'right' },
    ])
    expect(desk.children[0]?.style).toMatchObject({ ...PLACED, zIndex: '11' })
    painter.previewSnap('2', null)
    expect(desk.children).toEqual([])
  })
})

describe('a grabbed window', () => {
  it('has a plane and a layer of its own until it is put down', () => {
    const { mount, lift, tick } = setUp()
    const { root, planes } = mount('2')
    expect(planes()).toEqual([])
    lift('2')
    tick()
    expect(planes()).toHaveLength(1)
    expect(root.children[0]).toBe(planes()[0])
    expect(root.style['willChange']).toBe('transform')
    lift(null)
    expect(planes()).toEqual([])
    expect(root.style['willChange']).toBe('')
  })

  it('moves by a transform alone, whatever the scene does, and its strip is not drawn again', () => {
    const { store, painter, mount, lift, tick } = setUp(2)
    const { root, planes } = mount('2')
    lift('2')
    const strip = planes()[0]?.children.find(({ tagName }) => tagName === 'canvas')
    const drawn = strip?.calls.length ?? 0
    expect(drawn).toBeGreaterThan(0)
    painter.grab('2', { x: 530, y: 140, width: 1320, height: 1000 })
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    tick()
    expect(root.style).toMatchObject({ ...PLACED, transform: 'translate(5px, 20px)' })
    expect(strip?.calls).toHaveLength(drawn)
    painter.grab('2', { x: 530, y: 140, width: 1000, height: 800 })
    expect(root.style).toMatchObject({ width: '500px', height: '400px' })
    expect(strip?.calls[drawn]).toBe('clear')
    expect(strip?.calls.slice(drawn)).toContain('draw')
  })

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
