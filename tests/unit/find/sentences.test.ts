import { expect, it } from 'vitest'
import { sentencesOf } from '../../../src/build/content/passages/spokenText.ts'
import { sentencesIn } from '../../../src/find/sentences.ts'

it.each([
  [['The disk C. Smith formatted is empty.', 'It has files.']],
  [['Use a tool, e.g. Vitest, as Dr. Jones does.', 'See Fig. 3 for more!']],
  [['R. Meadows and A. Smith, 2024.', 'So do I.', 'Who else?']],
  [['It costs 2.5 dollars.', 'That is little.']],
])('no abbreviation ends a sentence: %j', (sentences) => {
  expect(sentencesIn(sentences.join(' '))).toEqual(sentences)
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences)
})
