/** Makes all icons of the site from the owner's picture, in place of the START emblem. */
import sharp from 'sharp'
import { FAVICON_PATH, TOUCH_ICON_PATH } from '../../owner/paths.ts'
import type { AppIcon } from '../../site/feeds/webManifest.ts'
import { icoFile } from './icoFile.ts'

/** In pixels, as tabs, bookmarks and desktops show them. */
const FAVICON_SIZES = [16, 32, 48]
const TOUCH_SIZE = 180
/**
 * How much of a maskable icon's width the picture gets. Only a circle of 80 % is certain to be visible: of a
 * picture without transparent parts it holds all but the corners, which most of them can spare, and of one with
 * transparent parts it holds the whole square.
 */
const MASKABLE_SHARE = { opaque: 0.8, transparent: 0.56 }
/** iOS shows transparent parts as black, so such a picture gets a ground there, and some room on it. */
const TOUCH_SHARE = { opaque: 1, transparent: 0.8 }

/**
 * The files by their paths on the site.
 * @param picture absolute path of a square picture
 * @param icons of the installed site, at least one of them with a ground, which the others have where they need one
 * @throws {Error} if none of the icons has a ground
 */
export async function makeOwnIcons(
  picture: string,
  icons: readonly AppIcon[],
): Promise<ReadonlyMap<string, Buffer>> {
  const ground = icons.find((icon) => icon.ground !== undefined)?.ground
  if (ground === undefined) throw new Error('None of the icons has a ground.')
  const source = await sharp(picture).autoOrient().png().toBuffer()
  const { isOpaque } = await sharp(source).stats()
  const kind = isOpaque ? 'opaque' : 'transparent'
  const plain = (size: number): Promise<Buffer> =>
    sharp(source).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const onGround = async (size: number, share: number): Promise<Buffer> => {
    const edge = Math.round(size * share)
    const before = Math.floor((size - edge) / 2)
    const after = size - edge - before
    const margins = { top: before, left: before, bottom: after, right: after }
    const input = await plain(edge)
    const extended = isOpaque
      ? // It goes on beyond its edges, mirrored, so that no frame shows.
        sharp(input).extend({ ...margins, extendWith: 'mirror' })
      : sharp({
          create: { width: size, height: size, channels: 3, background: ground },
        }).composite([{ input, left: before, top: before }])
    return extended.png({ compressionLevel: 9 }).toBuffer()
  }
  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await plain(size) }))
  const files: readonly Promise<readonly [string, Buffer]>[] = [
    Promise.all(favicons).then((all) => [FAVICON_PATH, icoFile(all)]),
    onGround(TOUCH_SIZE, TOUCH_SHARE[kind]).then((png) => [TOUCH_ICON_PATH, png]),
    ...icons.map(async ({ path, size, purpose }) => {
      const isMaskable = purpose === 'maskable'
      const png = isMaskable ? onGround(size, MASKABLE_SHARE[kind]) : plain(size)
      return [path, await png] as const
    }),
  ]
  return new Map(await Promise.all(files))
}
