/** Draws the planned files that are not text: cards, the résumé as PDF, and icons. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EMBLEM_ICON, makeIcons } from '../art/icons.ts'
import { type Cache, toolsDigest } from '../cache/cache.ts'
import { drawCards, findWallpaper } from '../cards/drawCards.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { canvasTexts } from '../fonts/canvasTexts.ts'
import { openFonts } from '../fonts/fonts.ts'
import { describeMissing, textsOfCard, textsOfPdf } from '../fonts/missingLetters.ts'
import { writePdf } from '../pdf/writePdf.ts'
import type { SitePlan } from './renderSite.tsx'

export interface DrawingPlace {
  /** Absolute path of the site, which contains the pictures that cards show. */
  readonly site: string
  readonly cache: Cache
  readonly program: string
}

export async function drawPlan(
  { cards, pdfs, icons }: Pick<SitePlan, 'cards' | 'pdfs' | 'icons'>,
  content: LoadedContent,
  { site, cache, program }: DrawingPlace,
): Promise<void> {
  const { site: words, place } = content
  const assets = path.join(place.root, 'assets')
  const { hue } = words
  const { sourceOf } = pictureMaker(place)
  const icon = words.icon === null ? null : sourceOf(words.icon)
  const wallpaper =
    words.wallpaper === null
      ? await findWallpaper(path.join(assets, 'wallpaper'))
      : sourceOf(words.wallpaper)
  const fonts = await openFonts(path.join(assets, 'fonts'))
  const tools = toolsDigest(place.root)
  await drawCards(cards, fonts, { site, assets, cache, tools }, { wallpaper, hue, icon })
  for (const pdf of pdfs) await writePdf(pdf, fonts, { site, cache, program, hue })
  const drawn = [
    ...pdfs.flatMap(textsOfPdf),
    ...canvasTexts(content),
    ...cards.flatMap(textsOfCard),
  ]
  const missing = describeMissing(drawn, fonts)
  if (missing !== undefined) process.stderr.write(missing)
  for (const [name, data] of await makeIcons(icon, icons, assets)) {
    const file = path.join(site, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, data)
  }
  if (icon !== null) rmSync(path.join(site, EMBLEM_ICON), { force: true })
}
