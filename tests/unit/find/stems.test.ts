import { describe, expect, it } from 'vitest'
import { stem, wordsOf } from '../../../src/find/stems.ts'

it('words lose case, accents, possessives and punctuation', () => {
  expect(wordsOf("Cohen's κ, the judges' “naïve” E-mail: 1.5 — don't!")).toEqual([
    'cohen',
    'κ',
    'the',
    'judges',
    'naive',
    'email',
    '1',
    '5',
    'dont',
  ])
})

describe('a stem', () => {
  it.each([
    'recogniser recognition recognize recognising',
    'evaluate evaluation evaluating evaluator',
    'label labels labelling labeled labellers',
    'dictate dictating dictation',
    'code coding codes',
    'write writing written wrote writer',
    'licence license licensed',
    'calibrate calibration',
    'judge judges judging judgement',
    'technology technologies technological',
    'private privacy',
    'bias biases biased',
    'colour color colors',
    'drop dropped dropping drops',
  ])('is shared by %s', (forms) => {
    const [first = '', ...others] = wordsOf(forms)
    for (const other of others) expect(stem(other)).toBe(stem(first))
  })

  it.each(['rate rat', 'care car', 'noise nose', 'word world', 'hour our', 'test text'])(
    'keeps %s apart',
    (words) => {
      const [a = '', b = ''] = wordsOf(words)
      expect(stem(a)).not.toBe(stem(b))
    },
  )

  it('of what is no English word is the word', () => {
    for (const word of ['как', 'kgb', 'v8', '2022']) expect(stem(word)).toBe(word)
  })

  it('of a word that every object answers to is a stem like any other', () => {
    expect(stem('constructor')).toBe(stem('constructors'))
    expect(wordsOf('toString constructor __proto__').map(stem)).toEqual([
      stem('tostring'),
      stem('constructor'),
      'proto',
    ])
  })
})
