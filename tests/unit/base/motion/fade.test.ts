import { expect, it } from 'vitest'
import { fadeAt } from '../../../../src/base/motion/fade.ts'

const fadeIn = { from: 0, to: 1, durationMs: 1000 }
const fadeOut = { from: 1, to: 0, durationMs: 1000 }

it.each([
  [fadeIn, -5, 0],
  [fadeIn, 0, 0],
  [fadeIn, 250, 0.25],
  [fadeIn, 1000, 1],
  [fadeIn, Infinity, 1],
  [fadeOut, 0, 1],
  [fadeOut, 900, 0.1],
  [fadeOut, 5000, 0],
  [{ from: 0.2, to: 0.7, durationMs: 0 }, 0, 0.7],
])('%o at %d ms: %d', (fade, ms, opacity) => {
  expect(fadeAt(ms, fade)).toBeCloseTo(opacity, 10)
})
