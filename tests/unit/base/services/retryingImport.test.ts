import { describe, expect, it, vi } from 'vitest'
import { retryingImport } from '../../../../src/base/services/loading/retryingImport.ts'

const failure = new TypeError(
  'Failed to fetch dynamically imported module: https://site.example/assets/a-1.js',
)

describe('an import that can be asked for again', () => {
  it('is the plain one as long as nothing failed', async () => {
    const elsewhere = vi.fn<(address: string) => Promise<string>>()
    const load = retryingImport(() => Promise.resolve('module'), elsewhere)
    expect(await load()).toBe('module')
    expect(await load()).toBe('module')
    expect(elsewhere).not.toHaveBeenCalled()
  })

  it('asks for another address after each failure', async () => {
    const elsewhere = vi
      .fn<(address: string) => Promise<string>>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce('module')
    const load = retryingImport(() => Promise.reject<string>(failure), elsewhere)
    await expect(load()).rejects.toBe(failure)
    await expect(load()).rejects.toBe(failure)
    expect(await load()).toBe('module')
    expect(elsewhere.mock.calls).toEqual([
      ['https://site.example/assets/a-1.js?attempt=2'],
      ['https://site.example/assets/a-1.js?attempt=3'],
    ])
  })

  it('asks again in the plain way where the browser names no address', async () => {
    const plain = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValueOnce('module')
    const load = retryingImport(plain)
    await expect(load()).rejects.toThrow('Importing')
    expect(await load()).toBe('module')
  })
})
