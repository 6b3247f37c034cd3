import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cached, keyOf, removeUnused } from '../../../../src/build/cache/artCache.ts'

let place = ''

beforeEach(() => {
  place = path.join(mkdtempSync(path.join(os.tmpdir(), 'art-')), 'cache')
})

afterEach(() => rmSync(path.dirname(place), { recursive: true }))

describe('the cache of made art', () => {
  it('makes files once for the same key', async () => {
    const make = vi.fn(async () => ({ 'a.txt': 'A' }))
    const folder = await cached(place, 'one', make)
    expect(await cached(place, 'one', make)).toBe(folder)
    expect(make).toHaveBeenCalledTimes(1)
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('A')
  })

  it('keeps what was made of other inputs until that was not used for a month', async () => {
    const make = async () => ({ 'a.txt': 'A' })
    const old = await cached(place, 'old', make)
    await cached(place, 'one', make)
    expect(readdirSync(place)).toEqual(['old', 'one'])
    const monthAgo = Date.now() / 1000 - 31 * 24 * 60 * 60
    utimesSync(old, monthAgo, monthAgo)
    await cached(place, 'two', make)
    expect(readdirSync(place)).toEqual(['one', 'two'])
  })

  it('keeps nothing of a making that failed', async () => {
    const failing = cached(place, 'one', () => Promise.reject(new Error('no ink')))
    await expect(failing).rejects.toThrow('no ink')
    expect(await cached(place, 'one', async () => ({ 'a.txt': 'A' }))).toContain('one')
    expect(readdirSync(path.join(place, 'one'))).toEqual(['a.txt'])
  })

  it('forgets what was not used for a month, but for nothing else', async () => {
    const make = async () => ({ 'a.txt': 'A' })
    const daysAgo = (days: number): number => Date.now() / 1000 - days * 24 * 60 * 60
    for (const [name, days] of [
      ['old', 31],
      ['used', 31],
      ['new', 29],
    ] as const) {
      utimesSync(await cached(path.join(place, name), 'one', make), daysAgo(days), daysAgo(days))
    }
    await cached(path.join(place, 'used'), 'one', make)
    removeUnused(place)
    expect(readdirSync(place)).toEqual(['new', 'used'])
  })

  it('tells inputs apart that read the same when joined', () => {
    expect(keyOf(['ab', 'c'])).not.toBe(keyOf(['a', 'bc']))
    expect(keyOf(['ab', 'c'])).toBe(keyOf(['ab', 'c']))
  })
})
