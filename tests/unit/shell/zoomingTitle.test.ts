import { expect, it } from 'vitest'
import { zoomedWindow } from '../../../src/shell/taskbar/zoomingTitle.ts'
import { after, withApps } from '../../support/builders.ts'

it('a title bar moves for the one window that was minimized or restored', () => {
  const before = withApps('Notepad', 'My Computer')
  const minimized = after(before, { type: 'window/minimized', id: '1' })
  expect(zoomedWindow(minimized, before)?.id).toBe('1')
  const restored = after(minimized, { type: 'window/focused', id: '1' })
  expect(zoomedWindow(restored, minimized)).toMatchObject({ id: '1', minimized: false })
})

it.each([
  { type: 'app/added', appName: 'Notepad' },
  { type: 'window/deleted', id: '1' },
  { type: 'window/moved', id: '1', offset: { x: 0, y: 0 } },
  { type: 'windows/setAsideToggled' },
  { type: 'desktop/focused' },
] as const)('none moves at $type', (action) => {
  const before = withApps('Notepad', 'My Computer')
  expect(zoomedWindow(after(before, action), before)).toBeUndefined()
})
