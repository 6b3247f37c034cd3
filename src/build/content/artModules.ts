/** The virtual modules of what the desktop is drawn with. Phones need the emblem alone. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { appsIn } from '../appManifests.ts'
import { digestOf, madeFolder } from '../cache/cache.ts'
import { type Drawing, listDrawings, listStartIcons } from '../art/drawings.ts'
import { makeSheet, SHEET_FORMAT, type SheetInput, UNIT_DENSITY } from '../art/artSheet.ts'
import { makeWallpaper, type Wallpaper } from '../art/artWallpaper.ts'
import type { SizedFiles } from '../art/sizedFiles.ts'
import { makeDrawnWallpapers, makeSmall } from '../art/drawnWallpapers.ts'
import { tintOf } from '../theme/tint.ts'
import type { LoadedContent } from './kinds/content.ts'
import { pictureMaker } from './pictures/pictures.ts'
import { markOf } from './pictures/addresses.ts'
import { moduleOf } from './optionalModules.ts'

const SCALES = [1, 2] as const
const WALLPAPER_CACHE = '.cache/art/wallpaper'

/** One for each scale. */
async function makeSheets(name: string, inputs: readonly SheetInput[], cache: string) {
  const drawn = inputs.flatMap((input) => [
    input.name,
    String(input.size),
    String(input.isCropped),
    input.svg,
  ])
  const key = digestOf(sharp.versions, SHEET_FORMAT, SCALES, ...drawn)
  const folder = await madeFolder(cache, key, async () => {
    const sheets = await Promise.all(SCALES.map((scale) => makeSheet(inputs, scale)))
    return Object.fromEntries(
      sheets.flatMap(({ picture, frames }, index) => [
        [`${name}-${SCALES[index]}x.webp`, picture],
        [`${name}-${SCALES[index]}x.json`, JSON.stringify(frames)],
      ]),
    )
  })
  return SCALES.map((scale) => {
    const sheet = path.join(folder, `${name}-${scale}x`)
    const frames: unknown = JSON.parse(readFileSync(`${sheet}.json`, 'utf8'))
    return { scale, url: markOf(`${sheet}.webp`), frames }
  })
}

type Tint = (svg: string) => string

/** The drawings with their files; buttons in the owner's hue. */
function inputsOf(drawings: readonly Drawing[], assets: string, tint: Tint): readonly SheetInput[] {
  return drawings.map(({ file, ...drawing }) => {
    const { name } = drawing
    const svg = readFileSync(path.join(assets, file), 'utf8')
    return { ...drawing, svg: Buffer.from(name.startsWith('button/') ? tint(svg) : svg) }
  })
}

export async function writeArt(content: LoadedContent): Promise<string> {
  const { root } = content.place
  const assets = path.join(root, 'assets')
  const cache = path.join(root, '.cache/art')
  const onDesktop = appsIn(root).filter(({ hasDesktopIcon }) => hasDesktopIcon)
  const drawings = listDrawings(
    readdirSync(path.join(assets, 'icons')),
    readdirSync(path.join(assets, 'controls')),
    [...content.desktopIcons, ...onDesktop].flatMap(({ icon }) => icon ?? []),
  )
  const inputs = inputsOf(drawings, assets, await tintOf(content.site.hue))
  const [atlases, wallpaper] = await Promise.all([
    makeSheets('sheet', inputs, path.join(cache, 'sheets')),
    siteWallpaper(content),
  ])
  const wallpapers = wallpaper.files.map(servedFiles)
  return moduleOf({ atlases, wallpapers, placeholder: wallpaper.placeholder })
}

async function siteWallpaper(content: LoadedContent): Promise<Wallpaper> {
  const { root } = content.place
  const folder = path.join(root, 'assets/wallpaper')
  const cache = path.join(root, WALLPAPER_CACHE)
  const own = await ownWallpaper(content)
  return own ?? makeWallpaper(`${folder}/wallpaper-2560.webp`, cache, readdirSync(folder).sort())
}

function servedFiles({ width, height, avif, webp }: SizedFiles) {
  return { width, height, avif: markOf(avif), webp: markOf(webp) }
}

/** What a visitor may choose in place of the site's wallpaper. */
export async function writeWallpapers(content: LoadedContent): Promise<string> {
  const { root } = content.place
  const cache = path.join(root, '.cache/art/drawn')
  const drawn = await makeDrawnWallpapers(cache)
  const [narrowest] = (await siteWallpaper(content)).files
  if (!narrowest) throw new Error('The wallpaper has no files')
  const wallpaperArt = drawn.map(({ files, small, ...rest }) => ({
    ...rest,
    small: markOf(small),
    sources: files.map(servedFiles),
  }))
  return moduleOf({ wallpaperArt, siteSmall: markOf(await makeSmall(narrowest.webp, cache)) })
}

export async function ownWallpaper({
  place,
  site: { wallpaper },
}: LoadedContent): Promise<Wallpaper | undefined> {
  if (wallpaper === null) return undefined
  const source = pictureMaker(place).sourceOf(wallpaper)
  return makeWallpaper(source, path.join(place.root, WALLPAPER_CACHE))
}

export async function writeStartIcons({ place, startMenu }: LoadedContent): Promise<string> {
  const assets = path.join(place.root, 'assets')
  const files = readdirSync(path.join(assets, 'icons'))
  const drawings = listStartIcons(startMenu, appsIn(place.root), files)
  const inputs = inputsOf(drawings, assets, (svg) => svg)
  const cache = path.join(place.root, '.cache/art/start')
  const [single, double] = await makeSheets('start', inputs, cache)
  const startIcons = { src: single?.url, double: double?.url, frames: single?.frames }
  return moduleOf({ startIcons })
}

/** In pixels: twice the larger of its CSS sizes (24 on a phone, 22 on the desktop). */
const EMBLEM_EDGE = 48

/** The START button's emblem as text, for the document of `/`: a raster picture, which paints sooner than an SVG. */
export async function writeEmblem({ place }: LoadedContent): Promise<string> {
  const svg = readFileSync(path.join(place.root, 'assets/icons/start-logo.svg'))
  const { width } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  const picture = await sharp(svg, { density: (UNIT_DENSITY * EMBLEM_EDGE) / width })
    .webp({ quality: 80, alphaQuality: 50, effort: 6 })
    .toBuffer()
  return moduleOf({ emblem: `data:image/webp;base64,${picture.toString('base64')}` })
}
