/** The START button's emblem as text: it is part of the document of `/`. */
import sharp from 'sharp'

/** In pixels: twice the larger of its CSS sizes (24 on a phone, 22 on the desktop). */
const EDGE = 48
const UNIT_DENSITY = 72

/**
 * @returns a `data:` URL of a raster picture, which paints sooner than an SVG
 * @throws Error if the drawing is not a picture
 */
export async function makeEmblem(svg: Uint8Array): Promise<string> {
  const { width } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  const picture = await sharp(svg, { density: (UNIT_DENSITY * EDGE) / width })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}
