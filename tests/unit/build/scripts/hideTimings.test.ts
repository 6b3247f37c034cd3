import { expect, it, vi } from 'vitest'
import { hideTimings } from '../../../../src/build/scripts/hideTimings.mjs'

it('what the bundler says of its own speed is not printed, and its other warnings are', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  hideTimings()
  console.warn('[PLUGIN_TIMINGS] Warning: Your build spent significant time in plugins.')
  console.warn('[EVAL] Warning: Use of direct `eval`.')
  expect(warn.mock.calls).toEqual([['[EVAL] Warning: Use of direct `eval`.']])
})
