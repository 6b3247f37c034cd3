import { describe, expect, it } from 'vitest'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createOverlayPainter } from '../../../../src/display/overlay/overlayPainter.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { aSkin } from '../../../support/aSkin.ts'
import { FakeElement } from '../../../support/fakeElement.ts'

/** A painter of a desktop with Notepad, and My Computer above it. */
function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
  store.dispatch({ type: 'app/added', appName: 'My Computer' })
  const options = { scale: 1, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const painter = createOverlayPainter({
    scene: () => scenes.current(),
    skin: aSkin,
    surfaceAt: (id, box) => scenes.surfaceAt(id, box),
  })
  /** Mounts the elements of a window, by default new ones. */
  const mount = (id: string, root = new FakeElement(), client = new FakeElement()) => {
    const unmount = painter.addWindow(id, { root: root.asElement, client: client.asElement })
    return { root, client, unmount }
  }
  const tick = (): void => painter.place(scenes.current())
  return { store, scenes, painter, mount, tick }
}

const START = { x: 260, y: 50, width: 660, height: 500 }
const PLACED = { left: '260px', top: '50px', width: '660px', height: '500px' }

describe('the overlay painter', () => {
  it('places a window and an icon as soon as they are mounted', () => {
    const { painter, mount } = setUp()
    expect(mount('2').root.style).toMatchObject(PLACED)
    const icon = new FakeElement()
    painter.addIcon(2, icon.asElement)
    expect(icon.style).toMatchObject({ left: '40px', top: '40px', width: '70px' })
  })

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

  it('places the marquee while there is one', () => {
    const { scenes, painter, tick } = setUp()
    const marquee = new FakeElement()
    painter.setMarquee(marquee.asElement)
    tick()
    expect(marquee.style).toEqual({})
    scenes.setPointerState({ marquee: { x: 1, y: 2, width: 3, height: 4 } })
    tick()
    expect(marquee.style).toEqual({ left: '1px', top: '2px', width: '3px', height: '4px' })
    painter.setMarquee(null)
    scenes.setPointerState({ marquee: { x: 9, y: 9, width: 9, height: 9 } })
    tick()
    expect(marquee.style['left']).toBe('1px')
  })

  it('shows a grabbed window where its grab has it, and hands it back at the next tick', () => {
    const { store, scenes, painter, mount, tick } = setUp()
    const { root } = mount('2')
    scenes.setPointerState({ lifted: '2' })
    tick()
    painter.grab('2', { ...START, x: 300, y: 90 })
    tick()
    expect(root.style).toMatchObject({ ...PLACED, transform: 'translate(40px, 40px)' })
    painter.grab('2', { x: 300, y: 90, width: 400, height: 300 })
    expect(root.style).toMatchObject({ width: '400px', height: '300px' })
    painter.grab('2', null)
    scenes.setPointerState({ lifted: null })
    store.dispatch({ type: 'window/moved', id: '2', offset: { x: 300, y: 90 } })
    tick()
    expect(root.style).toMatchObject({ ...PLACED, left: '300px', top: '90px', transform: '' })
  })

  it('places a window whose grab was given up where it was', () => {
    const { scenes, painter, mount, tick } = setUp()
    const { root } = mount('2')
    scenes.setPointerState({ lifted: '2' })
    tick()
    painter.grab('2', { x: 0, y: 0, width: 40, height: 40 })
    painter.grab('2', null)
    scenes.setPointerState({ lifted: null })
    tick()
    expect(root.style).toMatchObject({ ...PLACED, transform: '' })
  })

  it('leaves no plane in the elements of a window that is minimized while it is grabbed', () => {
    const { store, scenes, painter, mount, tick } = setUp()
    const { root, client, unmount } = mount('2')
    scenes.setPointerState({ lifted: '2' })
    tick()
    painter.grab('2', { ...START, x: 300 })
    expect(root.children).toHaveLength(1)
    // As a grab ends it, and then React hides the elements, which it keeps.
    store.dispatch({ type: 'window/minimized', id: '2' })
    painter.grab('2', null)
    scenes.setPointerState({ lifted: null })
    unmount()
    expect(root.children).toHaveLength(0)
    expect(root.style['willChange']).toBe('')
    tick()
    store.dispatch({ type: 'window/focused', id: '2' })
    mount('2', root, client)
    expect(root.style).toMatchObject({ ...PLACED, transform: '', zIndex: '11' })
    expect(root.children).toHaveLength(0)
  })

  it('does nothing for a window that is not mounted', () => {
    const { painter, tick } = setUp()
    expect(() => {
      painter.grab('99', START)
      painter.grab('2', null)
      tick()
    }).not.toThrow()
  })

  it('marks the icons that a window lies over, at once and as windows come and go', () => {
    const { store, painter, mount, tick } = setUp()
    mount('1')
    const icon = new FakeElement()
    painter.addIcon(2, icon.asElement)
    expect(icon.dataset).toEqual({ covered: 'true' })
    store.dispatch({ type: 'windows/setAsideToggled' })
    tick()
    expect(icon.dataset).toEqual({})
    store.dispatch({ type: 'windows/setAsideToggled' })
    tick()
    expect(icon.dataset).toEqual({ covered: 'true' })
  })

  it('shows on a window that it is steered, and the document shows it by its pointer', () => {
    const { painter, mount } = setUp()
    const { root } = mount('2')
    const { dataset } = root.ownerDocument.documentElement
    painter.steer('2', 'move')
    expect(root.children.map((child) => child.dataset)).toEqual([
      { part: 'steering', steering: 'move' },
    ])
    expect(dataset).toEqual({ steering: 'move' })
    painter.steer('2', null)
    expect(root.children).toEqual([])
    expect(dataset).toEqual({})
    painter.steer('99', 'size')
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
    expect(desk.children).toHaveLength(1)
    expect(desk.children[0]?.dataset).toEqual({ part: 'snap-preview', snap: 'right' })
    expect(desk.children[0]?.style).toMatchObject({ ...PLACED, zIndex: '11' })
    painter.previewSnap('2', null)
    expect(desk.children).toEqual([])
  })
})
