import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { breakable } from '../../../src/build/fonts/breakable.ts'
import { openFonts } from '../../../src/build/fonts/fonts.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'

const FOLDER = path.join(ROOT, 'assets/fonts')
const folder = mkdtempSync(path.join(tmpdir(), 'meadow-fonts-'))
for (const name of readdirSync(FOLDER))
  copyFileSync(path.join(FOLDER, name), path.join(folder, name))
afterAll(() => rmSync(folder, { recursive: true }))

const fonts = await openFonts(folder)
const runs = (text: string) =>
  fonts.runsIn(text, 'title').map(({ font, letters }) => [letters, font.name])

describe('the fonts of the build', () => {
  it('name the letters that no font has, each once', () => {
    expect(fonts.missingIn('Robin’s “words” · 2026')).toEqual([])
    expect(fonts.missingIn('A 日日 日')).toEqual(['日'])
  })

  it('draw letters that a font lacks with its other parts, then with any font', () => {
    expect(runs('Ada Дарья Ελένη')).toEqual([
      ['Ada ', 'fira-sans-bold.woff2'],
      ['Дарья', 'fira-sans-bold-cyrillic.woff2'],
      [' ', 'fira-sans-bold.woff2'],
      ['Ελένη', 'fira-sans-bold-greek.woff2'],
    ])
    expect(runs('Łó')).toEqual([
      ['Ł', 'fira-sans-bold-latin-ext.woff2'],
      ['ó', 'fira-sans-bold.woff2'],
    ])
    expect(runs('│')).toEqual([['│', 'dejavu-sans-mono.woff2']])
    expect(runs('日')).toEqual([['日', 'fira-sans-bold.woff2']])
  })
})

describe('lines', () => {
  it('may be broken between words of scripts without spaces', () => {
    expect(breakable('two words')).toBe('two words')
    expect(breakable('การออกแบบ').split('\u200B')).toEqual(['การ', 'ออกแบบ'])
  })
})
