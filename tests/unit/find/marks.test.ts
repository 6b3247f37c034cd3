import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundWords, pieces, quote, spoken } from '../../../src/find/marks.ts'

const marked = (text: string, ...terms: readonly string[]): string =>
  pieces(text, new Set(terms))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('marks', () => {
  it('are whole words, as they are written', () => {
    expect(marked('Voice, or voices: a VOICE.', 'voice')).toBe('[Voice], or voices: a [VOICE].')
    expect(marked('Made with Node.js today', 'js')).toBe('Made with [Node.js] today')
    expect(marked('Nothing here', 'voice')).toBe('Nothing here')
    expect(marked('', 'voice')).toBe('')
  })

  it('are one piece where no spaces part words', () => {
    expect(marked('การออกแบบที่ดี', 'ออ', 'อก', 'กแบ', 'แบบ')).toBe('การ[ออกแบบ]ที่ดี')
    expect(marked('绿茶。', '茶')).toBe('绿[茶]。')
  })

  it('are found again by their words, each once', () => {
    const entry = {
      group: 'Articles',
      name: 'Voices',
      text: 'A VOICE, his voice, voices.',
    } as const
    const terms = new Set(['voice', 'voices'])
    expect(foundWords({ entry, terms })).toEqual(['voices', 'voice'])
  })

  it('lose no letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
        const found = pieces(text, new Set(terms))
        expect(found.map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })
})

describe('a quote', () => {
  const filler = 'some words that say nothing of note '.repeat(20)

  it('is the whole of a short text, and the beginning of one without a match', () => {
    expect(quote('A short text.', new Set(['short']))).toBe('A short text.')
    expect(quote(filler, new Set(['kappa']))).toMatch(/^some words .* …$/)
  })

  it('shows where most of the words stand', () => {
    const text = `${filler}kappa ${filler}kappa and its paradox ${filler}`
    const shown = quote(text, new Set(['kappa', 'paradox']))
    expect(shown).toContain('kappa and its paradox')
    expect(shown).toMatch(/^… .* …$/)
    expect(shown.length).toBeLessThan(150)
  })

  it('parts no letter from its marks', () => {
    for (const letter of ['กี่', 'ស្រ', '𠮷', 'မ္မိ'])
      expect(quote(letter.repeat(200), new Set())).toBe(`${letter.repeat(130 / letter.length)} …`)
  })

  it('ends with the text', () => {
    expect(quote(`${filler}kappa`, new Set(['kappa']))).toMatch(/^… .*kappa$/)
  })

  it('is never long, and is part of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('kappa', 'word', 'a', 'x'.repeat(200))), (words) => {
        const text = words.join(' ')
        const shown = quote(text, new Set(['kappa']))
        expect(shown.length).toBeLessThanOrEqual(136)
        expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''))
      }),
    )
  })
})

it('a result is announced with a stop between its parts', () => {
  expect(spoken(['Is kappa stable?', 'How to test', undefined, ''])).toBe(
    'Is kappa stable? How to test',
  )
  expect(spoken(['Kappa moves', 'How to test', 'It is … low …'])).toBe(
    'Kappa moves. How to test. It is … low …',
  )
})
