import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listPictures, makePicture } from '../../../../src/build/content/pictures/pictures.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function draw(width: number, height: number): Promise<string> {
  const file = path.join(folder, 'tower.png')
  await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toFile(file)
  return file
}

it('pictures by name are one each', () => {
  expect(() => listPictures(['tower.webp', 'tower.avif'], 'assets/images')).toThrow(
    "assets/images: tower.avif and tower.webp have the same name, 'tower'; keep one of them",
  )
})

describe('a picture', () => {
  it('is made in every width and format, in its own proportions', async () => {
    const made = await makePicture(await draw(700, 350), path.join(folder, 'cache'))
    expect([made.width, made.height]).toEqual([700, 350])
    expect(made.sizes.map(({ width }) => width)).toEqual([400, 700])
    for (const { width, avif, webp } of made.sizes) {
      expect(await sharp(avif).metadata()).toMatchObject({
        format: 'heif',
        width,
        height: width / 2,
      })
      expect(await sharp(webp).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: width / 2,
      })
    }
  })

  it('is made anew only where it changed', async () => {
    const cache = path.join(folder, 'cache')
    const first = await makePicture(await draw(90, 60), cache)
    expect(await makePicture(await draw(90, 60), cache)).toEqual(first)
    const [size] = (await makePicture(await draw(80, 60), cache)).sizes
    expect(size?.width).toBe(80)
    // The one before may still be served by `npm run dev`.
    expect(existsSync(first.sizes[0]?.webp ?? '')).toBe(true)
  })

  it('that cannot be read is named', async () => {
    const file = path.join(folder, 'broken.png')
    writeFileSync(file, 'no picture')
    await expect(makePicture(file, folder)).rejects.toThrow(`${file} cannot be read as a picture`)
  })
})
