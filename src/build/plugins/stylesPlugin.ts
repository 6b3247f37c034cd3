/** Vite plugin: puts the theme's tokens and what the owner chose into style sheets: hue, wallpaper, fonts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { contrastTokens } from '../../base/theme/contrast.ts'
import { cssTokens } from '../../base/theme/cssTokens.ts'
import type { Theme, TokenPart, Tokens } from '../../base/theme/theme.ts'
import { ownWallpaper } from '../content/artModules.ts'
import { schemeTokens, themeOf } from '../content/themeModule.ts'
import { SCHEMES } from '../../base/theme/schemes/schemes.ts'
import { digestOf, madeFolder } from '../cache/cache.ts'
import { tintOf } from '../theme/tint.ts'
import type { ContentSource } from '../content/contentSource.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { canvasTexts } from '../fonts/canvasTexts.ts'
import { hasOwnFonts, openFonts } from '../fonts/fonts.ts'
import { ownFaces } from '../fonts/ownFaces.ts'

const TOKENS_RULE = /@(tokens|contrast|scheme)\s+([^;\s]+)\s*;/g
const CONTROLS = 'assets/controls/'
const CONTROL = /\burl\((['"])[^'")]*\/assets\/controls\/([\w-]+\.svg(?:\?inline)?)\1\)/g
const WALLPAPER =
  /url\('[^']*\/assets\/wallpaper\/wallpaper-(?<width>\d+)\.(?<format>avif|webp)'\)/g
const LABEL_FONTS = /\/boot\/desktopFonts\.css(?:\?|$)/

export function stylesPlugin(content: ContentSource): Plugin {
  return {
    name: 'styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      async handler(code, id) {
        const loaded = await content.load()
        const folder = path.dirname(id)
        const themed = withTokens(code, await themeOf(loaded))
        const drawn = await withWallpaper(await withControls(themed, folder, loaded), loaded)
        const faces = LABEL_FONTS.test(id) ? await facesOf(loaded, folder) : ''
        return { code: drawn + faces, map: null }
      },
    },
  }
}

/** @throws Error if the sheet names a part that no theme has */
function withTokens(css: string, theme: Theme): string {
  return css.replaceAll(TOKENS_RULE, (rule: string, kind: string, part: string) => {
    if (kind === 'scheme') return schemeRule(part, theme)
    // Outside of the layers, so that it holds for parts that load later, too.
    if (kind === 'contrast')
      return `@media (forced-colors:active){:root{${declarations(contrastTokens(cssTokens(theme)))}}}`
    if (!(part in theme.tokens))
      throw new Error(`${rule} asks for a part that the theme does not have`)
    return `@layer base{:root{${declarations(cssTokens(theme, [part as TokenPart]))}}}`
  })
}

/** Outside of the layers, too. Paper, and contrast themes of the visitor's system, have colours of their own. */
function schemeRule(name: string, built: Theme): string {
  const scheme = SCHEMES.find((each) => each.name === name)
  if (!scheme) throw new Error(`@scheme asks for ${name}, which is none`)
  const tokens = declarations(schemeTokens(scheme, built))
  return `@media screen and (forced-colors:none){:root[data-theme='${name}']{${tokens}}}`
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}

/** The canvas has its drawings in the owner's hue from a sheet (content/artModules.ts). */
async function withControls(
  css: string,
  folder: string,
  { place: { root }, site: { hue } }: LoadedContent,
): Promise<string> {
  if (hue === null || !css.includes(CONTROLS)) return css
  const cache = path.join(root, '.cache/art/controls')
  const tinted = await tintedControls(path.join(root, CONTROLS), cache, hue)
  return withDrawings(css, path.relative(folder, tinted))
}

/** @returns the folder of the drawings in this hue */
export async function tintedControls(source: string, cache: string, hue: number): Promise<string> {
  const tint = await tintOf(hue)
  const tinted = readdirSync(source).map(
    (name) => [name, tint(readFileSync(path.join(source, name), 'utf8'))] as const,
  )
  return madeFolder(cache, digestOf(tinted), () => Object.fromEntries(tinted))
}

/** They stay files, as without a hue: inlined they would weigh down the document of `/`. */
export function withDrawings(css: string, folder: string): string {
  return css.replaceAll(
    CONTROL,
    (_address, quote: string, name: string) =>
      `url(${quote}${normalizePath(folder)}/${name}${quote})`,
  )
}

/** Replaces each file of the program's wallpaper, which a phone shows, with one of about its width. */
async function withWallpaper(css: string, content: LoadedContent): Promise<string> {
  const made = css.includes('/assets/wallpaper/') ? await ownWallpaper(content) : undefined
  if (!made) return css
  return css.replaceAll(WALLPAPER, (_, width: string, format: 'avif' | 'webp') => {
    const fitting = made.files.find((each) => each.width >= Number(width)) ?? made.files.at(-1)
    if (!fitting) throw new Error('The wallpaper has no files')
    return `url('/${normalizePath(path.relative(content.place.root, fitting[format]))}')`
  })
}

/** The owner's fonts, where labels of the desktop need them. */
async function facesOf(content: LoadedContent, folder: string): Promise<string> {
  const fonts = path.join(content.place.root, 'assets/fonts')
  if (!(await hasOwnFonts(fonts))) return ''
  const { name, blog } = content.site
  const labels = [name, blog.heading, ...canvasTexts(content).map(({ text }) => text)]
  const place = normalizePath(path.relative(folder, fonts))
  return ownFaces(await openFonts(fonts), labels.join(' '), place)
}
