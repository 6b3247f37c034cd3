import { describe, expect, it } from 'vitest'
import { buildScene, NO_POINTER_STATE } from '../../../../src/display/scene/buildScene.ts'
import { hitTest } from '../../../../src/display/scene/hitTest.ts'
import { aDesktop, aWindow, aWindowAt } from '../../../support/builders.ts'

const OPTIONS = { scale: 1, labelLines: (title: string) => [title], culling: true }
const SCENE = buildScene(
  aDesktop([
    aWindowAt('1', { x: 200, y: 100 }, { width: 300, height: 200 }),
    aWindowAt('2', { x: 300, y: 150 }, { width: 300, height: 200 }),
  ]),
  NO_POINTER_STATE,
  OPTIONS,
)
const window = (id: string, part: string) => ({ surface: 'window', id, part })

describe('a hit', () => {
  it.each([
    ['the title bar', 350, 160, window('2', 'title-bar')],
    ['the title bar’s icon', 310, 160, window('2', 'title-icon')],
    ['minimize', 530, 160, window('2', 'minimize')],
    ['maximize', 555, 160, window('2', 'maximize')],
    ['close', 580, 160, window('2', 'close')],
    ['the client area', 400, 250, window('2', 'client')],
    ['the frame’s left edge', 301, 250, window('2', 'frame')],
    ['the frame’s last pixel', 599, 349, window('2', 'frame')],
    ['a low window beside the high one', 250, 250, window('1', 'client')],
    ['a low window in the high one’s notch', 300, 150, window('1', 'client')],
    ['the desktop in a notch', 200, 100, { surface: 'desktop' }],
    ['just beside the notch', 205, 100, window('1', 'frame')],
    ['an icon', 60, 60, { surface: 'icon', id: 2 }],
    ['between icons', 60, 110, { surface: 'desktop' }],
    ['the taskbar', 60, 770, null],
    ['outside', -1, 5, null],
  ])('on %s', (_, x, y, expected) => {
    expect(hitTest(SCENE, { x, y })).toEqual(expected)
  })

  it('on an invisible window is its client area everywhere', () => {
    const header = { icon: 'ghost', title: 'Ghost', invisible: true }
    const scene = buildScene(aDesktop([aWindow({ header })]), NO_POINTER_STATE, OPTIONS)
    expect(hitTest(scene, { x: 100, y: 100 })).toEqual(window('1', 'client'))
  })
})
