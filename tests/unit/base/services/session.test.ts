import { describe, expect, it } from 'vitest'
import { createSessionStorage, type SessionHost } from '../../../../src/base/services/session.ts'

function hostWith(setItem: () => void): SessionHost {
  return { sessionStorage: { getItem: () => null, setItem, removeItem: () => {} } }
}

const failingWith = (name: string) =>
  createSessionStorage(
    hostWith(() => {
      throw new DOMException('', name)
    }),
  )

describe('the session of a tab', () => {
  it('says whether it was kept, and why not', () => {
    expect(createSessionStorage(hostWith(() => {})).write('text')).toBe('kept')
    expect(failingWith('QuotaExceededError').write('text')).toBe('full')
    expect(failingWith('SecurityError').write('text')).toBe('denied')
  })

  it('is none where the browser denies all storage', () => {
    const denied: SessionHost = {
      get sessionStorage(): never {
        throw new DOMException('', 'SecurityError')
      },
    }
    expect(createSessionStorage(denied).read()).toBeNull()
    expect(createSessionStorage(denied).write('text')).toBe('denied')
  })
})
