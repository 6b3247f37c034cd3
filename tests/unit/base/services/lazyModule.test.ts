import { describe, expect, it } from 'vitest'
import { lazyModule } from '../../../../src/base/services/loading/lazyModule.ts'

describe('a lazy module', () => {
  it('is known once it has loaded, and is loaded once', async () => {
    let loads = 0
    const lazy = lazyModule(() => {
      loads += 1
      return Promise.resolve('module')
    })
    expect(lazy.current()).toBeUndefined()
    expect(await lazy.load()).toBe('module')
    expect(lazy.current()).toBe('module')
    expect(await lazy.load()).toBe('module')
    expect(loads).toBe(1)
  })

  it('is loaded again after it has failed to load', async () => {
    const outcomes = [Promise.reject<string>(new Error('No network')), Promise.resolve('module')]
    const lazy = lazyModule(() => outcomes.shift() ?? Promise.resolve('too often'))
    await expect(lazy.load()).rejects.toThrow('No network')
    expect(lazy.current()).toBeUndefined()
    expect(await lazy.load()).toBe('module')
  })
})
