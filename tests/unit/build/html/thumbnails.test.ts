import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withThumbnails } from '../../../../src/build/html/thumbnails.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const root = temporaryFolder()
const site = path.join(root, 'site')
mkdirSync(site)

/** Noise, which no format makes small. */
async function place(name: string, orientation = 1): Promise<void> {
  const picture = { width: 400, height: 300, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { ...picture, background: '#000', noise } })
  writeFileSync(path.join(site, name), await drawn.withMetadata({ orientation }).png().toBuffer())
}

describe('thumbnails', () => {
  it('are made of large pictures of My Pictures, under names that a browser may keep', async () => {
    await place('a trip.png')
    const file = { shown: 'a trip.png', path: '/a%20trip.png', inPictures: true } as const
    const [listed] = await withThumbnails([file], root, site)
    expect(listed?.small).toMatch(/^\/assets\/thumbnails\/a-trip-[\w-]{8}\.webp$/)
    const thumbnail = await sharp(path.join(site, listed?.small ?? '')).metadata()
    expect(thumbnail).toMatchObject({ format: 'webp', width: 288, height: 216 })
    // The same again, from what was kept.
    expect(await withThumbnails([file], root, site)).toEqual([listed])
    // As a phone tells that it was held upright.
    await place('upright.png', 6)
    const held = { shown: 'upright.png', path: '/upright.png', inPictures: true } as const
    const [{ small = '' } = {}] = await withThumbnails([held], root, site)
    const { width, height } = await sharp(path.join(site, small)).metadata()
    expect(height).toBeGreaterThan(width)
  })

  it('are made of nothing else', async () => {
    await place('icon.png')
    writeFileSync(path.join(site, 'small.png'), 'x')
    writeFileSync(path.join(site, 'drawing.svg'), 'x'.repeat(50_000))
    writeFileSync(path.join(site, 'broken.jpg'), 'x'.repeat(50_000))
    const files = [
      { shown: 'icon.png', path: '/icon.png' },
      { shown: 'small.png', path: '/small.png', inPictures: true },
      { shown: 'drawing.svg', path: '/drawing.svg', inPictures: true },
      { shown: 'broken.jpg', path: '/broken.jpg', inPictures: true },
    ] as const
    expect(await withThumbnails(files, root, site)).toEqual(files)
    expect(existsSync(path.join(site, 'assets/thumbnails/broken.webp'))).toBe(false)
  })
})
