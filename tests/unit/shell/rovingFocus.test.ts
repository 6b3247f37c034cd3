import { expect, it } from 'vitest'
import { neighbor } from '../../../src/shell/taskbar/useRovingFocus.ts'

const keys = ['start', 'window-1', 'mute']

it.each([
  ['start', 'ArrowRight', 'window-1'],
  ['mute', 'ArrowRight', 'start'],
  ['mute', 'ArrowLeft', 'window-1'],
  ['start', 'ArrowLeft', 'mute'],
  ['window-1', 'Home', 'start'],
  ['window-1', 'End', 'mute'],
  ['window-1', 'Enter', undefined],
  ['window-1', 'ArrowUp', undefined],
  ['window-9', 'ArrowRight', undefined],
  [undefined, 'Home', undefined],
])('from %s, %s leads to %s', (from, pressed, to) => {
  expect(neighbor(keys, from, pressed)).toBe(to)
})
