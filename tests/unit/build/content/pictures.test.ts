import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { listPictures, pictureFinder } from '../../../../src/build/content/pictures/findPicture.ts'
import { pictureFacts } from '../../../../src/build/content/pictures/pictureFaults.ts'
import { makePicture, pictureMaker } from '../../../../src/build/content/pictures/pictures.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

async function draw(width: number, height: number): Promise<string> {
  const file = path.join(folder, 'tower.png')
  await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toFile(file)
  return file
}

describe('pictures by name', () => {
  it('are known without their ending; other files are none', () => {
    const files = ['tower.webp', 'my.dog.JPG', '._tower.webp', 'cafe\u0301.gif', 'noise.mp3']
    expect([...listPictures(files, 'assets/images')]).toEqual([
      ['caf\u00e9', 'cafe\u0301.gif'],
      ['my.dog', 'my.dog.JPG'],
      ['tower', 'tower.webp'],
    ])
  })

  it('are one each', () => {
    expect(() => listPictures(['tower.webp', 'tower.avif'], 'assets/images')).toThrow(
      "assets/images: tower.avif and tower.webp have the same name, 'tower'; keep one of them",
    )
  })
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

  it('lies in the folder of pictures, beside its text or among the files of the site', () => {
    for (const file of [
      'images/a.PNG',
      'posts/b c.svg',
      'files/img/d.gif',
      'posts/notes.md',
      'e.png',
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), '')
    }
    const place = { root: folder, words: '.', pictures: 'images', files: 'files' }
    const find = (name: string): string =>
      path.relative(folder, pictureFinder(place).find(name, 'posts/one.md') ?? folder)
    expect(['a', 'a.PNG', './b%20c.svg', '/img/d.gif'].map(find)).toEqual([
      'images/a.PNG',
      'images/a.PNG',
      'posts/b c.svg',
      'files/img/d.gif',
    ])
    expect(['b c', 'notes.md', 'd.gif', 'https://a.example/a.png', '%'].map(find)).toEqual([
      '',
      '',
      '',
      '',
      '',
    ])
  })

  it('that moves has a file that moves, beside its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(100 * 50 * 3, 80), Buffer.alloc(100 * 50 * 3, 200)])
    const file = path.join(folder, 'moving.gif')
    await sharp(frames, { raw: { width: 100, height: 100, channels: 3, pageHeight: 50 } })
      .gif({ delay: [100, 100], loop: 0 })
      .toFile(file)
    const { moving = '', sizes } = await makePicture(file, path.join(folder, 'cache'))
    expect((await pictureFacts(file)).isMoving).toBe(true)
    expect(await sharp(moving).metadata()).toMatchObject({ format: 'webp', pages: 2, loop: 0 })
    expect((await sharp(sizes[0]?.webp).metadata()).pages).toBeUndefined()
  })

  it('that is a drawing is kept as it is, with pictures of it for cards', async () => {
    const file = path.join(folder, 'plan.svg')
    writeFileSync(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9"/></svg>',
    )
    const { drawing, width, height, sizes } = await makePicture(file, path.join(folder, 'cache'))
    expect(drawing).toMatchObject({ width: 20, height: 10 })
    expect(readFileSync(drawing?.file ?? '', 'utf8')).toBe(readFileSync(file, 'utf8'))
    expect([width, height, sizes.length]).toEqual([1600, 800, 4])
  })

  it.each([
    ['a.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:1', /pointer of Git LFS/],
    ['b.jpg', '', /is empty/],
    ['c.png', 'no picture', /cannot be read as a picture \(.+\); open it/],
    ['d.svg', '<svg><script>1</script></svg>', /holds <script>/],
    ['e.svg', '<svg><path onload="1"/></svg>', /holds onload/],
    ['f.svg', '<svg><a href="javascript:1"/></svg>', /holds an address that is code/],
  ])('%s: %s', async (name, text, fault) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    expect((await pictureFacts(file)).fault).toMatch(fault)
  })

  it('that is too tall is told, and one that is not has no fault', async () => {
    expect((await pictureFacts(await draw(10, 20_000))).fault).toMatch(
      /is 10 x 20000 pixels.*cut it/,
    )
    expect((await pictureFacts(await draw(20, 10))).fault).toBeUndefined()
  })

  it('that breaks off is named with its place in the project', async () => {
    const file = await draw(300, 300)
    writeFileSync(file, readFileSync(file).subarray(0, 300))
    const place = { root: folder, words: '.', pictures: '.', files: 'files' }
    await expect(pictureMaker(place).make('tower')).rejects.toThrow(
      /^The content has mistakes\.\ntower\.png: it cannot be read as a picture \(/,
    )
  })
})
