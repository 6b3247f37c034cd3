import { describe, expect, it } from 'vitest'
import { bareDesktopNear } from '../../../../src/display/overlay/bareDesktop.ts'
import { aDesktop, aWindow } from '../../../support/builders.ts'

describe('where the menu of a covered icon opens', () => {
  const at = { x: 100, y: 150 }

  it('is the nearest place beside the windows with room for it', () => {
    const state = aDesktop([aWindow({ offset: { type: 'xy', x: 20, y: 20 } })])
    expect(bareDesktopNear(at, state)).toEqual({ x: 100, y: 220 })
  })

  it('is the icon’s own place where nothing is bare, or minimized windows alone cover it', () => {
    for (const about of [{ maximized: true }, { minimized: true }]) {
      expect(bareDesktopNear(at, aDesktop([aWindow(about)]))).toEqual(at)
    }
  })
})
