import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeWallpaper } from '../../../../src/build/art/artWallpaper.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wallpaper-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function paint(width: number, height: number): Promise<Buffer> {
  const background = '#3a6ea5'
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
}

describe('the wallpaper', () => {
  it('takes what is there and makes what is missing', async () => {
    const given = path.join(folder, 'wallpaper-640.webp')
    writeFileSync(given, await paint(640, 400))
    const { files, placeholder } = await makeWallpaper(folder, path.join(folder, '.cache'))
    expect(files).toHaveLength(1)
    expect(files[0]).toMatchObject({ width: 640, height: 400, webp: given })
    const made = await sharp(files[0]?.avif).metadata()
    expect([made.width, made.height, made.format]).toEqual([640, 400, 'heif'])
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(600)
  })

  it('fails if there is none', async () => {
    await expect(makeWallpaper(folder, path.join(folder, '.cache'))).rejects.toThrow('no wallpaper')
  })
})
