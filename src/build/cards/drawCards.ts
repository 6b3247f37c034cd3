/** Draws the cards: the wallpaper, a window with the words of a page, and its pictures. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactNode } from 'react'
import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { blue } from '../../base/theme/blue.ts'
import { type Card, CARD_SIZE } from '../../site/cards/card.ts'
import { opened } from '../art/sizedFiles.ts'
import { digestOf } from '../cache/cache.ts'
import type { Fonts } from '../fonts/fonts.ts'
import type { SiteFile } from '../siteFile.ts'
import { tintOf } from '../theme/tint.ts'
import { behindNode, deskNode, wordsNode } from './cardNodes.ts'
import {
  articlePlaces,
  asideOf,
  buttonsOf,
  clientOf,
  EMBLEM,
  ICON_COUNT,
  iconPlace,
  signOf,
  windowsOf,
} from './cardPlaces.ts'
import type { Area } from './nodes.ts'

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

/** The pictures of all cards, as JPEG. */
export async function cardFiles(
  cards: readonly Card[],
  fonts: Fonts,
  look: CardLook,
): Promise<readonly SiteFile<Buffer>[]> {
  const tools = await toolsOf(fonts, look)
  const [first] = cards.filter(({ desk }) => desk === undefined)
  // All cards but that of the desktop itself have the same empty window.
  const shared = first && (await named(first, drawDesk(first, tools)))
  return Promise.all(
    cards.map(async (card) => {
      const desk = card.desk || !shared ? await named(card, drawDesk(card, tools)) : shared
      const version = digestOf(sharp.versions, fonts.version, blue.card, look.hue, desk.data)
      return {
        path: card.path,
        // The paths of its pictures contain digests, so they stand for the contents.
        parts: [version, card],
        text: async () => named(card, drawCard(card, desk, tools)),
      }
    }),
  )
}

/** @throws {Error} that names the card, which the libraries do not know */
async function named<T>({ path: name, title }: Card, drawn: Promise<T>): Promise<T> {
  return drawn.catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The card ${name} (“${title}”) cannot be drawn: ${why}`, { cause })
  })
}

interface Tools extends CardLook {
  readonly fonts: Fonts
  readonly draw: (node: ReactNode) => Promise<OverlayOptions>
  /** One of the drawings in `assets/controls`. */
  readonly control: (name: string) => Promise<Buffer>
}

async function toolsOf(fonts: Fonts, look: CardLook): Promise<Tools> {
  const tint = await tintOf(look.hue)
  // Each file is a family of its own, so that a layout can name the files to search for letters.
  const all = new Set(Object.values(fonts.byUse).flat())
  const families = Array.from(all, ({ name, data }) => ({ name, data }))
  return {
    ...look,
    fonts,
    draw: async (node) => {
      const svg = await satori(node, { ...CARD_SIZE, fonts: families })
      return { input: Buffer.from(tint(svg)), left: 0, top: 0 }
    },
    control: async (name) =>
      Buffer.from(tint(await readFile(`${look.assets}/controls/${name}.svg`, 'utf8'))),
  }
}

/** All but the words of a card and the pictures beside them. */
async function drawDesk(card: Card, tools: Tools) {
  const { assets, wallpaper, icon, fonts, draw } = tools
  const emblem = `${assets}/icons/start-logo.svg`
  const { front } = windowsOf(card)
  const icons = card.desk?.icons.slice(0, ICON_COUNT) ?? []
  const layers = [
    ...(await drawBehind(card, tools)),
    await draw(deskNode(card, fonts)),
    await overlay(icon ?? emblem, signOf(front)),
    await overlay(emblem, EMBLEM),
    ...(await drawButtons(front, tools, 'normal')),
    ...(await Promise.all(
      icons.map(async (each, index) =>
        overlay(`${assets}/icons/${each.icon}.svg`, iconPlace(index).picture),
      ),
    )),
  ]
  const ground = await (
    await opened(await readFile(wallpaper), CARD_SIZE.width)
  )
    .resize({ ...CARD_SIZE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(ground.data, { raw: ground.info })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The window that another one half covers. */
async function drawBehind(card: Card, tools: Tools): Promise<readonly OverlayOptions[]> {
  const { behind } = windowsOf(card)
  const shown = card.desk?.behind
  if (!behind || !shown) return []
  return [
    await tools.draw(behindNode(shown.bar, behind, tools.fonts)),
    await overlay(`${tools.assets}/icons/blog-post.svg`, signOf(behind)),
    await overlay(path.join(tools.site, shown.picture), clientOf(behind)),
    ...(await drawButtons(behind, tools, 'inactive')),
  ]
}

function drawButtons(
  area: Area,
  { control }: Tools,
  state: 'normal' | 'inactive',
): Promise<readonly OverlayOptions[]> {
  return Promise.all(
    buttonsOf(area).map(async (place) => overlay(await control(`${place.name}-${state}`), place)),
  )
}

async function drawCard(
  card: Card,
  { data, info }: Awaited<ReturnType<typeof drawDesk>>,
  { site, fonts, draw }: Tools,
): Promise<Buffer> {
  const pictures = await Promise.all(
    picturesOf(card).map(async ([file, place]) => overlay(path.join(site, file), place)),
  )
  return sharp(data, { raw: info })
    .composite([await draw(wordsNode(card, fonts)), ...pictures])
    .jpeg(QUALITY)
    .toBuffer()
}

function picturesOf(card: Card): readonly (readonly [file: string, place: Area])[] {
  const { picture, articles = [] } = card
  const aside = asideOf(card)
  if (!aside) return []
  if (picture !== undefined) return [[picture, aside]]
  const places = articlePlaces(aside, articles.length)
  return articles.flatMap((article, index) => {
    const place = places[index]
    return place ? [[article.picture, place.picture] as const] : []
  })
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
