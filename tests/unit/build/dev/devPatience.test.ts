import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { patience } from '../../../../src/build/dev/devPatience.ts'

const visit = { headers: { 'sec-fetch-mode': 'navigate' } }

it('who opens a page that is still being made is told so after a moment, and programs wait for it', async () => {
  let finish = (): void => {}
  const prepare = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const isPrepared = patience(prepare, setImmediate)
  expect(await isPrepared({ headers: {} })).toBe(true)
  expect(await isPrepared(visit)).toBe(false)
  finish()
  expect(await isPrepared(visit)).toBe(true)
  expect(prepare).toHaveBeenCalledOnce()
})

it('a page that cannot be made is asked for, which says why', async () => {
  expect(await patience(() => Promise.reject(new Error('lost')), setImmediate)(visit)).toBe(true)
})
