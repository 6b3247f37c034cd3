/**
 * Vite plugin: packs drawings for the canvas as `virtual:art`. `virtual:emblem` is separate, since
 * a phone has a START button but no canvas (types: `src/base/theme/art.d.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ViteDevServer } from 'vite'
import { appsIn } from '../appManifests.ts'
import { digestOf, madeFolder } from '../cache/cache.ts'
import { listDrawings } from '../art/artDrawings.ts'
import { makeEmblem } from '../art/artEmblem.ts'
import { makeSheet, SHEET_FORMAT, type SheetInput } from '../art/artSheet.ts'
import { makeWallpaper, makeWallpaperOf } from '../art/artWallpaper.ts'
import { listStartIcons } from '../art/startIcons.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { ModuleText } from '../content/pictures/moduleText.ts'

/** Bundlers' convention: the leading zero byte makes other plugins ignore the id. */
const idOf = (name: string): string => `\0${name}`
const WRITERS: ReadonlyMap<string, (content: LoadedContent) => Promise<string>> = new Map([
  [idOf('virtual:art'), writeArt],
  [idOf('virtual:emblem'), writeEmblem],
  [idOf('virtual:start-icons'), writeStartIcons],
])
const SCALES = [1, 2] as const
const FOLDERS = ['icons', 'controls', 'wallpaper']

/** Returns the folder of `NAME-1x.webp`, `NAME-1x.json` and so on. */
async function makeSheets(
  name: string,
  inputs: readonly SheetInput[],
  cache: string,
): Promise<string> {
  const drawn = inputs.flatMap((input) => [input.name, String(input.size), input.svg])
  return madeFolder(cache, digestOf(sharp.versions, SHEET_FORMAT, SCALES, ...drawn), async () => {
    const sheets = await Promise.all(SCALES.map((scale) => makeSheet(inputs, scale)))
    return Object.fromEntries(
      sheets.flatMap(({ picture, frames }, index) => [
        [`${name}-${SCALES[index]}x.webp`, picture],
        [`${name}-${SCALES[index]}x.json`, JSON.stringify(frames)],
      ]),
    )
  })
}

async function sheetDrawings(
  { place, site, desktopIcons }: LoadedContent,
  assets: string,
): Promise<readonly SheetInput[]> {
  const { hue } = site
  const onDesktop = appsIn(place.root).filter(({ hasDesktopIcon }) => hasDesktopIcon)
  const drawings = listDrawings(
    readdirSync(path.join(assets, 'icons')),
    readdirSync(path.join(assets, 'controls')),
    [...desktopIcons, ...onDesktop].flatMap(({ icon }) => icon ?? []),
  )
  const { tintedText } = await import('../theme/tinted.ts')
  const read = readerOf(assets)
  const tintedDrawing = (svg: Buffer): Buffer =>
    hue === null ? svg : Buffer.from(tintedText(svg.toString(), hue))
  return drawings.map(({ name, file, size }) => ({
    name,
    size,
    svg: name.startsWith('button/') ? tintedDrawing(read(file)) : read(file),
  }))
}

const readerOf =
  (assets: string) =>
  (file: string): Buffer =>
    readFileSync(path.join(assets, file))

async function writeArt(content: LoadedContent): Promise<string> {
  const { place, site } = content
  const { root } = place
  const assets = path.join(root, 'assets')
  const cache = path.join(root, '.cache/art')
  const [sheets, wallpaper] = await Promise.all([
    sheetDrawings(content, assets).then((inputs) =>
      makeSheets('sheet', inputs, path.join(cache, 'sheets')),
    ),
    site.wallpaper === null
      ? makeWallpaper(path.join(assets, 'wallpaper'), path.join(cache, 'wallpaper'))
      : makeWallpaperOf(
          pictureMaker(place).sourceOf(site.wallpaper),
          path.join(cache, 'wallpaper'),
        ),
  ])
  const text = new ModuleText()
  const atlases = SCALES.map((scale) => {
    const frames = readFileSync(path.join(sheets, `sheet-${scale}x.json`), 'utf8')
    const url = text.addressOf(path.join(sheets, `sheet-${scale}x.webp`))
    return `{ scale: ${scale}, url: ${url}, frames: ${frames} }`
  })
  const wallpapers = wallpaper.files.map(
    ({ width, height, avif, webp }) =>
      `{ width: ${width}, height: ${height}, avif: ${text.addressOf(avif)}, webp: ${text.addressOf(webp)} }`,
  )
  return text.with(`export const atlases = [${atlases.join(',\n')}]
export const wallpapers = [${wallpapers.join(',\n')}]
export const placeholder = ${JSON.stringify(wallpaper.placeholder)}`)
}

async function writeStartIcons({ place, startMenu }: LoadedContent): Promise<string> {
  const assets = path.join(place.root, 'assets')
  const read = readerOf(assets)
  const files = readdirSync(path.join(assets, 'icons'))
  const drawings = listStartIcons(startMenu, appsIn(place.root), files)
  const inputs = drawings.map(({ name, file, size }) => ({ name, size, svg: read(file) }))
  const cache = path.join(place.root, '.cache/art/start')
  const sheets = await makeSheets('start', inputs, cache)
  const text = new ModuleText()
  const [src, double] = SCALES.map((scale) =>
    text.addressOf(path.join(sheets, `start-${scale}x.webp`)),
  )
  const frames = readFileSync(path.join(sheets, 'start-1x.json'), 'utf8')
  return text.with(
    `export const startIcons = { src: ${src}, double: ${double}, frames: ${frames} }`,
  )
}

async function writeEmblem({ place }: LoadedContent): Promise<string> {
  const emblem = await makeEmblem(
    readFileSync(path.join(place.root, 'assets/icons/start-logo.svg')),
  )
  return `export const emblem = ${JSON.stringify(emblem)}`
}

function reloadOnChange(server: ViteDevServer, root: string): void {
  const folders = FOLDERS.map((folder) => path.join(root, 'assets', folder) + path.sep)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    const modules = [...WRITERS.keys()].flatMap((id) => server.moduleGraph.getModuleById(id) ?? [])
    if (modules.length === 0) return
    for (const module of modules) server.moduleGraph.invalidateModule(module)
    server.ws.send({ type: 'full-reload' })
  })
}

export function artPlugin(content: ContentSource): Plugin {
  const { root } = content.place
  return {
    name: 'art',
    configureServer: (server) => reloadOnChange(server, root),
    resolveId: (name) => (WRITERS.has(idOf(name)) ? idOf(name) : undefined),
    async load(id) {
      const write = WRITERS.get(id)
      return write && write(await content.load())
    },
  }
}
