/** The fonts that the build draws with: those of the site, and whatever else lies in their folder. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'
import { digestOf } from '../cache/contentCache.ts'

/** The site's own fonts, by their purpose. */
export type FontUse = 'title' | 'text' | 'strong'

const FILES: Readonly<Record<FontUse, string>> = {
  title: 'fira-sans-bold.woff2',
  text: 'dejavu-sans-condensed.woff2',
  strong: 'dejavu-sans-condensed-bold.woff2',
}
/** Invisible, and drawn by no font: see breakable.ts. */
const MARK = '\u200B'
const FONT_FILE = /\.(?:woff2?|ttf|otf)$/

export interface FontFile {
  /** Unique among the fonts. */
  readonly name: string
  /** As TrueType, OpenType or WOFF. */
  readonly data: Buffer
  has(letter: string): boolean
  /** The width of letters, as a multiple of the font's size. */
  widthOf(letters: string): number
}

/** Neighbouring letters in the same font. */
export interface FontRun {
  readonly font: FontFile
  readonly letters: string
}

export interface Fonts {
  /** All fonts, those for the purpose first. */
  readonly byUse: Readonly<Record<FontUse, readonly FontFile[]>>
  /** Splits a text by the fonts that have its letters. */
  runsIn(text: string, use: FontUse): readonly FontRun[]
  /** The width of a text, as a multiple of the font's size. */
  widthOf(text: string, use: FontUse): number
  /** Letters that no font has, each once. */
  missingIn(text: string): readonly string[]
  /** Changes whenever a font does. */
  readonly version: string
}

/**
 * @param folder absolute path
 * @throws {Error} if one of the site's fonts is missing, or a font is broken
 */
export async function openFonts(folder: string): Promise<Fonts> {
  const names = (await readdir(folder)).filter((name) => FONT_FILE.test(name)).sort()
  const fonts = await Promise.all(names.map((name) => openFont(path.join(folder, name))))
  const others = fonts.filter(({ name }) => !Object.values(FILES).includes(name))
  /** A font of the site and its other parts, whose names begin with its own. */
  const familyOf = (use: FontUse): readonly FontFile[] => {
    const own = fonts.find(({ name }) => name === FILES[use])
    if (!own) throw new Error(`${path.join(folder, FILES[use])} is missing.`)
    const { name: stem } = path.parse(FILES[use])
    return [own, ...others.filter(({ name }) => name.startsWith(stem))]
  }
  const families = { title: familyOf('title'), text: familyOf('text'), strong: familyOf('strong') }
  const allAfter = (family: readonly FontFile[]): readonly FontFile[] => [
    ...new Set([...family, ...others]),
  ]
  const byUse = {
    title: allAfter(families.title),
    text: allAfter(families.text),
    strong: allAfter(families.strong),
  }
  const runsIn: Fonts['runsIn'] = (text, use) => splitByFont(text, families[use], byUse[use])
  return {
    byUse,
    runsIn,
    widthOf: (text, use) =>
      runsIn(text, use).reduce((sum, { font, letters }) => sum + font.widthOf(letters), 0),
    missingIn: (text) =>
      [...new Set(text)].filter(
        (letter) => letter.trim() && !fonts.some((font) => font.has(letter)),
      ),
    version: digestOf(...fonts.map(({ data }) => data)),
  }
}

async function openFont(file: string): Promise<FontFile> {
  const stored = await readFile(file)
  // A copy, since the result lies in memory that the next call uses again.
  const data = file.endsWith('.woff2') ? Buffer.from(await decompress(stored)) : stored
  const font = fontkit.create(data)
  if (!('layout' in font)) throw new Error(`${file} should hold one font, not several.`)
  return {
    name: path.basename(file),
    data,
    has: (letter) => letter === MARK || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    widthOf: (letters) => font.layout(letters).advanceWidth / font.unitsPerEm,
  }
}

/** Keeps a word in one font where that is possible, since lines may be broken between two runs. */
function splitByFont(
  text: string,
  family: readonly FontFile[],
  all: readonly FontFile[],
): readonly FontRun[] {
  const runs: { font: FontFile; letters: string }[] = []
  const add = (letters: string, font = all[0]): void => {
    const last = runs.at(-1)
    if (last && last.font === font) last.letters += letters
    else if (font) runs.push({ font, letters })
  }
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    const isInFamily = [...word].every((letter) => fontWith(letter, family))
    const font = fontWith(word, isInFamily ? family : all)
    if (font) add(word, font)
    else for (const letter of word) add(letter, fontWith(letter, all))
  }
  return runs
}

function fontWith(letters: string, fonts: readonly FontFile[]): FontFile | undefined {
  return fonts.find((font) => [...letters].every((letter) => font.has(letter)))
}
