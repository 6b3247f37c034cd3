import { describe, expect, it } from 'vitest'
import { choiceOf, COOKIE_CHOICES, purposesOf } from '../../../src/services/consent.ts'
import { createStorage, type StorageHost } from '../../../src/services/storage.ts'

function fakeHost() {
  let value: string | null = null
  let onStorage: (event: StorageEvent) => void = () => {}
  const host: StorageHost = {
    localStorage: {
      getItem: () => value,
      setItem: (_key, next) => {
        value = next
      },
    },
    addEventListener: (_type, listener) => {
      onStorage = listener
    },
  }
  return {
    host,
    entry: () => JSON.parse(value ?? 'null') as unknown,
    /** Another tab has written the entry. */
    tell: () => onStorage({ key: 'meadow' } as StorageEvent),
  }
}

describe('the answer to the cookie banner', () => {
  it('says which purposes are kept, and is told by them again', () => {
    expect(COOKIE_CHOICES.map((choice) => choiceOf(purposesOf(choice)))).toEqual(COOKIE_CHOICES)
    expect(purposesOf('all')).toEqual({ settings: true, notices: true })
    expect(purposesOf('necessary')).toEqual({ settings: false, notices: false })
  })

  it('is not needed for what somebody sets', () => {
    expect(purposesOf(undefined)).toEqual({ settings: true, notices: true })
  })
})

describe('what is kept', () => {
  const everything = { muted: true, snow: false, balloonDismissed: true, bubbleDismissed: true }

  it.each([
    ['all', everything],
    ['necessary', {}],
    ['settings', { muted: true, snow: false }],
    ['notices', { balloonDismissed: true, bubbleDismissed: true }],
  ] as const)('after %j', (cookieChoice, kept) => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    storage.write(everything)
    storage.write({ cookieChoice })
    expect(fake.entry()).toEqual({ version: 1, cookieChoice, ...kept })
    // For this visit nothing changes.
    expect(storage.read()).toEqual({ ...everything, cookieChoice })
    storage.write({ muted: true })
    expect(fake.entry()).toEqual({ version: 1, cookieChoice, ...kept })
  })

  it('is read again as it is, the rest by its default', () => {
    const fake = fakeHost()
    createStorage(fake.host).write({ ...everything, cookieChoice: 'settings' })
    expect(createStorage(fake.host).read()).toEqual({
      muted: true,
      snow: false,
      balloonDismissed: false,
      bubbleDismissed: false,
      cookieChoice: 'settings',
    })
  })

  it('grows again with another answer', () => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    storage.write({ cookieChoice: 'necessary', muted: true })
    storage.write({ cookieChoice: 'all' })
    expect(fake.entry()).toMatchObject({ muted: true, cookieChoice: 'all' })
  })

  it('in another tab takes nothing from this visit', () => {
    const fake = fakeHost()
    const here = createStorage(fake.host)
    here.write({ muted: true })
    createStorage({ ...fake.host, addEventListener: () => {} }).write({ cookieChoice: 'necessary' })
    fake.tell()
    expect(here.read()).toMatchObject({ muted: true, cookieChoice: 'necessary' })
  })
})
