import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { icoFile } from '../../../../src/build/art/icoFile.ts'
import { makeOwnIcons } from '../../../../src/build/art/ownIcons.ts'
import type { AppIcon } from '../../../../src/site/feeds/webManifest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'meadow-icons-'))
afterAll(() => rmSync(folder, { recursive: true }))

const GROUND = '#0000ff'
const ICONS: readonly AppIcon[] = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-maskable-512.png', size: 512, purpose: 'maskable', ground: GROUND },
]
const RED = { r: 255, g: 0, b: 0 }

/** A red square, or a red disc around which the picture is transparent. */
async function draw(shape: 'square' | 'disc'): Promise<string> {
  const file = path.join(folder, `${shape}.png`)
  const disc = '<svg width="600" height="600"><circle cx="300" cy="300" r="300" fill="red"/></svg>'
  const square = sharp({ create: { width: 600, height: 600, channels: 3, background: RED } })
  await (shape === 'disc' ? sharp(Buffer.from(disc)) : square).png().toFile(file)
  return file
}

/** The colour of a point, red, green, blue and how opaque, each up to 255. */
async function colorAt(png: Buffer | undefined, x: number, y: number): Promise<readonly number[]> {
  const pixel = { left: x, top: y, width: 1, height: 1 }
  return [...(await sharp(png).extract(pixel).ensureAlpha().raw().toBuffer())]
}

describe('a .ico file', () => {
  it('lists its pictures with their sizes and where they begin', () => {
    const file = icoFile([
      { size: 16, png: Buffer.from('one') },
      { size: 32, png: Buffer.from('three') },
    ])
    expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
    const entries = [6, 22].map((at) => ({
      size: [file.readUInt8(at), file.readUInt8(at + 1)],
      text: file
        .subarray(file.readUInt32LE(at + 12))
        .subarray(0, file.readUInt32LE(at + 8))
        .toString(),
    }))
    expect(entries).toEqual([
      { size: [16, 16], text: 'one' },
      { size: [32, 32], text: 'three' },
    ])
  })
})

describe("the icons of the owner's picture", () => {
  it('have their sizes', async () => {
    const files = await makeOwnIcons(await draw('disc'), ICONS)
    expect([...files.keys()].sort()).toEqual([
      '/apple-touch-icon.png',
      '/favicon.ico',
      '/icons/icon-192.png',
      '/icons/icon-maskable-512.png',
    ])
    const sizes = [...files]
      .filter(([name]) => name.endsWith('.png'))
      .map(async ([name, png]) => {
        const { width, height } = await sharp(png).metadata()
        return [name, width, height]
      })
    expect(await Promise.all(sizes)).toEqual([
      ['/apple-touch-icon.png', 180, 180],
      ['/icons/icon-192.png', 192, 192],
      ['/icons/icon-maskable-512.png', 512, 512],
    ])
    const favicon = files.get('/favicon.ico')
    const first = favicon?.subarray(favicon.readUInt32LE(18), favicon.readUInt32LE(34))
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 16 })
  })

  it('lie on a ground where parts of the picture are transparent and the system wants none', async () => {
    const files = await makeOwnIcons(await draw('disc'), ICONS)
    expect(await colorAt(files.get('/icons/icon-192.png'), 2, 2)).toEqual([0, 0, 0, 0])
    for (const name of ['/apple-touch-icon.png', '/icons/icon-maskable-512.png'])
      expect(await colorAt(files.get(name), 2, 2)).toEqual([0, 0, 255, 255])
    // The whole square of the picture lies in the circle that is certain to be visible.
    const maskable = files.get('/icons/icon-maskable-512.png')
    expect(await colorAt(maskable, 256, 256)).toEqual([255, 0, 0, 255])
    expect(await colorAt(maskable, 256 - 148, 256)).toEqual([0, 0, 255, 255])
    expect(await colorAt(maskable, 256 - 138, 256)).toEqual([255, 0, 0, 255])
  })

  it('go on to their edges where no part of it is', async () => {
    const files = await makeOwnIcons(await draw('square'), ICONS)
    for (const name of ['/apple-touch-icon.png', '/icons/icon-maskable-512.png'])
      expect(await colorAt(files.get(name), 2, 2)).toEqual([255, 0, 0, 255])
  })
})
