/** Outlines of text in the site's own fonts, for pictures that the build draws (src/site/cards/pen.ts). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import type { Pen, PenFont } from '../../site/cards/pen.ts'

const FILES: Readonly<Record<PenFont, string>> = {
  title: 'fira-sans-bold.woff2',
  text: 'dejavu-sans-condensed.woff2',
  strong: 'dejavu-sans-condensed-bold.woff2',
}

/**
 * @param folder absolute path of the fonts
 * @throws {Error} if a font is missing or broken
 */
export function createPen(folder: string): Pen {
  const fonts = Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => [name, openFont(path.join(folder, file))]),
  )
  return (text, name, size) => {
    const font = fonts[name]
    if (!font) throw new Error(`There is no font for '${name}'`)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let x = 0
    const parts = glyphs.map((glyph, index) => {
      const position = positions[index]
      const place = x + (position?.xOffset ?? 0)
      x += position?.xAdvance ?? 0
      // Fonts count upwards, pictures downwards.
      return glyph.path.transform(scale, 0, 0, -scale, place * scale, 0).toSVG()
    })
    return { d: parts.join(''), width: x * scale }
  }
}

function openFont(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts; one is wanted`)
  return font
}
