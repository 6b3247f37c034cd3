import { describe, expect, it, vi } from 'vitest'
import { swallowClick, swallowPress } from '../../../src/ui/swallowPress.ts'

/** A place where a press was swallowed, and the types of the events that are heard there from then on. */
function setUp() {
  const view = new EventTarget()
  const heard: string[] = []
  const tell = (type: string): Event => {
    const event = new Event(type, { cancelable: true })
    view.dispatchEvent(event)
    return event
  }
  swallowPress(view, new Event('pointerdown', { cancelable: true }))
  for (const type of ['mousedown', 'click', 'contextmenu', 'keydown', 'pointerdown'])
    view.addEventListener(type, () => heard.push(type))
  return { tell, heard }
}

describe('a press that is swallowed', () => {
  it('may keep all but its click', () => {
    const view = new EventTarget()
    swallowClick(view)
    const swallowed = ['mousedown', 'mouseup', 'click', 'click'].map((type) => {
      const event = new Event(type, { cancelable: true })
      view.dispatchEvent(event)
      return event.defaultPrevented
    })
    expect(swallowed).toEqual([false, false, true, false])
  })

  it('takes its click with it, and no other', () => {
    const { tell, heard } = setUp()
    for (const type of ['mousedown', 'mouseup', 'click'])
      expect(tell(type).defaultPrevented).toBe(true)
    expect(heard).toEqual([])
    expect(tell('click').defaultPrevented).toBe(false)
    expect(heard).toEqual(['click'])
  })

  it('does not cancel the end of a touch that scrolls', () => {
    const view = new EventTarget()
    swallowPress(view, new Event('pointerdown', { cancelable: true }))
    const end = new Event('touchend', { cancelable: false })
    const cancel = vi.spyOn(end, 'preventDefault')
    view.dispatchEvent(end)
    expect(cancel).not.toHaveBeenCalled()
  })

  it.each(['keydown', 'pointerdown'])(
    'leaves alone what follows a %s: a right press has no click',
    (next) => {
      const { tell, heard } = setUp()
      tell('contextmenu')
      tell(next)
      tell('click')
      expect(heard).toEqual([next, 'click'])
    },
  )
})
