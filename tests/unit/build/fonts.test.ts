import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { breakable } from '../../../src/build/fonts/breakable.ts'
import type { ContentPlace } from '../../../src/build/content/words/contentPlace.ts'
import { canvasTexts } from '../../../src/build/fonts/canvasTexts.ts'
import {
  describeMissing,
  textsOfCard,
  textsOfPdf,
} from '../../../src/build/fonts/missingLetters.ts'
import type { FontFile } from '../../../src/build/fonts/fonts.ts'
import { ownFaces } from '../../../src/build/fonts/ownFaces.ts'
import type { PdfText } from '../../../src/site/pdf/pdfText.ts'
import { anArticle } from '../../support/contentBuilders.ts'
import { openProgramFonts } from '../../support/programFonts.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const fonts = await openProgramFonts()
const runs = (text: string) =>
  fonts.runsIn(text, 'title').map(({ font, letters }) => [letters, font.name])

it('the fonts of the build draw letters that a font lacks with its other parts, then with any font', () => {
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

const ALPHABETS = {
  Vietnamese: 'Nguyễn Ảnh Ắt Đặng Ớt Ữ ỷ ỵ ₫',
  Polish: 'Zażółć gęślą jaźń Łódź',
  Turkish: 'İstanbul ığüşöç ₺',
  Greek: 'Ελένη Ώρα ΐ ἀεὶ ᾧ',
  Cyrillic: 'Дарья Їжак Ђорђе Қазақ Ө',
}

describe.each(Object.entries(ALPHABETS))('%s', (_, text) => {
  it('is drawn in the weight that is wanted, without a font of the owner', () => {
    expect(fonts.missingIn(text)).toEqual([])
    for (const use of ['text', 'strong', 'title'] as const) {
      for (const { font, letters } of fonts.runsIn(breakable(text.normalize('NFD')), use)) {
        expect([letters, font.weight]).toEqual([letters, use === 'text' ? 400 : 700])
        expect(font.name).not.toContain('mono')
      }
    }
  })
})

describe('letters that no font has', () => {
  const card = {
    path: '/cards/about.jpg',
    bar: 'site.example/about',
    kicker: 'Nguyễn 阮玲, weaver',
    title: 'About 阮玲',
    text: 'Nothing.',
    owner: 'Ada',
    host: 'site.example',
  }
  const pdf: PdfText = {
    path: '/resume.pdf',
    title: 'Résumé',
    author: 'Ada',
    subject: '',
    language: 'vi',
    day: '2026-01-31',
    paper: 'A4',
    blocks: [
      { kind: 'heading', level: 1, words: { text: 'Nguyễn 阮玲, weaver' } },
      { kind: 'pair', term: 'Skills', text: '編む' },
    ],
  }

  it('are told once, with a text and where they stand', () => {
    const told = describeMissing([...textsOfCard(card), ...textsOfPdf(pdf)], fonts)
    expect(told?.split('\n').slice(1, -2)).toEqual([
      '  阮 玲 in “Nguyễn 阮玲, weaver” (/cards/about.jpg, /resume.pdf)',
      '  編 む in “編む” (/resume.pdf)',
    ])
    const root = temporaryFolder()
    mkdirSync(path.join(root, 'posts'))
    mkdirSync(path.join(root, 'files'))
    writeFileSync(path.join(root, 'posts/loom.md'), anArticle('loom', 'Text.', { title: "'阮'" }))
    writeFileSync(path.join(root, 'files/編.pdf'), '')
    const place = { root, words: '', pictures: 'files', files: 'files' } as ContentPlace
    const desktopIcons = [{ id: 1, icon: 'run', title: '玲', appName: 'Run' }]
    expect(describeMissing(canvasTexts({ place, desktopIcons }), fonts)?.split('\n')).toEqual(
      expect.arrayContaining([
        '  玲 in “玲” (an icon on the desktop)',
        '  阮 in “阮” (the title of a window)',
        '  編 in “編.pdf” (the title of a window)',
      ]),
    )
    expect(describeMissing(textsOfCard({ ...card, kicker: 'Nguyễn', title: 'A' }), fonts)).toBe(
      undefined,
    )
  })
})

describe('a font of the owner', () => {
  it('that cannot be read is named, with what is expected', async () => {
    const file = path.join(temporaryFolder(), 'broken.ttf')
    writeFileSync(file, 'no font')
    await expect(openProgramFonts(file)).rejects.toThrow(
      /broken\.ttf cannot be read: expected one font, as \.woff2, \.ttf or \.otf/,
    )
  })

  const own = { ...fonts.byUse.text[0], name: 'own.woff2', weight: 400, isOwn: true } as FontFile
  const byUse = {
    text: [...fonts.byUse.text, { ...own, has: (letter: string) => '阮玲'.includes(letter) }],
    title: fonts.byUse.title,
    strong: fonts.byUse.strong,
  }

  it('is a face of the desktop for the letters of labels that no other font has', () => {
    expect(ownFaces({ byUse }, 'Nguyễn 阮玲, 阮 編', '../fonts')).toBe(
      "@font-face{font-family:'Meadow UI';font-weight:400;font-display:swap;src:url('../fonts/own.woff2');unicode-range:U+73b2,U+962e}\n",
    )
    expect(ownFaces({ byUse }, 'Nguyễn', '../fonts')).toBe('')
  })
})

it('lines may be broken between words of scripts without spaces', () => {
  expect(breakable('two words')).toBe('two words')
  expect(breakable('การออกแบบ').split('\u200B')).toEqual(['การ', 'ออกแบบ'])
})
