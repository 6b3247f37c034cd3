/** Outlines of text in the site's own fonts, for pictures that the build draws (src/site/cards/pen.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import type { Pen, PenFont } from '../../site/cards/pen.ts'
import { digestOf } from '../cache/contentCache.ts'

const FILES: Readonly<Record<PenFont, string>> = {
  title: 'fira-sans-bold.woff2',
  text: 'dejavu-sans-condensed.woff2',
  strong: 'dejavu-sans-condensed-bold.woff2',
}

/** Pieces of text, those of a few cards. */
const REMEMBERED = 500

const FONT_FILE = /\.(?:woff2?|ttf|otf)$/

/** Neighbouring letters that are set in the font of one file. */
export interface FontRun {
  /** Absolute path. */
  readonly file: string
  readonly letters: string
  /** In shares of the font's size. */
  readonly width: number
}

export interface BuildPen {
  readonly pen: Pen
  /** The letters of a text by the fonts that have them. */
  readonly runsIn: (text: string, font: PenFont) => readonly FontRun[]
  /** The letters of a text that are drawn as boxes, since no font in the folder has them. */
  readonly missingIn: (text: string) => readonly string[]
  /** Another one for other fonts. */
  readonly version: string
}

/**
 * Letters that a font of the site lacks are drawn with any other font in the folder that has them, at best with one
 * whose name begins with that of the font: another part of it.
 * @param folder absolute path of the fonts
 * @throws {Error} if a font is missing or broken
 */
export function createPen(folder: string): BuildPen {
  const own = Object.values(FILES)
  const fileOf = new Map<fontkit.Font, string>()
  const open = (name: string): fontkit.Font => {
    const file = path.join(folder, name)
    const font = openFont(file)
    fileOf.set(font, file)
    return font
  }
  const files = readdirSync(folder).filter((file) => FONT_FILE.test(file))
  const others = files.filter((file) => !own.includes(file))
  const opened = new Map(others.map((file) => [file, open(file)]))
  const has = (letter: string, font: fontkit.Font): boolean =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  /** The font itself, its other parts, and all others. */
  const fontsAfter = (name: PenFont): readonly [fontkit.Font, ...fontkit.Font[]] => {
    const { name: stem } = path.parse(FILES[name])
    const sorted = [...opened].toSorted(
      ([a], [b]) => Number(b.startsWith(stem)) - Number(a.startsWith(stem)),
    )
    return [open(FILES[name]), ...sorted.map(([, font]) => font)]
  }
  const fonts = {
    title: fontsAfter('title'),
    text: fontsAfter('text'),
    strong: fontsAfter('strong'),
  }
  const known = new Map<string, readonly Run[]>()
  const layOut = (text: string, name: PenFont): readonly Run[] => {
    const [first, ...rest] = fonts[name]
    const fontFor = (letter: string): fontkit.Font =>
      [first, ...rest].find((font) => has(letter, font)) ?? first
    return runsOf(text, fontFor).map(({ font, letters }) => ({
      file: fileOf.get(font) ?? '',
      letters,
      unitsPerEm: font.unitsPerEm,
      layout: font.layout(letters),
    }))
  }
  const runsFor = (text: string, name: PenFont): readonly Run[] => {
    const key = `${name} ${text}`
    const runs = known.get(key) ?? layOut(text, name)
    // To find where lines break, the same words are tried in several sizes.
    if (known.size > REMEMBERED) known.clear()
    known.set(key, runs)
    return runs
  }
  const pen: Pen = (text, name, size) => {
    const runs = runsFor(text, name)
    const width = runs.reduce(
      (sum, { unitsPerEm, layout }) => sum + (layout.advanceWidth * size) / unitsPerEm,
      0,
    )
    return { width, outline: () => outlineOf(runs, size) }
  }
  const all = Object.values(fonts).flat()
  return {
    pen,
    runsIn: (text, name) =>
      runsFor(text, name).map(({ file, letters, unitsPerEm, layout }) => ({
        file,
        letters,
        width: layout.advanceWidth / unitsPerEm,
      })),
    missingIn: (text) =>
      [...new Set(text)].filter(
        (letter) => letter.trim() !== '' && !all.some((font) => has(letter, font)),
      ),
    version: digestOf(...files.map((file) => readFileSync(path.join(folder, file)))),
  }
}

/** Letters that are set in one font, in its own units. */
interface Run {
  /** Absolute path of the font. */
  readonly file: string
  readonly letters: string
  readonly unitsPerEm: number
  readonly layout: fontkit.GlyphRun
}

/** @returns data of an SVG path */
function outlineOf(runs: readonly Run[], size: number): string {
  let x = 0
  const parts: string[] = []
  for (const { unitsPerEm, layout } of runs) {
    const scale = size / unitsPerEm
    layout.glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = layout.positions[index] ?? {}
      // Fonts count upwards, pictures downwards.
      const outline = glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, 0)
      parts.push(outline.toSVG())
      x += xAdvance * scale
    })
  }
  return parts.join('')
}

/** Neighbouring letters that are drawn with the same font belong together. */
function runsOf(
  text: string,
  fontOf: (letter: string) => fontkit.Font,
): readonly { readonly font: fontkit.Font; readonly letters: string }[] {
  const runs: { font: fontkit.Font; letters: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter)
    const last = runs.at(-1)
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}

function openFont(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts; one is wanted`)
  return font
}
