/** Draws the cards: the wallpaper, the drawing of a window on it, and the pictures that belong there. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pMap from 'p-map'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
import type { Card } from '../../site/cards/card.ts'
import { type Area, CARD_PLACES, CARD_SIZE } from '../../site/cards/cardDrawing.ts'
import type { Pen } from '../../site/cards/pen.ts'
import { type ContentCache, digestOf } from '../cache/contentCache.ts'
import type { BuildPen } from './pen.ts'

/**
 * As good and as small as what mozjpeg makes with all that it can do, which would take five times as long:
 * half of the time for a card.
 */
const QUALITY = { quality: 84, quantisationTable: 3, progressive: true }

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

/** A card with how it is drawn, which is a part of the program that renders the site. */
export interface PlannedCard extends Card {
  readonly drawing: (pen: Pen) => string
}

interface CardPlace extends ArtFolders {
  readonly cache: ContentCache
  /** Of the build itself (toolsDigest.ts), and of the program that renders the site. */
  readonly tools: string
  readonly program: string
}

/** What all cards have in common. */
interface Desk {
  /** The pixels of the wallpaper. */
  readonly ground: { readonly data: Buffer; readonly info: OutputInfo }
  /** Above the drawing. */
  readonly furniture: readonly OverlayOptions[]
  readonly version: string
}

/** Writes the pictures of all cards into the built site; those that look as before are not drawn again. */
export async function drawCards(
  cards: readonly PlannedCard[],
  { pen, version }: Pick<BuildPen, 'pen' | 'version'>,
  place: CardPlace,
  { wallpaper, hue, icon }: CardLook,
): Promise<void> {
  const { cache, program } = place
  const { tintedText } = await import('../theme/tinted.ts')
  const tint = (svg: string): string => (hue === null ? svg : tintedText(svg, hue))
  const desk = await setUpDesk(place, wallpaper, icon, tint)
  const draw = async ({ drawing, ...card }: PlannedCard): Promise<void> => {
    const drawn = (): string => tint(drawing(pen))
    // Setting words takes a while, too, and mostly gives what it gave before.
    const digest = await cache.text('drawings', digestOf(program, version, hue, card), () =>
      digestOf(drawn()),
    )
    // A picture has a digest in its name.
    const key = digestOf(desk.version, digest, card.picture ?? '')
    const { jpeg } = await cache.parts('cards', key, async () => ({
      jpeg: await drawCard(drawn(), card.picture, desk, place.site),
    }))
    const file = path.join(place.site, card.path)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, jpeg)
  }
  await pMap(cards, draw, { concurrency: availableParallelism() })
}

async function setUpDesk(
  { assets, tools }: CardPlace,
  wallpaper: string,
  icon: string | null,
  tint: (svg: string) => string,
): Promise<Desk> {
  const ground = await sharp(wallpaper)
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const emblem = `${assets}/icons/start-logo.svg`
  const furniture = await Promise.all([
    overlay(icon ?? emblem, CARD_PLACES.icon),
    overlay(emblem, CARD_PLACES.emblem),
    ...CARD_PLACES.buttons.map(async (place) => {
      const button = await readFile(`${assets}/controls/${place.name}-normal.svg`, 'utf8')
      return overlay(Buffer.from(tint(button)), place)
    }),
  ])
  const version = digestOf(
    tools,
    sharp.versions,
    CARD_PLACES,
    ground.data,
    ...furniture.map(({ input }) => input),
  )
  return { ground, furniture, version }
}

/** @param picture path on the site */
async function drawCard(
  drawing: string,
  picture: string | undefined,
  { ground, furniture }: Desk,
  site: string,
): Promise<Buffer> {
  const window = { input: Buffer.from(drawing), left: 0, top: 0 }
  const pictures =
    picture === undefined ? [] : [await overlay(path.join(site, picture), CARD_PLACES.picture)]
  return sharp(ground.data, { raw: ground.info })
    .composite([window, ...furniture, ...pictures])
    .jpeg(QUALITY)
    .toBuffer()
}

/** A picture or drawing that fills a place. */
async function overlay(
  file: string | Buffer,
  { x, y, width, height }: Area,
): Promise<OverlayOptions> {
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
