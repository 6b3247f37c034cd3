import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { digestOf, openCache } from '../../../../src/build/cache/contentCache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meadow-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const KEY = digestOf('key')

/** Absolute paths of all entries. */
function entries(): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

describe('what a build has made', () => {
  it('is made once, and read by later builds', async () => {
    const make = vi.fn(() => 'made, ünd read')
    expect(await openCache(folder).text('texts', KEY, make)).toBe('made, ünd read')
    expect(await openCache(folder).text('texts', KEY, make)).toBe('made, ünd read')
    expect(make).toHaveBeenCalledOnce()
  })

  it('is made once for all who ask at the same time', async () => {
    const make = vi.fn(async () => 'made')
    const cache = openCache(folder)
    const asked = [1, 2, 3].map(() => cache.text('texts', KEY, make))
    expect(await Promise.all(asked)).toEqual(['made', 'made', 'made'])
    expect(make).toHaveBeenCalledOnce()
  })

  it('may have any parts, empty ones and any bytes among them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1 }), fc.uint8Array()),
        fc.uuid(),
        async (given, key) => {
          await openCache(folder).parts('any', key, () => given)
          const read = await openCache(folder).parts('any', key, () => {
            throw new Error('It was made before')
          })
          const expected = Object.entries(given).map(([name, bytes]) => [name, Buffer.from(bytes)])
          expect(Object.entries(read)).toEqual(expected)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is another thing under another key or kind', async () => {
    const cache = openCache(folder)
    await cache.text('one', KEY, () => 'first')
    expect(await cache.text('two', KEY, () => 'second')).toBe('second')
    expect(await cache.text('one', digestOf('other'), () => 'third')).toBe('third')
  })

  it('is not kept where making it fails', async () => {
    const cache = openCache(folder)
    const failing = (): string => {
      throw new Error('no')
    }
    await expect(cache.text('texts', KEY, failing)).rejects.toThrow('no')
    expect(entries()).toEqual([])
    expect(await cache.text('texts', KEY, () => 'now')).toBe('now')
  })
})

describe('a kept result', () => {
  it.each([
    ['is empty', () => Buffer.alloc(0)],
    ['ends too early', (data: Buffer) => data.subarray(0, -1)],
    [
      'has one other byte',
      (data: Buffer) => Buffer.concat([data.subarray(0, -1), Buffer.from('!')]),
    ],
    ['goes on behind its end', (data: Buffer) => Buffer.concat([data, data])],
    ['is another program’s', () => Buffer.from('{"version":1}\n[]')],
    ['is no text at all', () => Buffer.from([0, 255, 254, 10, 10])],
  ])('that %s is made again, and whole from then on', async (_, damage) => {
    await openCache(folder).text('texts', KEY, () => 'made')
    const [file = ''] = entries()
    writeFileSync(file, damage(readFileSync(file)))
    expect(await openCache(folder).text('texts', KEY, () => 'made again')).toBe('made again')
    expect(await openCache(folder).text('texts', KEY, () => 'never')).toBe('made again')
  })

  it('that nobody asked for is removed, with what an interrupted build has left', async () => {
    const before = openCache(folder)
    await before.text('texts', KEY, () => 'used')
    await before.text('texts', digestOf('other'), () => 'unused')
    const [first = ''] = entries()
    writeFileSync(`${first}.12345`, 'half of')
    const cache = openCache(folder)
    await cache.text('texts', KEY, () => 'never')
    cache.removeUnused()
    expect(entries()).toHaveLength(1)
    expect(await openCache(folder).text('texts', KEY, () => 'lost')).toBe('used')
  })
})

describe('a digest', () => {
  it('tells lists of inputs apart, however they are cut', () => {
    const lists = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      ['abc', ''],
      [{ a: 'bc' }],
      [['abc']],
      [undefined],
    ]
    const digests = lists.map((list) => digestOf(...list))
    expect(new Set(digests).size).toBe(lists.length)
  })

  it('is the same for the same data', () => {
    expect(digestOf('a', { b: [1] }, Buffer.from('c'))).toBe(
      digestOf('a', { b: [1] }, new Uint8Array([99])),
    )
  })
})
