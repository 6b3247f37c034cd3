import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPen } from '../../../../src/build/art/pen.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

const FONTS = path.join(ROOT, 'assets/fonts')
/** The site's fonts hold Latin letters; this test needs one that only another font in the folder has. */
const BOX = '日'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meadow-fonts-'))
  for (const name of readdirSync(FONTS))
    copyFileSync(path.join(FONTS, name), path.join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the outlines of text', () => {
  it('have no boxes for the letters of the fonts', () => {
    const { pen, missingIn } = createPen(folder)
    expect(pen('Robin’s “words” · 2026', 'title', 24).width).toBeGreaterThan(100)
    expect(missingIn('Robin’s “words” · 2026')).toEqual([])
  })

  it('name the letters that no font has, each once', () => {
    expect(createPen(folder).missingIn(`A ${BOX}${BOX} ${BOX}`)).toEqual([BOX])
  })

  it('come from another font in the folder where the own one lacks a letter', () => {
    // The mono font draws lines and boxes, which the title's font lacks.
    const { pen, missingIn } = createPen(folder)
    const drawn = pen('A│B', 'title', 24)
    const alone = [pen('A', 'title', 24), pen('B', 'title', 24)].map(({ width }) => width)
    expect(drawn.width).toBeGreaterThan((alone[0] ?? 0) + (alone[1] ?? 0))
    expect(missingIn('A│B')).toEqual([])
  })

  it('draw letters beyond Latin-1 with the other parts of the same font', () => {
    const { pen } = createPen(FONTS)
    const width = (letter: string) => pen(letter, 'title', 100).width
    expect(width('ą')).toBeCloseTo(width('a'), 0)
    expect(width('Α')).toBeCloseTo(width('A'), 0)
    expect(width('А')).toBeCloseTo(width('A'), 0)
  })

  it('have another version where a font is added', () => {
    const { version } = createPen(folder)
    expect(createPen(folder).version).toBe(version)
    copyFileSync(path.join(FONTS, 'fira-sans-bold.woff2'), path.join(folder, 'another.woff2'))
    expect(createPen(folder).version).not.toBe(version)
  })
})
