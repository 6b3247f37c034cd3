import { expect, it } from 'vitest'
import { powerOffAt } from '../../../../src/base/motion/powerOff.ts'

it.each([
  [-100, 1, 0],
  [0, 1, 0],
  [1500, 1, 0],
  [3250, 0.8, 0.5],
  [5000, 0.6, 1],
  [9999, 0.6, 1],
  [Infinity, 0.6, 1],
])('at %d ms: brightness %d, grayscale %d', (ms, brightness, grayscale) => {
  expect(powerOffAt(ms).brightness).toBeCloseTo(brightness, 10)
  expect(powerOffAt(ms).grayscale).toBeCloseTo(grayscale, 10)
})
