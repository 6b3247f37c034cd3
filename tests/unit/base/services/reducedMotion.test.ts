import { describe, expect, it, vi } from 'vitest'
import { createReducedMotion } from '../../../../src/base/services/reducedMotion.ts'
import { createStorage } from '../../../../src/base/services/storage.ts'

function fakeHost(isAskedBySystem: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isAskedBySystem })
  const storage = createStorage({
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    addEventListener: () => undefined,
  })
  const matchMedia = () => list as unknown as MediaQueryList
  return { list, storage, motion: createReducedMotion({ matchMedia }, storage) }
}

describe('reduced motion', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('system %s, quiet %s: %s', (system, quiet, expected) => {
    const { storage, motion } = fakeHost(system)
    storage.write({ quiet })
    expect(motion.matches()).toBe(expected)
  })

  it('tells of both until it is unsubscribed', () => {
    const { list, storage, motion } = fakeHost(false)
    const listener = vi.fn()
    const stop = motion.subscribe(listener)
    storage.write({ quiet: true })
    list.dispatchEvent(new Event('change'))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    storage.write({ quiet: false })
    list.dispatchEvent(new Event('change'))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
