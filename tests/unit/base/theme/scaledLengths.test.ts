import { expect, test } from 'vitest'
import { scaledDeclarations, scaledLengths } from '../../../../src/base/theme/scaledLengths.ts'

test('lengths follow the text size, but neither hairlines nor addresses nor texts', () => {
  expect(scaledLengths('font: 11px / 14px Tahoma; border: 1px solid; margin: -1px 0 -3px')).toBe(
    'font: calc(11px * var(--text-scale, 1)) / calc(14px * var(--text-scale, 1)) Tahoma; ' +
      'border: 1px solid; margin: -1px 0 calc(-3px * var(--text-scale, 1))',
  )
  expect(scaledLengths('min-height: 44px')).toBe('min-height: calc(44px * var(--finger-scale, 1))')
  const kept = 'background: url("/a-16px.svg"); content: "12px"; width: 2rem'
  expect(scaledLengths(kept)).toBe(kept)
})

test('of a rule only the declarations with lengths are written, and none is written as a part of another', () => {
  // What Chromium tells of `border: 1px solid var(--line); border-bottom-width: 2px; background: …`.
  const values = new Map([
    ['border-top-width', ''],
    ['border-top-color', ''],
    ['border-bottom-width', '2px'],
    ['background-size', '14px 14px'],
    ['background-position-x', '50%'],
    ['margin-top', ''],
    ['margin-left', ''],
    ['cursor', 'url("data:image/png;base64,16px")'],
    ['height', '44px'],
    ['color', 'var(--ink)'],
  ])
  const style = {
    cssText:
      'border-top-width: ; border-top-color: ; border-bottom-width: 2px; ' +
      'background: url("data:image/png;base64,16px") 50% center / 14px 14px, none; ' +
      'margin: 4px var(--gap) !important; cursor: url("data:image/png;base64,16px"); ' +
      'height: 44px; color: var(--ink);',
    getPropertyValue: (name: string) => values.get(name) ?? '',
    [Symbol.iterator]: () => values.keys(),
  }
  expect(Object.fromEntries(scaledDeclarations(style))).toEqual({
    'border-bottom-width': 'calc(2px * var(--text-scale, 1))',
    'background-size': 'calc(14px * var(--text-scale, 1)) calc(14px * var(--text-scale, 1))',
    margin: 'calc(4px * var(--text-scale, 1)) var(--gap)',
    height: 'calc(44px * var(--finger-scale, 1))',
  })
})
