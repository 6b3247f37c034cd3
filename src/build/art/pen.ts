/** Outlines of text in the site's own fonts, for pictures that the build draws (src/site/cards/pen.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import type { Pen, PenFont } from '../../site/cards/pen.ts'

const FILES: Readonly<Record<PenFont, string>> = {
  title: 'fira-sans-bold.woff2',
  text: 'dejavu-sans-condensed.woff2',
  strong: 'dejavu-sans-condensed-bold.woff2',
}

const FONT_FILE = /\.(?:woff2?|ttf|otf)$/

export interface BuildPen {
  readonly pen: Pen
  /** Letters that have been drawn as boxes, since no font in the folder has them. */
  readonly missing: ReadonlySet<string>
}

/**
 * Letters that a font of the site lacks are drawn with any other font in the folder that has them.
 * @param folder absolute path of the fonts
 * @throws {Error} if a font is missing or broken
 */
export function createPen(folder: string): BuildPen {
  const own = Object.values(FILES)
  const open = (file: string): fontkit.Font => openFont(path.join(folder, file))
  const others = readdirSync(folder)
    .filter((file) => FONT_FILE.test(file) && !own.includes(file))
    .map(open)
  const fonts = new Map(Object.entries(FILES).map(([name, file]) => [name, open(file)]))
  const missing = new Set<string>()
  const fontFor = (letter: string, first: fontkit.Font): fontkit.Font => {
    const code = letter.codePointAt(0) ?? 0
    const found = [first, ...others].find((font) => font.hasGlyphForCodePoint(code))
    if (!found && letter.trim() !== '') missing.add(letter)
    return found ?? first
  }
  const pen: Pen = (text, name, size) => {
    const first = fonts.get(name)
    if (!first) throw new Error(`There is no font for '${name}'`)
    let x = 0
    const parts: string[] = []
    for (const { font, letters } of runsOf(text, (letter) => fontFor(letter, first))) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(letters)
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
        // Fonts count upwards, pictures downwards.
        const outline = glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, 0)
        parts.push(outline.toSVG())
        x += xAdvance * scale
      })
    }
    return { d: parts.join(''), width: x }
  }
  return { pen, missing }
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
