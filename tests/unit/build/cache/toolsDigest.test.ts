import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toolsDigest } from '../../../../src/build/cache/toolsDigest.ts'

let root: string
const place = (file: string, text: string): void => writeFileSync(path.join(root, file), text)
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'meadow-tools-'))
  mkdirSync(path.join(root, 'src/build/html'), { recursive: true })
  place('package-lock.json', '{}')
  place('src/build/html/a.ts', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the digest of the tools', () => {
  it('stays while neither packages nor the build’s own sources change', () => {
    const before = toolsDigest(root)
    place('src/other.ts', 'not a tool')
    expect(toolsDigest(root)).toBe(before)
  })

  it.each([
    ['a package', () => place('package-lock.json', '{"a":1}')],
    ['a source of the build', () => place('src/build/html/a.ts', 'b')],
    ['a new source of the build', () => place('src/build/b.ts', '')],
  ])('is another one after a change of %s', (_, change) => {
    const before = toolsDigest(root)
    change()
    expect(toolsDigest(root)).not.toBe(before)
  })
})
