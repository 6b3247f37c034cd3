import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeWallpaper } from '../../../../src/build/art/artWallpaper.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

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
    const names = ['wallpaper-640.webp']
    const { files, placeholder } = await makeWallpaper(given, path.join(folder, '.cache'), names)
    expect(files).toHaveLength(1)
    expect(files[0]).toMatchObject({ width: 640, height: 400, webp: given })
    const made = await sharp(files[0]?.avif).metadata()
    expect([made.width, made.height, made.format]).toEqual([640, 400, 'heif'])
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(600)
  })

  it('is as wide and as sharp as any screen needs where it is a drawing', async () => {
    const drawing = path.join(folder, 'plan.svg')
    writeFileSync(
      drawing,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h12v12H0z"/></svg>',
    )
    const { files } = await makeWallpaper(drawing, path.join(folder, '.cache'))
    expect(files.map(({ width, height }) => [width, height])).toEqual([
      [1280, 640],
      [1600, 800],
      [1920, 960],
      [2560, 1280],
    ])
    const { data, info } = await sharp(files[0]?.webp).raw().toBuffer({ resolveWithObject: true })
    const isInked = (x: number): boolean => (data[x * info.channels + 3] ?? 0) > 200
    expect([isInked(630), isInked(650)]).toEqual([true, false])
  })
})
