/** Draws the cards: the wallpaper, the drawing of a window on it, and the pictures that belong there. */
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Card } from '../../site/cards/card.ts'
import { CARD_PLACES, CARD_SIZE, cardDrawing, type Area } from '../../site/cards/cardDrawing.ts'
import type { Pen } from '../../site/cards/pen.ts'

const QUALITY = { quality: 86, mozjpeg: true }

/** Absolute paths. */
export interface ArtFolders {
  /** The built site. */
  readonly site: string
  readonly assets: string
}

/** What the owner has chosen for the desktop, which cards show a part of. */
export interface CardLook {
  /** Absolute path of the picture on which a card's window lies. */
  readonly wallpaper: string
  /** See `Site`. */
  readonly hue: number | null
  /** Absolute path of the site's icon; null where it is the emblem of START. */
  readonly icon: string | null
}

/** Writes the pictures of all cards into the built site. */
export async function drawCards(
  cards: readonly Card[],
  pen: Pen,
  { site, assets }: ArtFolders,
  { wallpaper, hue, icon }: CardLook,
): Promise<void> {
  const { tintedText } = await import('../theme/tinted.ts')
  const tinted = (drawing: string): Buffer =>
    Buffer.from(hue === null ? drawing : tintedText(drawing, hue))
  const ground = await sharp(wallpaper)
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .png()
    .toBuffer()
  const emblem = `${assets}/icons/start-logo.svg`
  const furniture = await Promise.all([
    overlay(icon ?? emblem, CARD_PLACES.icon),
    overlay(emblem, CARD_PLACES.emblem),
    ...CARD_PLACES.buttons.map((place) =>
      overlay(`${assets}/controls/${place.name}-normal.svg`, place),
    ),
  ])
  for (const card of cards) {
    const window = { input: tinted(cardDrawing(card, pen)), left: 0, top: 0 }
    const picture = card.picture
      ? [await overlay(path.join(site, card.picture), CARD_PLACES.picture)]
      : []
    const file = path.join(site, card.path)
    await mkdir(path.dirname(file), { recursive: true })
    await sharp(ground)
      .composite([window, ...furniture, ...picture])
      .jpeg(QUALITY)
      .toFile(file)
  }
}

/** A picture or drawing that fills a place. */
async function overlay(file: string, { x, y, width, height }: Area): Promise<OverlayOptions> {
  // Drawings are small: they are rasterized at a density that shrinking sharpens.
  const source = sharp(file, { density: 72 * 4 }).autoOrient()
  const input = await source.resize({ width, height, fit: 'cover' }).png().toBuffer()
  return { input, left: x, top: y }
}

/** The program's own wallpaper, in some width. */
export async function findWallpaper(folder: string): Promise<string> {
  const name = (await readdir(folder)).sort().find((each) => /^wallpaper-\d+\./.test(each))
  if (name === undefined) throw new Error(`${folder} holds no wallpaper`)
  return path.join(folder, name)
}
