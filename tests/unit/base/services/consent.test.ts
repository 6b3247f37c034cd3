import { describe, expect, it } from 'vitest'
import { answerOf, purposesOf } from '../../../../src/base/services/consent.ts'
import { createStorage } from '../../../../src/base/services/storage.ts'
import { fakeHost } from '../../../support/fakeStorage.ts'

const STATS = { endpoint: 'https://stats.example' }
const NOTHING = { desk: false, counting: false }

describe('the answer to the cookie banner', () => {
  it('says which purposes are kept, and is told by them again', () => {
    for (const counter of [null, STATS]) {
      for (const countedAt of [undefined, counter?.endpoint]) {
        for (const remembersDesk of [undefined, true] as const) {
          const answer = { remembersDesk, countedAt }
          expect(answerOf(purposesOf(answer, counter), counter)).toEqual(answer)
        }
      }
    }
    expect(purposesOf({ remembersDesk: true }, STATS)).toEqual({ desk: true, counting: false })
  })

  it('is none about who counts now, if it is from before or about somebody else', () => {
    expect(purposesOf({ countedAt: 'https://other.example' }, STATS).counting).toBe(false)
    expect(purposesOf({ countedAt: STATS.endpoint }, STATS).counting).toBe(true)
    expect(purposesOf({ countedAt: STATS.endpoint }, null).counting).toBe(false)
  })

  it('is waited for: before it nothing is agreed to', () => {
    expect(purposesOf({}, null)).toEqual(NOTHING)
    expect(purposesOf({}, STATS)).toEqual(NOTHING)
  })
})

describe('what is kept', () => {
  const set = {
    muted: true,
    quiet: true,
    volume: 40,
    sounds: 'open close',
    snow: false,
    balloonDismissed: true,
    bubbleDismissed: true,
    greeted: true,
  }

  it('is what the visitor has set or closed, without being asked about', () => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    expect(fake.entry()).toBeNull()
    storage.write(set)
    expect(fake.entry()).toEqual({ version: 1, ...set })
    expect(createStorage(fake.host).read()).toEqual(set)
    storage.write(answerOf(NOTHING, STATS))
    expect(fake.entry()).toEqual({ version: 1, ...set })
  })

  it('forgets the answer of an earlier version', () => {
    const fake = fakeHost()
    fake.host.localStorage.setItem('meadow', '{"version":1,"cookieChoice":"sound","muted":true}')
    createStorage(fake.host).write({ snow: true })
    expect(fake.entry()).toEqual({ version: 1, muted: true, snow: true })
  })

  it('holds who may count until that is taken back', () => {
    const fake = fakeHost()
    createStorage(fake.host).write({ countedAt: STATS.endpoint })
    expect(createStorage(fake.host).read().countedAt).toBe(STATS.endpoint)
    createStorage(fake.host).write({ countedAt: undefined })
    expect(fake.entry()).toBeNull()
  })
})
