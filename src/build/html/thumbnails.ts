/** Thumbnails for pictures in My Pictures without a small size, such as wallpapers. */
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { ListedFile } from '../../files/fileList.ts'
import { ASSETS_FOLDER } from '../../owner/paths.ts'
import { digestOf, madeFolder } from '../cache/cache.ts'

/** In pixels: a thumbnail is at most 96 CSS pixels wide, with up to three pixels each. */
const WIDTH = 288
const WEBP = { quality: 74, effort: 4 }
/** A smaller picture is its own thumbnail. */
const LEAST_BYTES = 40_000
const FOLDER = `${ASSETS_FOLDER}thumbnails`
const CACHE = '.cache/art/thumbnails'
/** The formats Sharp can read; SVG does not gain from a thumbnail. */
const RASTERS = /\.(?:png|jpe?g|webp|avif|gif)$/i

export async function withThumbnails(
  listed: readonly ListedFile[],
  root: string,
  site: string,
): Promise<readonly ListedFile[]> {
  const all: ListedFile[] = []
  // Sequential, because a picture may need a lot of memory.
  for (const file of listed) {
    const small = isTooLarge(file, site) ? await thumbnailOf(file, root, site) : null
    all.push(small === null ? file : { ...file, small })
  }
  return all
}

function isTooLarge(
  { inPictures, path: served, small = served }: ListedFile,
  site: string,
): boolean {
  return (
    inPictures === true && RASTERS.test(small) && statSync(fileAt(small, site)).size >= LEAST_BYTES
  )
}

/** The URL of the thumbnail; null if the file is not a picture, whatever its name. */
async function thumbnailOf(
  { shown, path: served, small = served }: ListedFile,
  root: string,
  site: string,
): Promise<string | null> {
  const source = readFileSync(fileAt(small, site))
  const key = digestOf(sharp.versions, { WIDTH, WEBP }, shown, source)
  // Named like the bundler's files, which hosts let browsers cache forever.
  const name = `${path.posix.parse(shown).name.replaceAll(/[^\w-]+/g, '-')}-${key.slice(0, 8)}.webp`
  const folder = await madeFolder(path.join(root, CACHE), key, async () => {
    const resized = sharp(source).autoOrient().resize({ width: WIDTH, withoutEnlargement: true })
    return { [name]: await resized.webp(WEBP).toBuffer() }
  }).catch(() => null)
  if (folder === null) return null
  mkdirSync(path.join(site, FOLDER), { recursive: true })
  copyFileSync(path.join(folder, name), path.join(site, FOLDER, name))
  return `${FOLDER}/${name}`
}

function fileAt(address: string, site: string): string {
  return path.join(site, decodeURIComponent(address))
}
