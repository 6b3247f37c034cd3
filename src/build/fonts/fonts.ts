/** The fonts that the build draws with: the site's own and any others in their folder. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'
import { digestOf } from '../cache/cache.ts'
import { BREAK } from './breakable.ts'

export type FontUse = 'title' | 'text' | 'strong'

const FILES: Readonly<Record<FontUse, string>> = {
  title: 'fira-sans-bold.woff2',
  text: 'dejavu-sans-condensed.woff2',
  strong: 'dejavu-sans-condensed-bold.woff2',
}
const FONT_FILE = /\.(?:woff2?|ttf|otf)$/
/** The families that come with the program; all other fonts are the owner's. */
const PROGRAM = /^(?:dejavu|fira)-/
const WEIGHTS: Readonly<Record<FontUse, number>> = { title: 700, text: 400, strong: 700 }

export interface FontFile {
  readonly name: string
  /** As TrueType, OpenType or WOFF. */
  readonly data: Buffer
  /** 400 is regular, 700 bold. */
  readonly weight: number
  readonly isOwn: boolean
  has(letter: string): boolean
  /** Width as a multiple of the font size. */
  widthOf(letters: string): number
}

export interface FontRun {
  readonly font: FontFile
  readonly letters: string
}

export interface Fonts {
  /** In order of preference: main file, its parts (same prefix), others of that weight, the rest. */
  readonly byUse: Readonly<Record<FontUse, readonly FontFile[]>>
  runsIn(text: string, use: FontUse): readonly FontRun[]
  widthOf(text: string, use: FontUse): number
  missingIn(text: string): readonly string[]
  /** Changes whenever a font does. */
  readonly version: string
}

export async function hasOwnFonts(folder: string): Promise<boolean> {
  return (await readdir(folder)).some((name) => FONT_FILE.test(name) && !PROGRAM.test(name))
}

/** @throws {Error} if one of the site's fonts is missing, or a font is broken */
export async function openFonts(folder: string): Promise<Fonts> {
  const names = (await readdir(folder)).filter((name) => FONT_FILE.test(name)).sort()
  const fonts: FontFile[] = []
  // Sequential: the decompressed font is in memory that the next call reuses.
  for (const name of names) fonts.push(await openFont(path.join(folder, name)))
  const fontsFor = (use: FontUse): readonly FontFile[] => {
    const own = fonts.find(({ name }) => name === FILES[use])
    if (!own) throw new Error(`${path.join(folder, FILES[use])} is missing.`)
    const parts = fonts.filter(({ name }) => mainOf(name) === FILES[use])
    const distance = ({ weight }: FontFile): number => Math.abs(weight - WEIGHTS[use])
    const others = fonts.toSorted((a, b) => distance(a) - distance(b))
    return [...new Set([own, ...parts, ...others])]
  }
  const byUse = { title: fontsFor('title'), text: fontsFor('text'), strong: fontsFor('strong') }
  const runsIn: Fonts['runsIn'] = (text, use) => splitByFont(text, byUse[use])
  return {
    byUse,
    runsIn,
    widthOf: (text, use) =>
      runsIn(text, use).reduce((sum, { font, letters }) => sum + font.widthOf(letters), 0),
    missingIn: (text) =>
      [...new Set(text.normalize('NFC'))].filter(
        (letter) => letter.trim() && !fonts.some((font) => font.has(letter)),
      ),
    version: digestOf(...fonts.map(({ data }) => data)),
  }
}

/** The main file of which this is a part: the one with the longest name that it begins with. */
function mainOf(name: string): string | undefined {
  return Object.values(FILES)
    .filter((main) => name.startsWith(path.parse(main).name))
    .sort((a, b) => b.length - a.length)[0]
}

async function openFont(file: string): Promise<FontFile> {
  const { data, font } = await readFont(file).catch((cause: unknown) => {
    const expected = 'expected one font, as .woff2, .ttf or .otf'
    throw new Error(`${file} cannot be read: ${expected}.`, { cause })
  })
  return {
    name: path.basename(file),
    data,
    weight: font['OS/2']?.usWeightClass ?? 400,
    isOwn: !PROGRAM.test(path.basename(file)),
    has: (letter) => letter === BREAK || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    widthOf: (letters) => font.layout(letters).advanceWidth / font.unitsPerEm,
  }
}

async function readFont(
  file: string,
): Promise<{ readonly data: Buffer; readonly font: fontkit.Font }> {
  const stored = await readFile(file)
  const data = file.endsWith('.woff2') ? Buffer.from(await decompress(stored)) : stored
  const font = fontkit.create(data)
  if (!('layout' in font)) throw new Error('It holds several fonts.')
  return { data, font }
}

function splitByFont(text: string, fonts: readonly FontFile[]): readonly FontRun[] {
  const runs: { font: FontFile; letters: string }[] = []
  for (const letter of text) {
    const font = fonts.find((each) => each.has(letter)) ?? fonts[0]
    const last = runs.at(-1)
    if (last && last.font === font) last.letters += letter
    else if (font) runs.push({ font, letters: letter })
  }
  return runs
}
