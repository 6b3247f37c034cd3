import { describe, expect, it } from 'vitest'
import { createFocusRegistry } from '../../../../src/ui/focus/focusRegistry.ts'
import { fakePage } from '../../../support/focusPage.ts'

function setUp() {
  const page = fakePage()
  const registry = createFocusRegistry(page.document)
  const heard: string[] = []
  const stop = registry.listen({
    added: (target) => heard.push(`+${target}`),
    removed: (target, focus) => heard.push(`-${target} ${focus}`),
  })
  return { page, registry, heard, stop }
}

describe('sending the focus', () => {
  it('focuses the element that stands for the target, and leaves the focus within it', () => {
    const { page, registry } = setUp()
    registry.add('a', page.element('a'))
    expect(registry.send('a')).toBe(true)
    expect(registry.holder()).toBe('a')
    registry.send('a')
    expect(page.given).toEqual(['a'])
  })

  it('says so where there is no such element, or where it refuses', () => {
    const { page, registry } = setUp()
    registry.add('b', page.element('b', true))
    expect(registry.send('a')).toBe(false)
    expect(registry.send('b')).toBe(false)
    expect(registry.holder()).toBeNull()
  })

  it('of several elements for a target the first takes the focus, and each of them counts', () => {
    const { page, registry } = setUp()
    const popup = page.element('popup')
    registry.add('menu', page.element('menu'))
    registry.add('menu', popup)
    registry.send('menu')
    expect(page.given).toEqual(['menu'])
    popup.focus()
    expect(registry.holder()).toBe('menu')
  })
})

describe('what the listener hears', () => {
  it('each element that is added, and where the focus is when one is removed', () => {
    const { page, registry, heard } = setUp()
    const removeA = registry.add('a', page.element('a'))
    const removeB = registry.add('b', page.element('b'))
    const removeC = registry.add('c', page.element('c'))
    removeA()
    registry.send('b')
    removeC()
    removeB()
    expect(heard).toEqual(['+a', '+b', '+c', '-a nowhere', '-c elsewhere', '-b inside'])
  })

  it('nothing of a removal that is repeated, nor after it has stopped listening', () => {
    const { page, registry, heard, stop } = setUp()
    const remove = registry.add('a', page.element('a'))
    remove()
    remove()
    stop()
    registry.add('b', page.element('b'))
    expect(heard).toEqual(['+a', '-a nowhere'])
  })
})

describe('whether the focus is lost', () => {
  it('while the document has none', () => {
    const { page, registry } = setUp()
    registry.add('a', page.element('a'))
    expect(registry.isFocusLost()).toBe(true)
    registry.send('a')
    expect(registry.isFocusLost()).toBe(false)
  })

  it('while it is still within an element that is hidden', () => {
    const { page, registry } = setUp()
    const window = page.element('window')
    const hide = registry.add('window', window)
    registry.send('window')
    hide()
    expect(registry.isFocusLost()).toBe(true)
    registry.add('window', window)
    expect(registry.isFocusLost()).toBe(false)
  })
})
