/** A photo or a drawing as AVIF and WebP in several widths. */
import path from 'node:path'
import sharp, { type AvifOptions, type Metadata, type Sharp, type WebpOptions } from 'sharp'

const FORMATS = ['avif', 'webp'] as const
/** The most that the library accepts. */
const MOST_DENSITY = 100_000

type Format = (typeof FORMATS)[number]

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** One width in both formats, as absolute paths. */
export interface SizedFiles extends PictureSize, Readonly<Record<Format, string>> {}

export interface Encoding {
  readonly avif: AvifOptions
  readonly webp: WebpOptions
}

/** As the picture is seen. @param drawnWidth for a drawing, which has every size */
export function seenSize({ format, autoOrient }: Metadata, drawnWidth: number): PictureSize {
  const { width, height } = autoOrient
  if (format !== 'svg') return autoOrient
  return { width: drawnWidth, height: Math.round((height * drawnWidth) / width) }
}

/** Upright; a drawing as wide as this, so that resizing does not blur it. */
export async function opened(source: Uint8Array, width: number): Promise<Sharp> {
  const { format, width: own } = await sharp(source).metadata()
  // Dots per inch; at 72 it has its own size.
  const density = Math.min(MOST_DENSITY, Math.max(1, (72 * width) / own))
  return sharp(source, format === 'svg' ? { density } : {}).autoOrient()
}

/** @param given names of files that are there already */
export async function encodeSizes(
  source: Uint8Array,
  name: string,
  widths: readonly number[],
  encoding: Encoding,
  given: readonly string[] = [],
): Promise<Readonly<Record<string, Buffer>>> {
  const missing = widths
    .flatMap((width) =>
      FORMATS.map((format) => ({ width, format, file: fileName(name, width, format) })),
    )
    .filter(({ file }) => !given.includes(file))
  const files = missing.map(async ({ width, format, file }) => {
    const resized = (await opened(source, width)).resize(width)
    const encoded = format === 'avif' ? resized.avif(encoding.avif) : resized.webp(encoding.webp)
    return [file, await encoded.toBuffer()] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** @param folderOf returns the absolute path of the folder that holds a file */
export function sizedFiles(
  name: string,
  widths: readonly number[],
  { width: own, height }: PictureSize,
  folderOf: (file: string) => string,
): readonly SizedFiles[] {
  const pathOf = (width: number, format: Format): string => {
    const file = fileName(name, width, format)
    return path.join(folderOf(file), file)
  }
  return widths.map((width) => ({
    width,
    height: Math.round((height * width) / own),
    avif: pathOf(width, 'avif'),
    webp: pathOf(width, 'webp'),
  }))
}

function fileName(name: string, width: number, format: Format): string {
  return `${name}-${width}.${format}`
}
