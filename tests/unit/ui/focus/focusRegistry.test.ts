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
})

it('what the listener hears each element that is added, and where the focus is when one is removed', () => {
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

it('whether the focus is lost while the document has none', () => {
  const { page, registry } = setUp()
  registry.add('a', page.element('a'))
  expect(registry.isFocusLost()).toBe(true)
  registry.send('a')
  expect(registry.isFocusLost()).toBe(false)
})
