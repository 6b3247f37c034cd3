/** The planned files that are not text: cards, the résumé as PDF, and icons. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { iconFiles } from '../art/icons.ts'
import { cardFiles } from '../cards/drawCards.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { canvasTexts } from '../fonts/canvasTexts.ts'
import { openFonts } from '../fonts/fonts.ts'
import { describeMissing, textsOfCard, textsOfPdf } from '../fonts/missingLetters.ts'
import { pdfFile } from '../pdf/pdfFile.ts'
import type { SitePlan } from './renderSite.tsx'
import type { SiteFile } from '../siteFile.ts'

/**
 * Leaves out the PDF if the owner has a file at the same path.
 * @param folder absolute path of the folder that contains the pictures that cards show
 */
export async function drawnFiles(
  { cards, pdfs, icons }: Pick<SitePlan, 'cards' | 'pdfs' | 'icons'>,
  content: LoadedContent,
  folder: string,
): Promise<readonly SiteFile<Uint8Array>[]> {
  const { hue, icon: ownIcon, wallpaper: own } = content.site
  const assets = path.join(content.place.root, 'assets')
  const { sourceOf } = pictureMaker(content.place)
  const icon = ownIcon === null ? null : sourceOf(ownIcon)
  const wallpaper = own === null ? `${assets}/wallpaper/wallpaper-1280.avif` : sourceOf(own)
  const fonts = await openFonts(path.join(assets, 'fonts'))
  const drawn = [
    ...pdfs.flatMap(textsOfPdf),
    ...canvasTexts(content),
    ...cards.flatMap(textsOfCard),
  ]
  const missing = describeMissing(drawn, fonts)
  if (missing !== undefined) process.stderr.write(missing)
  return [
    ...(await cardFiles(cards, fonts, { site: folder, assets, wallpaper, hue, icon })),
    ...pdfs
      .filter((pdf) => !existsSync(path.join(folder, pdf.path)))
      .map((pdf) => pdfFile(pdf, fonts, hue)),
    ...(await iconFiles(icon, icons, assets)),
  ]
}
