import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSpeller, isOtherWord } from '../../../src/find/spelling.ts'

const correct = createSpeller(
  [
    'kappa',
    'email',
    'technologies',
    'certificates',
    'voice',
    'line',
    'trust',
    'recognition',
    'present',
    'planes',
  ],
  9,
  isOtherWord,
)

describe('the speller', () => {
  it.each([
    ['kapa', 'kappa'],
    ['emial', 'email'],
    ['vocie', 'voice'],
    ['technolgies', 'technologies'],
    ['certifcats', 'certificates'],
    ['recogniton', 'recognition'],
    ['reccognitoin', 'recognition'],
    ['kappa', 'kappa'],
  ])('takes %s for %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant)
  })

  it.each([
    'life',
    'rust',
    'kap',
    'emotional',
    'president',
    'planets',
    'x'.repeat(500),
    'v0ice',
    '',
  ])('leaves %s alone', (typed) => {
    expect(correct(typed)).toBeUndefined()
  })

  it('forgives more in a query, but not a word that shares only its end with another', () => {
    const forgiving = createSpeller(['alarm', 'canvas', 'kubernetes'], 6)
    expect(['canves', 'kubrnets', 'salary', 'larm'].map(forgiving)).toEqual([
      'canvas',
      'kubernetes',
      undefined,
      undefined,
    ])
  })

  it('finds any word with one letter missing, doubled or swapped', () => {
    const word = fc.stringMatching(/^[a-z]{6,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(2), (known, place, kind) => {
        const i = 1 + (place % (known.length - 2))
        const pair = `${known[i + 1]}${known[i]}`
        const middle = ['', `${known[i]}${known[i]}`, pair][kind]
        const typed = known.slice(0, i) + middle + known.slice(i + (kind === 2 ? 2 : 1))
        expect(createSpeller([known], 9)(typed)).toBe(known)
      }),
    )
  })
})
