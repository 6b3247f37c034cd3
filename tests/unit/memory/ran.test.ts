import { expect, it } from 'vitest'
import { LONGEST_RUN, MOST_RUN, withRun } from '../../../src/memory/ran.ts'

it('what was run is listed once, the newest first, and bounded', () => {
  expect(withRun(['notepad', 'calc'], ' calc ')).toEqual(['calc', 'notepad'])
  const many = Array.from({ length: 40 }, (_, index) => `app ${index}`)
  expect(many.reduce<readonly string[]>(withRun, [])).toEqual(many.toReversed().slice(0, MOST_RUN))
  expect(withRun([], 'x'.repeat(1000))[0]).toHaveLength(LONGEST_RUN)
})
