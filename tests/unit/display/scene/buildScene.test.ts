import { describe, expect, it } from 'vitest'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import {
  buildScene,
  NO_POINTER_STATE,
  type SceneOptions,
} from '../../../../src/display/scene/buildScene.ts'
import type { PointerState, Scene } from '../../../../src/display/scene/types.ts'
import { after, aDesktop, aWindow, withApps } from '../../../support/builders.ts'
import { bounds } from '../../../support/regions.ts'

const OPTIONS: SceneOptions = {
  scale: 1,
  labelLines: (title) => title.split(' '),
  culling: true,
}

const sceneOf = (state: DesktopState, pointerState: Partial<PointerState> = {}, previous?: Scene) =>
  buildScene(state, { ...NO_POINTER_STATE, ...pointerState }, OPTIONS, previous)

describe('the windows of a scene', () => {
  it('are the shown ones, bottom to top, with z from 10', () => {
    const state = after(
      withApps('Notepad', 'My Computer', 'Notepad'),
      { type: 'window/minimized', id: '2' },
      { type: 'window/focused', id: '1' },
    )
    expect(sceneOf(state).windows.map(({ id, z, active }) => [id, z, active])).toEqual([
      ['3', 10, false],
      ['1', 11, true],
    ])
  })

  it('draw an app that nobody knows as an empty window', () => {
    expect(sceneOf(aDesktop([aWindow({ appName: 'Solitaire' })])).windows).toHaveLength(1)
  })
})

describe('device pixels', () => {
  it.each([
    [1, { x: -3, y: -3, width: 1286, height: 776 }],
    [1.25, { x: -4, y: -4, width: 1608, height: 971 }],
    [1.5, { x: -5, y: -5, width: 1930, height: 1165 }],
    [2, { x: -6, y: -6, width: 2572, height: 1552 }],
  ])('keep a maximized window’s frame out of view at ratio %d', (scale, box) => {
    const state = aDesktop([aWindow({ maximized: true })])
    const { windows } = buildScene(state, NO_POINTER_STATE, { ...OPTIONS, scale })
    expect(windows[0]?.box).toEqual(box)
    const client = bounds(windows[0]?.clientVisible ?? [])
    expect([client?.x, client?.width]).toEqual([0, 1280 * scale])
    expect((client?.y ?? 0) + (client?.height ?? 0)).toBe(Math.round(770 * scale))
  })
})

describe('the looks of the buttons', () => {
  const looks = (state: DesktopState, hot: PointerState['hot'] = null) =>
    sceneOf(state, { hot }).windows.map((window) => window.buttons.map((part) => part.look))

  it('are normal in the active window, inactive in others; maximize is always disabled', () => {
    expect(looks(withApps('Notepad', 'Notepad'))).toEqual([
      ['inactive', 'disabled', 'inactive'],
      ['normal', 'disabled', 'normal'],
    ])
  })

  it('are disabled for close where the window is not closeable', () => {
    expect(looks(withApps('Assistant'))).toEqual([['normal', 'disabled', 'disabled']])
  })

  it.each([
    [false, 'hover'],
    [true, 'active'],
  ])('follow the pointer in the active window (pressed: %s)', (pressed, look) => {
    const state = withApps('Notepad', 'Notepad')
    expect(looks(state, { id: '2', button: 'close', pressed })).toEqual([
      ['inactive', 'disabled', 'inactive'],
      ['normal', 'disabled', look],
    ])
    expect(looks(state, { id: '1', button: 'close', pressed })[0]?.[2]).toBe('inactive')
    expect(looks(state, { id: '2', button: 'maximize', pressed })[1]?.[1]).toBe('disabled')
  })
})

describe('the icons of a scene', () => {
  const selected = after(withApps(), { type: 'icons/selected', ids: [2] })

  it('are highlighted only while the focus is on icons', () => {
    const highlights = (state: DesktopState) => sceneOf(state).icons.map((i) => i.highlighted)
    expect(highlights(selected)).toEqual([true, false, false])
    const behind = after(selected, { type: 'app/added', appName: 'Notepad' })
    expect(highlights(behind)).toEqual([false, false, false])
    expect(highlights(after(behind, { type: 'window/deleted', id: '1' }))).toEqual([
      true,
      false,
      false,
    ])
  })
})
