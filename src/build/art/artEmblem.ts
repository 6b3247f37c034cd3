/** The START button's emblem as text: it is part of the document of `/`, and stays when the program takes over. */
import sharp from 'sharp'

/** In pixels: it is 24 CSS pixels wide on a phone and 22 on the desktop, so two for each. */
const EDGE = 48
/** Dots per inch at which an SVG's unit is one pixel. */
const UNIT_DENSITY = 72

/**
 * @param svg the drawing
 * @returns a data: address of a picture in pixels, which is painted sooner than an SVG
 * @throws Error if the drawing is not a picture
 */
export async function makeEmblem(svg: Uint8Array): Promise<string> {
  const { width } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  const picture = await sharp(svg, { density: (UNIT_DENSITY * EDGE) / width })
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${picture.toString('base64')}`
}
