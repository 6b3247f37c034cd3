/** Draws the cards: the wallpaper, a window with the words of a page, and its pictures. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactNode } from 'react'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { blue } from '../../base/theme/blue.ts'
import { type Card, CARD_SIZE } from '../../site/cards/card.ts'
import { digestOf } from '../cache/cache.ts'
import type { Fonts } from '../fonts/fonts.ts'
import type { SiteFile } from '../siteFile.ts'
import { tintOf } from '../theme/tint.ts'
import { type Area, CARD_PLACES, deskNode, wordsNode } from './cardNodes.ts'

/** As good and as small as mozjpeg at its best, in a fifth of the time. */
const QUALITY = { quality: 84, quantisationTable: 3, progressive: true }

export interface CardLook {
  /** Absolute path of the folder that contains the pictures beside the words. */
  readonly site: string
  readonly assets: string
  readonly wallpaper: string
  readonly hue: number | null
  /** Absolute path of the site's icon; null for the START emblem. */
  readonly icon: string | null
}

type Tint = (svg: string) => string

/** The pictures of all cards, as JPEG. */
export async function cardFiles(
  cards: readonly Card[],
  fonts: Fonts,
  look: CardLook,
): Promise<readonly SiteFile<Buffer>[]> {
  const [first] = cards
  if (!first) return []
  const tint = await tintOf(look.hue)
  const draw = drawerOf(fonts, tint)
  const desk = await drawDesk(await draw(deskNode(first, fonts)), look, tint)
  const version = digestOf(sharp.versions, fonts.version, blue.card, look.hue, desk.data)
  return cards.map((card) => ({
    path: card.path,
    // The path of its picture contains a digest, so it stands for the content.
    parts: [version, card],
    text: async () => drawCard(await draw(wordsNode(card, fonts)), card.picture, desk, look.site),
  }))
}

function drawerOf({ byUse }: Fonts, tint: Tint): (node: ReactNode) => Promise<Buffer> {
  // Each file is a family of its own, so that a layout can name the files to search for letters.
  const all = new Set(Object.values(byUse).flat())
  const fonts = Array.from(all, ({ name, data }) => ({ name, data }))
  return async (node) => Buffer.from(tint(await satori(node, { ...CARD_SIZE, fonts })))
}

async function drawDesk(drawing: Buffer, { assets, wallpaper, icon }: CardLook, tint: Tint) {
  const emblem = `${assets}/icons/start-logo.svg`
  const furniture = await Promise.all([
    overlay(icon ?? emblem, CARD_PLACES.icon),
    overlay(emblem, CARD_PLACES.emblem),
    ...CARD_PLACES.buttons.map(async (place) => {
      const button = await readFile(`${assets}/controls/${place.name}-normal.svg`, 'utf8')
      return overlay(Buffer.from(tint(button)), place)
    }),
  ])
  const ground = await sharp(wallpaper)
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(ground.data, { raw: ground.info })
    .composite([{ input: drawing }, ...furniture])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function drawCard(
  words: Buffer,
  picture: string | undefined,
  { data, info }: Awaited<ReturnType<typeof drawDesk>>,
  site: string,
): Promise<Buffer> {
  const pictures =
    picture === undefined ? [] : [await overlay(path.join(site, picture), CARD_PLACES.picture)]
  return sharp(data, { raw: info })
    .composite([{ input: words, left: 0, top: 0 }, ...pictures])
    .jpeg(QUALITY)
    .toBuffer()
}

async function overlay(
  file: string | Buffer,
  { left, top, width, height }: Area,
): Promise<OverlayOptions> {
  // Drawings are small, so they are rasterized at a high density and then scaled down.
  const source = sharp(file, { density: 72 * 4 }).autoOrient()
  const input = await source.resize({ width, height, fit: 'cover' }).png().toBuffer()
  return { input, left, top }
}

export async function findWallpaper(folder: string): Promise<string> {
  const name = (await readdir(folder)).sort().find((each) => /^wallpaper-\d+\./.test(each))
  if (name === undefined) throw new Error(`${folder} holds no wallpaper`)
  return path.join(folder, name)
}
