/** The START button's emblem as text, for the picture that a document comes with. */
import sharp from 'sharp'

/** In pixels: twice the larger of its two sizes there, in CSS pixels. */
const EDGE = 48
/** Dots per inch at which an SVG's unit is one pixel. */
const UNIT_DENSITY = 72

/**
 * @param svg the drawing
 * @returns a data: address of a picture in pixels, which is painted sooner than an SVG
 * @throws Error where the drawing is no picture
 */
export async function makeEmblem(svg: Uint8Array): Promise<string> {
  const { width } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  const picture = await sharp(svg, { density: (UNIT_DENSITY * EDGE) / width })
    .webp({ quality: 80 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}
