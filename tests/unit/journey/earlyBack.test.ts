import { expect, it, vi } from 'vitest'
import { earlyBack } from '../../../src/journey/earlyBack.ts'
import { entryState } from '../../../src/journey/entryIndex.ts'
import { fakeHistory } from '../../support/fakeHistory.ts'

it('Back closes what was opened before the history is followed, and stays on the page', () => {
  const history = fakeHistory()
  history.replace(entryState(0))
  const close = vi.fn<() => void>()
  const early = earlyBack(history, 0, close)
  history.subscribe(early.arrived)
  early.push()
  early.push()
  expect(history.length()).toBe(2)
  history.go(-1)
  history.arrive()
  expect([history.exits(), close.mock.calls.length]).toEqual([0, 1])
  history.go(1)
  history.go(-1)
  history.arrive()
  expect(close).toHaveBeenCalledTimes(1)
})
