import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieces, quote } from '../../../../src/documents/find/marks.ts'

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
