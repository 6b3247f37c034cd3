import { describe, expect, it } from 'vitest'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import {
  moveGrabbed,
  placeBox,
  placeWindow,
  removePlane,
  resizeGrabbed,
  unplacedWindow,
} from '../../../../src/display/overlay/windowPlacing.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { aSkin } from '../../../support/aSkin.ts'
import { FakeElement } from '../../../support/fakeElement.ts'

const skin = aSkin(2)

/** My Computer, at two device pixels per CSS pixel, and its elements. */
function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  store.dispatch({ type: 'app/added', appName: 'My Computer' })
  const options = { scale: 2, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const root = new FakeElement()
  const client = new FakeElement()
  const buttons = ['minimize', 'maximize', 'close'].map(
    (button) => new FakeElement('button', { button }),
  )
  root.append(client, ...buttons)
  const window = unplacedWindow({ root: root.asElement, client: client.asElement })
  /** The window's surface in the scene of this moment. */
  const surface = () => {
    const [found] = scenes.current().windows
    if (!found) throw new Error('no window is shown')
    return found
  }
  const place = (): void => placeWindow(window, surface(), scenes.current(), skin)
  const plane = () => root.children.find((child) => child !== client && !buttons.includes(child))
  return { store, scenes, root, client, buttons, window, surface, place, plane }
}

describe('placing a box', () => {
  it('turns device pixels into CSS pixels', () => {
    const element = new FakeElement()
    placeBox(element.asElement, { x: 3, y: 6, width: 9, height: 12 }, 1.5)
    expect(element.style).toEqual({ left: '2px', top: '4px', width: '6px', height: '8px' })
  })
})

describe('placing a window', () => {
  it('puts the element at the box and in the order of its surface', () => {
    const { root, client, place } = setUp()
    place()
    expect(root.style).toMatchObject({
      left: '260px',
      top: '50px',
      width: '660px',
      height: '500px',
      transform: '',
      zIndex: '10',
    })
    expect(client.style['clipPath']).toBe('none')
  })

  it('clips the client area to what a higher window leaves of it', () => {
    const { store, client, place } = setUp()
    place()
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    place()
    expect(client.style['clipPath']).toMatch(/^path\(/)
  })

  it('writes nothing while surface and scale stay the same', () => {
    const { root, place } = setUp()
    place()
    root.style['left'] = 'untouched'
    place()
    expect(root.style['left']).toBe('untouched')
  })

  it('hides the buttons that a narrow window has no room for', () => {
    const { store, buttons, place } = setUp()
    place()
    expect(buttons.map(({ hidden }) => hidden)).toEqual([false, false, false])
    const size = { width: 60, height: 60 }
    store.dispatch({ type: 'window/resized', id: '1', size, offset: { x: 0, y: 0 } })
    place()
    expect(buttons.map(({ hidden }) => hidden)).toContain(true)
    expect(buttons.at(-1)?.hidden).toBe(false)
  })
})

describe('a lifted window', () => {
  it('has a plane, and a layer of its own, until it is put down', () => {
    const { scenes, root, place, plane } = setUp()
    place()
    expect(plane()).toBeUndefined()
    scenes.setPointerState({ lifted: '1' })
    place()
    place()
    expect(root.children).toHaveLength(5)
    expect(root.children[0]).toBe(plane())
    expect(root.style['willChange']).toBe('transform')
    scenes.setPointerState({ lifted: null })
    place()
    expect(plane()).toBeUndefined()
    expect(root.style['willChange']).toBe('')
  })

  it('gets no plane where it has no frame', () => {
    const { store, scenes, place, plane } = setUp()
    store.dispatch({ type: 'window/deleted', id: '1' })
    store.dispatch({ type: 'app/added', appName: 'Ghost' })
    scenes.setPointerState({ lifted: '2' })
    place()
    expect(plane()).toBeUndefined()
  })

  it('is moved by a transform alone, also while the scene changes around it', () => {
    const { store, scenes, root, window, surface, place } = setUp()
    place()
    scenes.setPointerState({ lifted: '1' })
    place()
    moveGrabbed(window, { ...surface().box, x: 530, y: 140 })
    expect(root.style['transform']).toBe('translate(5px, 20px)')
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    place()
    expect(root.style).toMatchObject({ left: '260px', top: '50px' })
    expect(root.style['transform']).toBe('translate(5px, 20px)')
  })

  it('draws its strip anew where it is resized, and only there', () => {
    const { scenes, root, window, surface, place, plane } = setUp()
    place()
    scenes.setPointerState({ lifted: '1' })
    place()
    const strip = plane()?.children.find(({ tagName }) => tagName === 'canvas')
    const drawn = strip?.calls.length ?? 0
    expect(drawn).toBeGreaterThan(0)
    moveGrabbed(window, { ...surface().box, x: 0 })
    expect(strip?.calls).toHaveLength(drawn)
    const box = { ...surface().box, width: 1000, height: 800 }
    const resized = scenes.surfaceAt('1', box)
    if (!resized) throw new Error('the window is gone')
    resizeGrabbed(window, box, resized, skin)
    expect(root.style).toMatchObject({ width: '500px', height: '400px' })
    expect(strip?.calls.slice(drawn)[0]).toBe('clear')
    expect(strip?.calls.slice(drawn)).toContain('draw')
  })

  it('loses its plane once, however often it is taken away', () => {
    const { scenes, root, window, place, plane } = setUp()
    scenes.setPointerState({ lifted: '1' })
    place()
    removePlane(window)
    removePlane(window)
    expect(plane()).toBeUndefined()
    expect(root.children).toHaveLength(4)
  })
})
