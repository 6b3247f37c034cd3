/** Draws the icons under which the site is installed: the START emblem, clear or on the taskbar's blue. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { AppIcon } from '../../site/feeds/webManifest.ts'
import type { ArtFolders } from '../cards/drawCards.ts'

/** Only a circle of 80 % of a maskable icon is certain to be visible; the emblem stays well inside it. */
const MASKABLE_SHARE = 0.62
/** Dots per inch that make the drawing's 48 units larger than any icon. */
const DENSITY = 1152

export async function drawAppIcons(
  icons: readonly AppIcon[],
  { site, assets }: ArtFolders,
): Promise<void> {
  const emblem = path.join(assets, 'icons/start-logo.svg')
  for (const { path: place, size, purpose, ground } of icons) {
    const isMaskable = purpose === 'maskable'
    const edge = isMaskable ? Math.round(size * MASKABLE_SHARE) : size
    const margin = Math.floor((size - edge) / 2)
    const file = path.join(site, place)
    await mkdir(path.dirname(file), { recursive: true })
    const drawn = await sharp(emblem, { density: DENSITY }).resize(edge, edge).png().toBuffer()
    await sharp({
      create: {
        width: size,
        height: size,
        channels: 4,
        background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
      },
    })
      .composite([{ input: drawn, left: margin, top: margin }])
      .png({ compressionLevel: 9 })
      .toFile(file)
  }
}
