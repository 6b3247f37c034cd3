import { describe, expect, it } from 'vitest'
import { lazyModule } from '../../../../src/base/services/loading/lazyModule.ts'

describe('a late module', () => {
  it('is there once it has come, and is fetched once', async () => {
    let fetched = 0
    const late = lazyModule(() => {
      fetched += 1
      return Promise.resolve('module')
    })
    expect(late.current()).toBeUndefined()
    expect(await late.load()).toBe('module')
    expect(late.current()).toBe('module')
    expect(await late.load()).toBe('module')
    expect(fetched).toBe(1)
  })

  it('is asked for again after it did not come', async () => {
    const outcomes = [Promise.reject<string>(new Error('No network')), Promise.resolve('module')]
    const late = lazyModule(() => outcomes.shift() ?? Promise.resolve('too often'))
    await expect(late.load()).rejects.toThrow('No network')
    expect(late.current()).toBeUndefined()
    expect(await late.load()).toBe('module')
  })
})
