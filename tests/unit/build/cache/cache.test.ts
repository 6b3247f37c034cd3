import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cachedParts,
  cachedText,
  digestOf,
  madeFolder,
  sweep,
  toolsDigest,
} from '../../../../src/build/cache/cache.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const KEY = digestOf('key')
const never = (): never => {
  throw new Error('It was made before')
}

describe('what a build has made', () => {
  it('is made once for all who ask at the same time, and read by later builds', async () => {
    const make = vi.fn(async () => 'made, ünd read')
    const asked = await Promise.all([1, 2, 3].map(() => cachedText(folder, 'texts', KEY, make)))
    expect(new Set(asked)).toEqual(new Set(['made, ünd read']))
    expect(await cachedText(folder, 'texts', KEY, never)).toBe('made, ünd read')
    expect(make).toHaveBeenCalledOnce()
  })

  it('is not kept where making it fails, and a half-written entry is made again', async () => {
    const failing = cachedText(folder, 'texts', KEY, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(readdirSync(folder)).toEqual([])
    const draft = path.join(folder, '.cache/made/texts', `${KEY}.${process.pid}`)
    mkdirSync(draft, { recursive: true })
    writeFileSync(path.join(draft, 'other'), 'half')
    expect(await cachedParts(folder, 'texts', KEY, () => ({ text: 'now' }))).toEqual({
      text: Buffer.from('now'),
    })
    expect(readdirSync(path.join(folder, '.cache/made/texts'))).toEqual([KEY])
  })
})

describe('an entry', () => {
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const madeAgo = async (kind: string, days: number): Promise<string> => {
    const made = await madeFolder(path.join(folder, kind), KEY, () => ({ a: kind }))
    utimesSync(made, daysAgo(days), daysAgo(days))
    return made
  }

  it('is removed a month after its last use, with what an interrupted build has left', async () => {
    const old = await madeAgo('art/old', 31)
    const fresh = await madeAgo('art/new', 29)
    const again = await madeAgo('art/again', 31)
    const draft = path.join(folder, `art/new/${KEY}.123`)
    mkdirSync(draft)
    utimesSync(draft, daysAgo(31), daysAgo(31))
    await madeFolder(path.join(folder, 'art/again'), KEY, never)
    const earlier = path.join(folder, 'art/sheet-0123.webp')
    writeFileSync(earlier, '')
    utimesSync(earlier, daysAgo(31), daysAgo(31))
    sweep(folder)
    expect([old, fresh, again, draft, earlier].map((each) => existsSync(each))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(readdirSync(path.join(folder, 'art')).sort()).toEqual(['again', 'new'])
    expect(readFileSync(path.join(fresh, 'a'), 'utf8')).toBe('art/new')
    sweep(path.join(folder, 'missing'))
  })
})

describe('a digest', () => {
  it.each([
    ['a package', 'package-lock.json', '{"a":1}', true],
    ['a source of the build', 'src/build/html/a.ts', 'b', true],
    ['a new source of the build', 'src/build/b.ts', '', true],
    ['another source', 'src/other.ts', '', false],
    ['a page for people', 'src/build/README.md', 'words', false],
  ])('of the tools follows %s', (_, file, text, isOther) => {
    const place = (name: string, content: string): void =>
      writeFileSync(path.join(folder, name), content)
    mkdirSync(path.join(folder, 'src/build/html'), { recursive: true })
    place('package-lock.json', '{}')
    place('src/build/html/a.ts', 'a')
    const before = toolsDigest(folder)
    place(file, text)
    expect(toolsDigest(folder) !== before).toBe(isOther)
  })
})
