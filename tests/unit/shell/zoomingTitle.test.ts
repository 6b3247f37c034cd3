import { describe, expect, it } from 'vitest'
import { startZoom, stripOf, zoomedWindow } from '../../../src/shell/taskbar/zoomingTitle.ts'
import { after, VIEWPORT, withApps } from '../../support/builders.ts'
import { FakeElement } from '../../support/fakeElement.ts'
import { manualFrames } from '../../support/manualFrames.ts'

const NOTEPAD = { header: { icon: 'notepad', title: 'Untitled - Notepad' } }

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

  it('goes from box to box and is gone', () => {
    const { scheduler, tick } = manualFrames()
    const host = new FakeElement()
    const to = { x: 100, y: 770, width: 330, height: 14 }
    startZoom(host.asElement, scheduler, NOTEPAD, { x: 20, y: 20, width: 660, height: 28 }, to)
    const [bar] = host.children
    expect(bar?.style).toMatchObject({
      width: '660px',
      height: '28px',
      transform: 'translate(20px, 20px) scale(1, 1)',
    })
    const [face] = bar?.children ?? []
    expect(face?.children[1]?.textContent).toBe('Untitled - Notepad')
    tick(1000)
    tick(1125)
    expect(bar?.style['transform']).toBe('translate(60px, 395px) scale(0.75, 0.75)')
    tick(1250)
    expect(bar?.style['transform']).toBe('translate(100px, 770px) scale(0.5, 0.5)')
    expect(face?.style['transform'], 'icon and title keep their size').toBe('scale(2, 2)')
    expect(host.children).toEqual([])
  })

  it('can be taken away at any time', () => {
    const { scheduler } = manualFrames()
    const host = new FakeElement()
    const box = { x: 0, y: 0, width: 10, height: 10 }
    const stop = startZoom(host.asElement, scheduler, NOTEPAD, box, box)
    stop()
    stop()
    expect(host.children).toEqual([])
  })
})
