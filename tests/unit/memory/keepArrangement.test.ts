import { describe, expect, it, vi } from 'vitest'
import { keepArrangement } from '../../../src/memory/keepArrangement.ts'
import type { ChoiceStorage, Choices } from '../../../src/base/services/storage.ts'
import { createDesktopStore } from '../../../src/desktop/store/store.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../support/builders.ts'

const NOTHING: Choices = {
  muted: false,
  quiet: false,
  volume: 100,
  sounds: 'error',
  balloonDismissed: false,
  bubbleDismissed: false,
  greeted: false,
}

function setUp(icons?: Choices['icons']) {
  let choices: Choices = { ...NOTHING, icons }
  const listeners = new Set<() => void>()
  const adopt = (next: Partial<Choices>): void => {
    choices = { ...choices, ...next }
    for (const listener of listeners) listener()
  }
  const write = vi.fn(adopt)
  const storage: ChoiceStorage = {
    read: () => choices,
    write,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const store = createDesktopStore({
    manifests: MANIFESTS,
    icons: ICONS,
    viewport: VIEWPORT,
  })
  const initial = store.getState()
  const end = keepArrangement(store, storage)
  return { store, write, adopt, end, initial }
}

const KEPT = { auto: false, places: [{ id: 3, column: 4, row: 2 }] } as const

describe('the arrangement of the icons', () => {
  it('follows another tab, and does not write what that has written', () => {
    const { store, write, adopt } = setUp()
    adopt({ icons: KEPT })
    expect(store.getState().arrangement).toEqual(KEPT)
    const before = store.getState()
    adopt({ muted: true })
    adopt({ icons: { ...KEPT } })
    adopt({ icons: undefined })
    expect(store.getState()).toBe(before)
    expect(write).not.toHaveBeenCalled()
  })

  it.each([
    7,
    { auto: false, order: [3] },
    { auto: true, order: [1.5] },
    { auto: true, order: Array.from({ length: 501 }, (_, index) => index) },
    { auto: false, places: [{ id: 3, column: -1, row: 0 }] },
    { auto: false, places: [{ id: 3, column: 1e9, row: 0 }] },
  ])('is the owner’s where something was kept that does not validate: %j', (icons) => {
    const { store, write, initial } = setUp(icons)
    expect(store.getState()).toBe(initial)
    expect(write).not.toHaveBeenCalled()
  })
})
