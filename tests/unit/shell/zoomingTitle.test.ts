import { describe, expect, it } from 'vitest'
import { stripOf, zoomedWindow } from '../../../src/shell/taskbar/zoomingTitle.ts'
import { after, VIEWPORT, withApps } from '../../support/builders.ts'

describe('a title bar on its way', () => {
  it('belongs to the one window that was minimized or restored', () => {
    const before = withApps('Notepad', 'My Computer')
    const minimized = after(before, { type: 'window/minimized', id: '1' })
    expect(zoomedWindow(minimized, before)?.id).toBe('1')
    const restored = after(minimized, { type: 'window/focused', id: '1' })
    expect(zoomedWindow(restored, minimized)).toMatchObject({ id: '1', minimized: false })
  })

  it('belongs to none where a window opens, closes or moves, or several are minimized', () => {
    const before = withApps('Notepad', 'My Computer')
    const offset = { x: 0, y: 0 }
    for (const action of [
      { type: 'app/added', appName: 'Notepad' },
      { type: 'window/deleted', id: '1' },
      { type: 'window/moved', id: '1', offset },
      { type: 'windows/setAsideToggled' },
      { type: 'desktop/focused' },
    ] as const) {
      expect(zoomedWindow(after(before, action), before)).toBeUndefined()
    }
  })

  it('begins as the strip at the top of the window', () => {
    const [window] = withApps('Notepad').apps
    expect(window && stripOf(window, VIEWPORT)).toEqual({ x: 20, y: 20, width: 660, height: 28 })
  })
})
