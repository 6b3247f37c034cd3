/** Font faces of the owner's fonts, for letters of the desktop's labels that the program's fonts lack. */
import type { FontFile, Fonts, FontUse } from './fonts.ts'

/** The families of base/theme/fonts.ts, as the canvas uses them. */
const FACES: readonly (readonly [family: string, use: FontUse, weight: number])[] = [
  ['Meadow UI', 'text', 400],
  ['Meadow Title', 'title', 700],
]

/**
 * A browser loads a font only where one of these letters is shown.
 * @param folder of the fonts, as a style sheet names it
 */
export function ownFaces({ byUse }: Pick<Fonts, 'byUse'>, labels: string, folder: string): string {
  const letters = [...new Set(labels)].filter((letter) => letter.trim() !== '').sort()
  return FACES.flatMap(([family, use, weight]) => {
    const ranges = new Map<FontFile, string[]>()
    for (const letter of letters) {
      const font = byUse[use].find((each) => each.has(letter))
      if (font?.isOwn) ranges.set(font, [...(ranges.get(font) ?? []), rangeOf(letter)])
    }
    return Array.from(
      ranges,
      ([{ name }, range]) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${folder}/${name}');unicode-range:${range.join()}}\n`,
    )
  }).join('')
}

function rangeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16)}`
}
