import { describe, expect, it } from 'vitest'
import { addPauseButtons } from '../../../src/documents/article/pauseButtons.ts'

/** A text with one picture that moves, and a visitor who wants less motion or not. */
function makeText(isCalm: boolean) {
  const button = Object.assign(new EventTarget(), {
    type: '',
    dataset: {},
    textContent: '',
    isShown: false,
    remove: () => void (button.isShown = false),
  })
  const source = {
    media: '(prefers-reduced-motion: no-preference)',
    ownerDocument: { createElement: () => button },
    closest: () => null,
    parentElement: { after: () => void (button.isShown = true) },
  }
  const root = { querySelectorAll: () => [source] } as unknown as ParentNode
  const listeners = new Set<() => void>()
  const visitor = { isCalm }
  const end = addPauseButtons(root, {
    matches: () => visitor.isCalm,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const want = (less: boolean): void => {
    visitor.isCalm = less
    for (const listener of listeners) listener()
  }
  return { button, source, want, end, press: () => button.dispatchEvent(new Event('click')) }
}

describe('pictures that move', () => {
  it.each([
    [false, 'all', 'Pause the picture'],
    [true, 'not all', 'Play the picture'],
  ])('with less motion wanted, %s: the moving file is for %s', (isCalm, media, name) => {
    const { source, button } = makeText(isCalm)
    expect([source.media, button.textContent, button.isShown]).toEqual([media, name, true])
  })

  it('stop and go on by a press', () => {
    const { source, press } = makeText(false)
    press()
    expect(source.media).toBe('not all')
    press()
    expect(source.media).toBe('all')
  })

  it('stop as soon as Quiet is chosen, whatever was pressed, until the text is left', () => {
    const { source, button, want, end, press } = makeText(true)
    press()
    want(true)
    expect(source.media).toBe('not all')
    want(false)
    expect(source.media).toBe('all')
    end()
    want(true)
    expect([source.media, button.isShown]).toEqual(['all', false])
  })
})
