import { describe, expect, it, vi } from 'vitest'
import { showEarly } from '../../../src/shell/startMenu/showEarly.ts'
import { FakeElement } from '../../support/fakeElement.ts'
import { manualFrames } from '../../support/manualFrames.ts'

function shown() {
  const { scheduler, tick } = manualFrames()
  const menu = new FakeElement()
  menu.hidden = true
  const page = new EventTarget()
  const open = vi.fn<() => void>()
  const hideAgain = showEarly(menu.asElement, scheduler, page, open)
  return { menu, page, open, hideAgain, tick }
}

describe('a menu that is shown before it opens', () => {
  it('is shown at once, and opened once the frame that paints it is over', () => {
    const { menu, open, tick } = shown()
    expect(menu.hidden).toBe(false)
    tick(16)
    expect(open).not.toHaveBeenCalled()
    tick(32)
    expect(open).toHaveBeenCalledOnce()
    tick(48)
    expect(open).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown'])('is opened before a %s that comes sooner', (type) => {
    const { page, open, tick } = shown()
    page.dispatchEvent(new Event(type))
    expect(open).toHaveBeenCalledOnce()
    page.dispatchEvent(new Event(type))
    tick(16)
    tick(32)
    expect(open, 'and never again').toHaveBeenCalledOnce()
  })
})
