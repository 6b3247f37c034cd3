/** What sounds for which change of the desktop. */
import { describe, expect, it, vi } from 'vitest'
import { eventOf, hearEvents } from '../../../src/app/hearing.ts'
import { EVENT_SOUNDS } from '../../../src/base/services/sound/eventSounds.ts'
import type { DesktopAction } from '../../../src/desktop/actions.ts'
import { createDesktopStore } from '../../../src/desktop/store/store.ts'
import { createDeskMemory } from '../../../src/memory/deskMemory.ts'
import { createStorage } from '../../../src/base/services/storage.ts'
import { after, ICONS, MANIFESTS, VIEWPORT, withApps } from '../../support/builders.ts'
import { fakeHost } from '../../support/fakeStorage.ts'

const soundOf = (before: ReturnType<typeof withApps>, action: DesktopAction) =>
  eventOf(after(before, action), before)

describe('an event sounds', () => {
  const two = withApps('Notepad', 'My Computer')

  it.each<[string | null, DesktopAction]>([
    ['open', { type: 'app/added', appName: 'Notepad' }],
    ['close', { type: 'window/deleted', id: '2' }],
    ['close', { type: 'layout/opened', windows: [] }],
    ['minimize', { type: 'window/minimized', id: '2' }],
    ['logoff', { type: 'power/turnedOff', mode: 'LOG_OFF' }],
    // A failure has the error's own.
    [null, { type: 'message/shown' }],
    [null, { type: 'window/focused', id: '1' }],
    [null, { type: 'desktop/focused' }],
  ])('as %s for %o', (event, action) => {
    expect(soundOf(two, action)).toBe(event)
  })

  it('once, while the desktop is being left, and not when it comes back', () => {
    const off = after(two, { type: 'power/turnedOff', mode: 'TURN_OFF' })
    expect(soundOf(off, { type: 'power/canceled' })).toBeNull()
  })
})

describe('who hears the desktop', () => {
  function heard(sounds: string, isStart = false) {
    const storage = createStorage(fakeHost(JSON.stringify({ version: 1, sounds })).host)
    const desktop = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
    const memory = createDeskMemory(desktop, {
      manifests: MANIFESTS,
      keptDraft: () => undefined,
      recentTitle: () => undefined,
    })
    const playSound = vi.fn()
    const view = new EventTarget()
    hearEvents({ storage, playSound, view: view as Window }, memory, isStart)
    const played = () => playSound.mock.calls.map(([sound]) => sound as unknown)
    return { storage, desktop, memory, view, played }
  }

  it('plays what is switched on at the time', () => {
    const { storage, desktop, memory, played } = heard('balloon')
    desktop.dispatch({ type: 'app/added', appName: 'Notepad' })
    memory.setState({ balloon: 'shown' })
    memory.setState({ ran: ['notepad'] })
    expect(played()).toEqual([EVENT_SOUNDS.balloon])
    storage.write({ sounds: 'open' })
    desktop.dispatch({ type: 'app/added', appName: 'Notepad' })
    expect(played()).toEqual([EVENT_SOUNDS.balloon, EVENT_SOUNDS.open])
  })

  it('begins with the first gesture after a load, once', () => {
    const { view, played } = heard('start', true)
    expect(played()).toEqual([])
    view.dispatchEvent(new Event('pointerup'))
    view.dispatchEvent(new Event('pointerup'))
    expect(played()).toEqual([EVENT_SOUNDS.start])
  })

  it('is silent about a start that is long past', () => {
    const { view, played } = heard('start')
    view.dispatchEvent(new Event('pointerup'))
    expect(played()).toEqual([])
  })
})
