import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardFiles } from '../../../src/build/cards/drawCards.ts'
import { openProgramFonts } from '../../support/programFonts.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import type { Card } from '../../../src/site/cards/card.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const assets = path.join(ROOT, 'assets')

const card: Card = {
  path: '/cards/a.jpg',
  bar: 'site.example/a',
  kicker: 'Today',
  title: 'A <title> & more',
  text: 'Words '.repeat(100),
  owner: 'Ada',
  host: 'site.example',
}
const fonts = await openProgramFonts()
const siteWallpaper = path.join(assets, 'wallpaper/wallpaper-1280.avif')

/** @returns the pixels of the card, three bytes each */
async function draw(changes: Partial<Card>, wallpaper = siteWallpaper): Promise<Buffer> {
  const look = { site: ROOT, assets, wallpaper, hue: null, icon: null }
  const [file] = await cardFiles([{ ...card, ...changes }], fonts, look)
  return sharp(await file?.text())
    .raw()
    .toBuffer()
}

const at = (pixels: Buffer, x: number, y: number) => [
  ...pixels.subarray((y * 1200 + x) * 3).subarray(0, 3),
]

/** The rows in which anything dark stands on the paper, between two distances from the left. */
function inkedRows(pixels: Buffer, from = 62, to = 1138): readonly number[] {
  const rows = Array.from({ length: 420 }, (_, index) => index + 100)
  return rows.filter((y) => {
    const row = pixels.subarray((y * 1200 + from) * 3, (y * 1200 + to) * 3)
    return row.some((value) => value < 100)
  })
}

describe('a card', () => {
  it('is a window with the words, over the wallpaper and a taskbar', async () => {
    const pixels = await draw({})
    expect(pixels.length).toBe(1200 * 630 * 3)
    const [red = 0, green = 0, blue = 0] = at(pixels, 600, 48)
    expect(blue).toBeGreaterThan(red + green)
    expect(at(pixels, 1100, 120).every((value) => value > 250)).toBe(true)
    expect(inkedRows(pixels).length).toBeGreaterThan(60)
  })

  it('holds its words however long they are, in whatever script', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(9)
    const rows = inkedRows(await draw({ title: long, kicker: long, bar: long, text: long }))
    expect(rows.at(0)).toBeGreaterThan(105)
    expect(rows.at(-1)).toBeLessThan(515)
    // The margin at the right stays free.
    expect(inkedRows(await draw({ title: long, text: long }), 1096)).toEqual([])
    const plain = inkedRows(await draw({ title: '', text: '' })).length
    for (const title of ['Дарья', 'Ελένη', 'Łódź'])
      expect(inkedRows(await draw({ title, text: '' })).length).toBeGreaterThan(plain + 20)
  })

  it('is drawn in whatever script, with letters that no font has left out', async () => {
    const plain = inkedRows(await draw({ title: '', text: '' }))
    const titles = [
      'พิพิธภัณฑ์ผ้าไทยและประวัติศาสตร์การทอผ้า',
      'भारतीय वस्त्रों का इतिहास',
      'عن\u200F النسيج',
      '\u200Eתולדות\u2060 האריגה',
      '\u200D👨‍👩‍👧‍👦',
    ]
    for (const title of titles)
      for (const words of [
        { title, text: '' },
        { title: '', text: title },
      ])
        expect(inkedRows(await draw(words))).toHaveLength(plain.length)
  })

  it('breaks lines at invisible signs without drawing them', async () => {
    const rows = async (text: string) => inkedRows(await draw({ title: '', text }))
    const word = 'letters'
    const broken = await rows(`${word}\u200B`.repeat(20))
    expect(broken).toEqual(await rows(`${word}\u200B\u2060`.repeat(20)))
    expect(broken.length).toBeGreaterThan((await rows(word)).length)
  })

  it('that cannot be drawn is told by its path', async () => {
    await expect(draw({}, path.join(assets, 'none.avif'))).rejects.toThrow('/cards/a.jpg')
  })

  it('of a list has its newest articles beside the words, each in a row of its own', async () => {
    const picture = 'src/sample/images/hands-free-coding.webp'
    const article = { title: 'So much to say. '.repeat(20), note: 'Today', picture }
    for (const count of [1, 2, 3]) {
      const articles = Array.from({ length: count }, () => article)
      const pixels = await draw({ articles })
      const rows = Array.from({ length: 428 }, (_, index) => at(pixels, 1115, 96 + index))
      const isPaper = ([red = 0]: readonly number[]): boolean => red > 230
      const starts = rows.filter((row, index) => isPaper(row) && !isPaper(rows[index - 1] ?? []))
      // The picture of one article alone reaches across; its words begin below.
      expect(starts).toHaveLength(count)
      const empty = await draw({ articles: articles.map((each) => ({ ...each, title: '' })) })
      expect(inkedRows(pixels, 880, 1100).length).toBeGreaterThan(
        inkedRows(empty, 880, 1100).length,
      )
      // No letter leaves the window.
      expect(inkedRows(pixels, 670, 1122).at(-1)).toBeLessThan(515)
    }
  })

  it('lies on a photo as it is seen, not as the camera stored it', async () => {
    const folder = temporaryFolder()
    const photo = path.join(folder, 'photo.png')
    // Its left half as it is stored is the upper one as it is seen.
    await sharp({ create: { width: 315, height: 1200, channels: 3, background: '#000' } })
      .extend({ right: 315, background: '#fff' })
      .withMetadata({ orientation: 6 })
      .png()
      .toFile(photo)
    const pixels = await draw({}, photo)
    const brightness = (x: number, y: number): number => at(pixels, x, y)[0] ?? 0
    for (const x of [20, 1180]) {
      expect(brightness(x, 40)).toBeLessThan(30)
      expect(brightness(x, 500)).toBeGreaterThan(225)
    }
  })

  it('of the desktop has icons, and a window that half covers another', async () => {
    const icons = Array.from({ length: 9 }, () => ({ icon: 'blog', title: 'Blog' }))
    const bare = await draw({ desk: { icons: [] } })
    const behind = { bar: 'An article', picture: 'src/sample/images/project-1.webp' }
    const pixels = await draw({ desk: { icons, behind } })
    const changed = (x: number, y: number): boolean =>
      !at(pixels, x, y).every((value, index) => value === at(bare, x, y)[index])
    expect(changed(93, 50)).toBe(true)
    expect(changed(1100, 300)).toBe(true)
    expect(changed(600, 500)).toBe(false)
    // What does not fit above the taskbar is left out.
    expect(changed(93, 590)).toBe(false)
  })
})
