import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { iconFiles } from '../../../../src/build/art/icons.ts'
import { luminanceOf } from '../../../../src/display/compositor/wallpaperTones.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import type { AppIcon } from '../../../../src/site/feeds/webManifest.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const folder = temporaryFolder()

const ASSETS = path.join(ROOT, 'assets')
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

const made = async (picture: string | null): Promise<ReadonlyMap<string, Buffer>> => {
  const files = await iconFiles(picture, ICONS, ASSETS)
  return new Map(
    await Promise.all(files.map(async (each) => [each.path, await each.text()] as const)),
  )
}

describe("the icons of the owner's picture", () => {
  it('lie on a ground where parts of the picture are transparent and the system wants none', async () => {
    const files = await made(await draw('disc'))
    expect(await colorAt(files.get('/icons/icon-192.png'), 2, 2)).toEqual([0, 0, 0, 0])
    for (const name of ['/apple-touch-icon.png', '/icons/icon-maskable-512.png'])
      expect(await colorAt(files.get(name), 2, 2)).toEqual([0, 0, 255, 255])
    // The whole square of the picture lies in the circle that is certain to be visible.
    const maskable = files.get('/icons/icon-maskable-512.png')
    expect(await colorAt(maskable, 256, 256)).toEqual([255, 0, 0, 255])
    expect(await colorAt(maskable, 256 - 148, 256)).toEqual([0, 0, 255, 255])
    expect(await colorAt(maskable, 256 - 138, 256)).toEqual([255, 0, 0, 255])
  })

  it('are those of the emblem where there is no picture, without favicons', async () => {
    const files = await made(null)
    expect([...files.keys()]).toEqual(ICONS.map(({ path: place }) => place))
    expect(await colorAt(files.get('/icons/icon-192.png'), 2, 2)).toEqual([0, 0, 0, 0])
    const maskable = files.get('/icons/icon-maskable-512.png')
    expect(await colorAt(maskable, 2, 2)).toEqual([0, 0, 255, 255])
    expect(await colorAt(maskable, 256, 256)).not.toEqual([0, 0, 255, 255])
  })
})

/** The share of the icon's pixels that stand out from the ground, three to one. */
async function shareSeenOn(icon: Buffer, ground: number): Promise<number> {
  const background = { r: ground, g: ground, b: ground }
  const alphas = await sharp(icon).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  const pixels = await sharp(icon).flatten({ background }).removeAlpha().raw().toBuffer()
  const behind = luminanceOf(ground, ground, ground)
  const opaque = [...alphas.keys()].filter((index) => (alphas[index] ?? 0) > 127)
  const seen = opaque.filter((index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3)
    const luminance = luminanceOf(red, green, blue)
    return (Math.max(luminance, behind) + 0.05) / (Math.min(luminance, behind) + 0.05) >= 3
  })
  return seen.length / opaque.length
}

it('the emblem is seen in tabs, light and dark', async () => {
  const file = readFileSync(path.join(ROOT, 'public/favicon.ico'))
  for (let entry = 6; entry < 6 + 16 * file.readUInt16LE(4); entry += 16) {
    const start = file.readUInt32LE(entry + 12)
    const icon = file.subarray(start, start + file.readUInt32LE(entry + 8))
    for (const dark of [0, 33, 54]) expect(await shareSeenOn(icon, dark)).toBeGreaterThan(0.7)
    // The picture is light; its ring and its grass stand out.
    for (const light of [225, 255]) expect(await shareSeenOn(icon, light)).toBeGreaterThan(0.14)
  }
})
