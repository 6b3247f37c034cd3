/** Draws the cards: the wallpaper, the drawing of a window on it, and the pictures that belong there. */
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** @typedef {import('../../site/cards/card.ts').Card} Card */
/** @typedef {import('../../site/cards/cardDrawing.ts').Place} Place */
/** @typedef {typeof import('../../site/cards/cardDrawing.ts')} Drawing */

const QUALITY = { quality: 86, mozjpeg: true }

/**
 * Writes the pictures of all cards into the built site.
 * @param {readonly Card[]} cards
 * @param {Pick<Drawing, 'cardDrawing' | 'CARD_PLACES' | 'CARD_SIZE'>} drawing
 * @param {import('../../site/cards/pen.ts').Pen} pen
 * @param {{ site: string, assets: string }} folders absolute paths
 */
export async function drawCards(cards, { cardDrawing, CARD_PLACES, CARD_SIZE }, pen, folders) {
  const { site, assets } = folders
  const wallpaper = await findWallpaper(path.join(assets, 'wallpaper'))
  const ground = await sharp(wallpaper)
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .png()
    .toBuffer()
  const furniture = await Promise.all([
    ...CARD_PLACES.emblems.map((place) => overlay(`${assets}/icons/start-logo.svg`, place)),
    ...CARD_PLACES.buttons.map((place) =>
      overlay(`${assets}/controls/${place.name}-normal.svg`, place),
    ),
  ])
  for (const card of cards) {
    const window = { input: Buffer.from(cardDrawing(card, pen)), left: 0, top: 0 }
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

/**
 * @param {string} file a picture or drawing
 * @param {Place} place that it fills
 * @returns {Promise<import('sharp').OverlayOptions>}
 */
async function overlay(file, { x, y, width, height }) {
  // Drawings are small: they are rasterized at a density that shrinking sharpens.
  const source = sharp(file, { density: 72 * 4 })
  const input = await source.resize({ width, height, fit: 'cover' }).png().toBuffer()
  return { input, left: x, top: y }
}

/**
 * Any width will do: an owner may have left one only.
 * @param {string} folder
 */
async function findWallpaper(folder) {
  const name = (await readdir(folder)).sort().find((each) => /^wallpaper-\d+\./.test(each))
  if (name === undefined) throw new Error(`${folder} holds no wallpaper`)
  return path.join(folder, name)
}
