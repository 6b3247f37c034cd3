import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FONTS = new URL('../../../../src/base/theme/fonts.css', import.meta.url)

const DESKTOP_FONTS = new URL('../../../../src/boot/desktopFonts.css', import.meta.url)

it('the UI font of the desktop is Tahoma where a machine has it, else the very files that pages load', () => {
  const faces = readFileSync(DESKTOP_FONTS, 'utf8').split('@font-face').slice(1)
  const found = faces.map((face) => ({
    first: /src:\s*local\('([^']+)'\)/.exec(face)?.[1],
    file: /url\('([^']+)'\)/.exec(face)?.[1],
    weight: /font-weight: (\d+)/.exec(face)?.[1],
  }))
  expect(found.map(({ first, weight }) => [first, weight])).toEqual([
    ['Tahoma', '400'],
    ['Tahoma Bold', '700'],
  ])
  const pages = readFileSync(FONTS, 'utf8')
  for (const { file = '' } of found) expect(pages).toContain(file)
})

describe('fonts', () => {
  const css = readFileSync(FONTS, 'utf8')

  it('are where the style sheet says', () => {
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file)
    // Three for text, and the four parts of the one for titles.
    expect(files).toHaveLength(7)
    expect(files.filter((file) => !existsSync(new URL(file, FONTS)))).toEqual([])
  })

  it('each have a fallback of the same measures', () => {
    for (const name of ['Meadow UI', 'Meadow Title', 'Meadow Mono']) {
      expect(css).toContain(`'${name} Fallback'`)
    }
    expect(css.match(/size-adjust/g)?.length).toBeGreaterThanOrEqual(4)
  })
})
