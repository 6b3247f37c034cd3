import { expect, test } from 'vitest'
import { letterOf } from '../../../../src/base/kit/letterKey.ts'

test.each([
  ['a', 'KeyA', 'a', 'the letter itself'],
  ['A', 'KeyQ', 'a', 'in AZERTY, what it types'],
  ['л', 'KeyK', 'k', 'in Russian, its place'],
  ['Φ', 'KeyF', 'f', 'in Greek, its place'],
  ['ı', 'KeyI', 'i', 'in Turkish, its place'],
  ['ж', 'Semicolon', '', 'a place that types no Latin letter'],
  ['˚', 'KeyK', '', 'a sign that Option types on a Mac'],
  ['Enter', 'Enter', '', 'a named key'],
  ['1', 'Digit1', '', 'a digit'],
])('the letter of %s (%s) is "%s": %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})
