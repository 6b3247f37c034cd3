import { describe, expect, it, vi } from 'vitest'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'

function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  const labelLines = vi.fn<(title: string) => readonly string[]>((title) => [title])
  const scenes = createSceneStore({ store, options: { scale: 1, labelLines, culling: true } })
  const listener = vi.fn<() => void>()
  const stop = scenes.subscribe(listener)
  const open = () => store.dispatch({ type: 'app/added', appName: 'Notepad' })
  return { store, scenes, labelLines, listener, stop, open }
}

describe('the scene store', () => {
  it('builds only when asked, and once a change', () => {
    const { scenes, labelLines, open } = setUp()
    open()
    open()
    expect(labelLines).not.toHaveBeenCalled()
    const scene = scenes.current()
    expect(scene.windows).toHaveLength(2)
    expect(scenes.current()).toBe(scene)
    expect(labelLines).toHaveBeenCalledTimes(ICONS.length)
  })

  it('tells of changes that a scene depends on, and of no others', () => {
    const { store, scenes, listener } = setUp()
    const scene = scenes.current()
    store.dispatch({ type: 'power/turnedOff', mode: 'LOG_OFF' })
    store.dispatch({ type: 'cookieBanner/opened' })
    store.dispatch({ type: 'desktop/focused' })
    expect(listener).not.toHaveBeenCalled()
    expect(scenes.current()).toBe(scene)
    store.dispatch({ type: 'icon/focused', id: 2 })
    expect(listener).toHaveBeenCalledOnce()
    expect(scenes.current()).not.toBe(scene)
  })

  it('shows what the pointer does; an equal state of the pointer is no change', () => {
    const { scenes, listener, open } = setUp()
    open()
    listener.mockClear()
    const hot = { id: '1', button: 'close', pressed: false } as const
    const marquee = { x: 1, y: 1, width: 2, height: 2 }
    const look = () => scenes.current().windows[0]?.buttons[2]?.look
    scenes.setPointerState({ hot, marquee })
    expect(look()).toBe('hover')
    scenes.setPointerState({ hot: { ...hot }, marquee: { ...marquee } })
    expect(listener).toHaveBeenCalledOnce()
    scenes.setPointerState({ hot: { ...hot, pressed: true } })
    expect([look(), scenes.current().marquee]).toEqual(['active', marquee])
    scenes.setPointerState({ lifted: '1', hot: null, marquee: null })
    expect(scenes.current()).toMatchObject({ windows: [{ lifted: true }], marquee: null })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('builds anew for another scale and for other label lines', () => {
    const { scenes, labelLines, listener } = setUp()
    scenes.setScale(1)
    expect(listener).not.toHaveBeenCalled()
    scenes.setScale(2)
    expect(scenes.current().viewport).toEqual({ width: 2560, height: 1600 })
    labelLines.mockImplementation((title) => title.split(' '))
    scenes.labelsChanged()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(scenes.current().icons[0]?.lines).toEqual(['My', 'Computer'])
  })

  it('gives the surface that a grabbed window would be elsewhere', () => {
    const { scenes, open } = setUp()
    open()
    const box = { x: 5, y: 6, width: 300, height: 200 }
    expect(scenes.surfaceAt('1', box)).toMatchObject({
      id: '1',
      box,
      active: true,
      layout: { client: { width: 294 } },
    })
    expect(scenes.current().windows[0]?.box).toMatchObject({ x: 20, y: 20 })
    expect(scenes.surfaceAt('9', box)).toBeNull()
  })

  it('listens to the desktop only while somebody listens to it, and is right all the same', () => {
    const { scenes, listener, stop, open } = setUp()
    stop()
    open()
    expect(listener).not.toHaveBeenCalled()
    expect(scenes.current().windows).toHaveLength(1)
    scenes.subscribe(listener)
    open()
    expect(listener).toHaveBeenCalledOnce()
  })
})
