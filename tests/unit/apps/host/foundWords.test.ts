import { expect, it } from 'vitest'
import { patternOf } from '../../../../src/apps/host/documents/foundWords.ts'

const found = (text: string, ...words: readonly string[]) =>
  [...text.matchAll(patternOf(words))].map(([word]) => word)

it.each([
  ['in any case', 'A Voice, his VOICE.', ['voice'], ['Voice', 'VOICE']],
  ['whole, or where another mark ends', 'voices, voice-over, 2voice', ['voice'], ['voice']],
  ['the longer one first', 'Node.js and node', ['node', 'node.js'], ['Node.js', 'node']],
  ['with their signs', 'In C++ (a+b)', ['c++'], ['C++']],
  ['inside of prose without spaces', '绿茶很好', ['茶'], ['茶']],
])('words are found %s', (_how, text, words, expected) => {
  expect(found(text, ...words)).toEqual(expected)
})
