import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryingImport } from '../../../../src/base/services/loading/retryingImport.ts'

const failure = new TypeError(
  'Failed to fetch dynamically imported module: https://site.example/assets/a-1.js',
)

const tried = (outcome: PromiseSettledResult<unknown>): string => outcome.status

describe('an import that may fail', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { addEventListener: () => {} })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is the plain one as long as nothing failed', async () => {
    const elsewhere = vi.fn<(address: string) => Promise<string>>()
    const load = retryingImport(() => Promise.resolve('module'), elsewhere)
    expect(await load()).toBe('module')
    expect(await load()).toBe('module')
    expect(elsewhere).not.toHaveBeenCalled()
  })

  it('asks for another address after each failure: once at once, and again at each call', async () => {
    const elsewhere = vi
      .fn<(address: string) => Promise<string>>()
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce('module')
    const load = retryingImport(() => Promise.reject<string>(failure), elsewhere)
    await expect(load()).rejects.toBe(failure)
    expect(await load()).toBe('module')
    expect(elsewhere.mock.calls).toEqual([
      ['https://site.example/assets/a-1.js?attempt=2'],
      ['https://site.example/assets/a-1.js?attempt=3'],
      ['https://site.example/assets/a-1.js?attempt=4'],
    ])
  })

  it('asks again in the plain way where the browser names no address', async () => {
    const plain = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValueOnce('module')
    expect(await retryingImport(plain)()).toBe('module')
  })

  it('gives up after half a minute without an answer, and takes one that comes later', async () => {
    vi.useFakeTimers()
    let answer = (_module: string): void => {}
    const answered = new Promise<string>((resolve) => (answer = resolve))
    const load = retryingImport(() => answered)
    const waiting = Promise.allSettled([load()])
    await vi.advanceTimersByTimeAsync(29_900)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await waiting).map(tried)).toEqual(['rejected'])
    answer('module')
    expect(await load()).toBe('module')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
