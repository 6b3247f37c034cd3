import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCache } from '../../../../src/build/cache/cache.ts'
import { compressFolder } from '../../../../src/build/html/compress.ts'
import { filesBelow } from '../../../../src/build/html/fileList.ts'

let folder: string
let number = 0
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meadow-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const WORDS = 'Some words of a page. '.repeat(200)
const FILES = {
  'page.html': WORDS,
  'assets/program-1a2b3c4d.js': WORDS,
  'short.html': 'short',
  'picture.avif': WORDS,
}

/** Compresses FILES as a later build does: the cache is opened anew. */
async function compressed(): Promise<Record<string, Buffer>> {
  const site = path.join(folder, `site-${number++}`)
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  await compressFolder(site, openCache(path.join(folder, 'cache')))
  return Object.fromEntries(
    filesBelow(site)
      .filter((name) => /\.(?:br|gz)$/.test(name))
      .map((name) => [name, readFileSync(path.join(site, name))]),
  )
}

describe('the compressed twins', () => {
  it('lie beside what they make smaller, and hold the same', async () => {
    const twins = await compressed()
    expect(Object.keys(twins).toSorted()).toEqual([
      'assets/program-1a2b3c4d.js.br',
      'assets/program-1a2b3c4d.js.gz',
      'page.html.br',
      'page.html.gz',
    ])
    for (const [name, data] of Object.entries(twins)) {
      const whole = name.endsWith('.br') ? brotliDecompressSync(data) : gunzipSync(data)
      expect(whole.toString()).toBe(WORDS)
    }
  })

  it('are the same when an earlier build has made them', async () => {
    expect(await compressed()).toEqual(await compressed())
  })
})
