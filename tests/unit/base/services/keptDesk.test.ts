import { describe, expect, it } from 'vitest'
import { createKeptDesk } from '../../../../src/base/services/keptDesk.ts'
import { createStorage, type StorageHost } from '../../../../src/base/services/storage.ts'

function fakeHost(first: string | null = null) {
  let value = first
  const localStorage = {
    getItem: () => value,
    setItem(_key: string, next: string) {
      if (next.length > 1000) throw new DOMException('full', 'QuotaExceededError')
      value = next
    },
    removeItem() {
      value = null
    },
  }
  const host: StorageHost = { localStorage, addEventListener: () => {} }
  return { host, entry: () => JSON.parse(value ?? 'null') as unknown }
}

const TEXT = '{"version":1,"note":"milk"}'

describe('the kept desk', () => {
  it('is kept only while the visitor wants it, and forgotten with the consent', () => {
    const { host, entry } = fakeHost()
    const storage = createStorage(host)
    const desk = createKeptDesk(host)
    expect(desk.write(TEXT)).toBe(true)
    expect(entry()).toBeNull()
    expect(desk.isWanted()).toBe(false)

    storage.write({ remembersDesk: true })
    expect(desk.isWanted()).toBe(true)
    expect(desk.write(TEXT)).toBe(true)
    expect(desk.read()).toBe(TEXT)
    // Other choices leave it where it is.
    storage.write({ balloonDismissed: true, muted: true })
    expect(desk.read()).toBe(TEXT)
    expect(createStorage(host).read()).toMatchObject({
      remembersDesk: true,
      balloonDismissed: true,
    })

    storage.write({ remembersDesk: undefined })
    expect(desk.read()).toBeNull()
    expect(entry()).toEqual({ version: 1, balloonDismissed: true, muted: true })
  })

  it('is forgotten where there is nothing to keep, and says when there is no room', () => {
    const { host, entry } = fakeHost()
    createStorage(host).write({ remembersDesk: true })
    const desk = createKeptDesk(host)
    desk.write(TEXT)
    expect(desk.write(`"${'x'.repeat(1000)}"`)).toBe(false)
    expect(desk.read()).toBe(TEXT)
    expect(desk.write(null)).toBe(true)
    expect(entry()).toEqual({ version: 1, remembersDesk: true })
  })

  it.each([
    '{',
    'null',
    '7',
    '[]',
    '{"version":1,"desk":{}}',
    '{"version":2,"remembersDesk":true,"desk":{}}',
  ])('is none in %s', (text) => {
    const desk = createKeptDesk(fakeHost(text).host)
    expect(desk.read()).toBeNull()
    expect(desk.isWanted()).toBe(false)
    expect(desk.write(TEXT)).toBe(true)
    expect(desk.read()).toBeNull()
  })
})
