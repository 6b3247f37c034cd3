import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { FAVICON_PATH, TOUCH_ICON_PATH } from '../../owner/paths.ts'
import type { AppIcon } from '../../site/feeds/webManifest.ts'
import type { SiteFile } from '../siteFile.ts'

/** The emblem's favicon, which comes with `public`; an owner's icon replaces it. */
export const EMBLEM_ICON = '/favicon.svg'

/** In pixels. Browsers read a PNG under the name `favicon.ico`, too. */
const FAVICON_SIZE = 48
const TOUCH_SIZE = 180
/**
 * The share of a maskable icon's width that the picture fills. Only a circle of 80 % is certain to
 * be visible. It contains all but the corners of an opaque picture, which most pictures can spare,
 * and the whole square of a transparent one. The emblem has nothing in its corners.
 */
const MASKABLE_SHARE = { opaque: 0.8, transparent: 0.56, emblem: 0.62 }
/** iOS shows transparent parts as black, so these icons get a background and a margin. */
const TOUCH_SHARE = { opaque: 1, transparent: 0.8 }
const DENSITY = 1152
const PNG = { compressionLevel: 9 }

/**
 * The emblem's favicons come with `public`.
 * @param picture absolute path of a square picture; null for the emblem
 * @throws {Error} if none of the icons has a background
 */
export async function iconFiles(
  picture: string | null,
  icons: readonly AppIcon[],
  assets: string,
): Promise<readonly SiteFile<Buffer>[]> {
  const file = picture ?? path.join(assets, 'icons/start-logo.svg')
  const open = (): Sharp =>
    picture === null ? sharp(file, { density: DENSITY }) : sharp(file).autoOrient()
  const { isOpaque } = await open().stats()
  const kind = isOpaque ? 'opaque' : 'transparent'
  const background = icons.find(({ ground }) => ground !== undefined)?.ground
  if (background === undefined) throw new Error('None of the icons has a ground.')
  const plain = (size: number): Promise<Buffer> => open().resize(size, size).png(PNG).toBuffer()
  const onGround = async (size: number, share: number): Promise<Buffer> => {
    const edge = Math.round(size * share)
    const before = Math.floor((size - edge) / 2)
    const after = size - edge - before
    const margins = { top: before, left: before, bottom: after, right: after }
    // An opaque picture is extended by mirroring its edges, so that no frame shows.
    const extended = isOpaque
      ? sharp(await plain(edge)).extend({ ...margins, extendWith: 'mirror' })
      : sharp({
          create: { width: size, height: size, channels: 3, background },
        }).composite([{ input: await plain(edge), left: before, top: before }])
    return extended.png(PNG).toBuffer()
  }
  const maskableShare = MASKABLE_SHARE[picture === null ? 'emblem' : kind]
  const ofApp = icons.map(({ path: place, size, purpose }) => ({
    path: place,
    text: () => (purpose === 'maskable' ? onGround(size, maskableShare) : plain(size)),
  }))
  if (picture === null) return ofApp
  return [
    ...ofApp,
    { path: FAVICON_PATH, text: () => plain(FAVICON_SIZE) },
    { path: TOUCH_ICON_PATH, text: () => onGround(TOUCH_SIZE, TOUCH_SHARE[kind]) },
  ]
}
