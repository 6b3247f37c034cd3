import { expect, test } from 'vitest'
import { scaledLengths } from '../../../../src/base/theme/scaledLengths.ts'

test('lengths follow the text size, but neither hairlines nor addresses nor texts', () => {
  expect(scaledLengths('font: 11px / 14px Tahoma; border: 1px solid; margin: -1px 0 -3px')).toBe(
    'font: calc(11px * var(--text-scale, 1)) / calc(14px * var(--text-scale, 1)) Tahoma; ' +
      'border: 1px solid; margin: -1px 0 calc(-3px * var(--text-scale, 1))',
  )
  expect(scaledLengths('min-height: 44px')).toBe('min-height: calc(44px * var(--finger-scale, 1))')
  const kept = 'background: url("/a-16px.svg"); content: "12px"; width: 2rem'
  expect(scaledLengths(kept)).toBe(kept)
})
