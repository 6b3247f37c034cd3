import { describe, expect, it } from 'vitest'
import { answerOf, COOKIE_CHOICES, purposesOf } from '../../../../src/base/services/consent.ts'
import { createStorage, type StorageHost } from '../../../../src/base/services/storage.ts'

function fakeHost() {
  let value: string | null = null
  let onStorage: (event: StorageEvent) => void = () => {}
  const host: StorageHost = {
    localStorage: {
      getItem: () => value,
      setItem: (_key, next) => {
        value = next
      },
      removeItem: () => {
        value = null
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

const STATS = { endpoint: 'https://stats.example' }
const NOTHING = { sound: false, snow: false, desk: false, counting: false }

describe('the answer to the cookie banner', () => {
  it('says which purposes are kept, and is told by them again', () => {
    for (const counter of [null, STATS]) {
      for (const cookieChoice of COOKIE_CHOICES) {
        for (const countedAt of [undefined, counter?.endpoint]) {
          for (const remembersDesk of [undefined, true] as const) {
            const answer = { cookieChoice, remembersDesk, countedAt }
            expect(answerOf(purposesOf(answer, counter), counter)).toEqual(answer)
          }
        }
      }
    }
    const kept = { sound: true, snow: true }
    expect(purposesOf({ cookieChoice: 'all' }, null)).toEqual({
      ...kept,
      desk: false,
      counting: false,
    })
    expect(purposesOf({ cookieChoice: 'necessary' }, null)).toEqual(NOTHING)
  })

  it('is none about who counts now, if it is from before or about somebody else', () => {
    expect(purposesOf({ cookieChoice: 'all' }, STATS).counting).toBe(false)
    const elsewhere = { cookieChoice: 'all', countedAt: 'https://other.example' } as const
    expect(purposesOf(elsewhere, STATS).counting).toBe(false)
    expect(purposesOf({ ...elsewhere, countedAt: STATS.endpoint }, STATS).counting).toBe(true)
    expect(purposesOf({ ...elsewhere, countedAt: STATS.endpoint }, null).counting).toBe(false)
  })

  it('is waited for: before it nothing is agreed to', () => {
    expect(purposesOf({}, null)).toEqual(NOTHING)
    expect(purposesOf({}, STATS)).toEqual(NOTHING)
  })
})

describe('what is kept', () => {
  const notices = { balloonDismissed: true, bubbleDismissed: true }
  const everything = { muted: true, snow: false, ...notices }

  it.each([
    ['all', everything],
    ['necessary', notices],
    ['sound', { muted: true, ...notices }],
    ['snow', { snow: false, ...notices }],
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

  it('before an answer is what was closed for good, and else nothing at all', () => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    storage.write({ muted: true, snow: true })
    expect(fake.entry()).toBeNull()
    expect(storage.read()).toMatchObject({ muted: true, snow: true })
    storage.write({ balloonDismissed: true })
    expect(fake.entry()).toEqual({ version: 1, balloonDismissed: true })
  })

  it('is read again as it is, the rest by its default', () => {
    const fake = fakeHost()
    createStorage(fake.host).write({ ...everything, cookieChoice: 'sound' })
    expect(createStorage(fake.host).read()).toEqual({
      muted: true,
      ...notices,
      cookieChoice: 'sound',
    })
  })

  it('grows again with another answer', () => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    storage.write({ cookieChoice: 'necessary', muted: true })
    storage.write({ cookieChoice: 'all' })
    expect(fake.entry()).toMatchObject({ muted: true, cookieChoice: 'all' })
  })

  it('holds who may count, whatever else may be kept', () => {
    const fake = fakeHost()
    createStorage(fake.host).write({ cookieChoice: 'necessary', countedAt: STATS.endpoint })
    expect(createStorage(fake.host).read().countedAt).toBe(STATS.endpoint)
    createStorage(fake.host).write({ countedAt: undefined })
    expect(fake.entry()).toEqual({ version: 1, cookieChoice: 'necessary' })
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
