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
})
