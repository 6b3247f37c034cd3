import { describe, expect, it } from 'vitest'
import { createStorage } from '../../../../src/base/services/storage.ts'
import { fakeHost } from '../../../support/fakeStorage.ts'

const defaults = {
  muted: false,
  quiet: false,
  volume: 100,
  sounds: 'error',
  balloonDismissed: false,
  bubbleDismissed: false,
  greeted: false,
}

const read = (entry?: string) => createStorage(fakeHost(entry).host).read()

describe('reading the choices', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['no json {', {}],
    ['null', {}],
    ['7', {}],
    ['[]', {}],
    ['{"muted":true}', {}],
    ['{"version":2,"muted":true}', {}],
    ['{"version":1}', {}],
    ['{"version":1,"muted":true}', { muted: true }],
    ['{"version":1,"muted":"yes","snow":false}', { snow: false }],
    ['{"version":1,"snow":1,"balloonDismissed":true}', { balloonDismissed: true }],
    [
      '{"version":1,"greeted":true,"bubbleDismissed":true}',
      { greeted: true, bubbleDismissed: true },
    ],
    ['{"version":1,"remembersDesk":"<b>","muted":true}', { muted: true }],
    ['{"version":1,"icons":{"auto":true,"order":[3]}}', { icons: { auto: true, order: [3] } }],
    ['{"version":1,"__proto__":{"muted":true},"other":1}', {}],
  ])('takes %j as far as it validates', (entry, expected) => {
    expect(read(entry)).toEqual({ ...defaults, ...expected })
  })
})

describe('writing the choices', () => {
  it('keeps them for the next visit, with their version', () => {
    const fake = fakeHost()
    createStorage(fake.host).write({ remembersDesk: true, muted: true })
    createStorage(fake.host).write({ snow: false })
    const chosen = { remembersDesk: true, muted: true, snow: false }
    expect(fake.entry()).toEqual({ version: 1, ...chosen })
    expect(createStorage(fake.host).read()).toEqual({ ...defaults, ...chosen })
  })

  it.each(['denied', 'full'] as const)('holds for the visit when the storage is %s', (fault) => {
    const storage = createStorage(fakeHost(undefined, fault).host)
    storage.write({ muted: true })
    expect(storage.read().muted).toBe(true)
  })

  it.each(['denied', 'full'] as const)(
    'does not promise to remember the desk when the storage is %s',
    (fault) => {
      const storage = createStorage(fakeHost(undefined, fault).host)
      storage.write({ remembersDesk: true, muted: true })
      expect(storage.read()).toMatchObject({ remembersDesk: undefined, muted: true })
    },
  )

  it('follows another tab, and its clearing of everything', () => {
    const fake = fakeHost()
    const storage = createStorage(fake.host)
    fake.changeElsewhere('{"version":1,"muted":true,"balloonDismissed":true}')
    expect(storage.read()).toMatchObject({ muted: true, balloonDismissed: true })
    fake.changeElsewhere(null, null)
    expect(storage.read()).toMatchObject({ muted: false, balloonDismissed: false })
  })
})
