import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrameScheduler, type FrameScheduler } from '../../../../src/base/motion/scheduler.ts'

let callbacks: ((now: number) => void)[]
let errors: unknown[]
let scheduler: FrameScheduler

/** Runs the frames that are asked for now. */
function frame(now: number): void {
  const due = callbacks
  callbacks = []
  for (const callback of due) callback(now)
}

beforeEach(() => {
  callbacks = []
  errors = []
  scheduler = createFrameScheduler(
    { requestAnimationFrame: (callback) => callbacks.push(callback) },
    (error) => errors.push(error),
  )
})

describe('the frame scheduler', () => {
  it('steps, then places, then presents', () => {
    const order: string[] = []
    scheduler.on('present', () => order.push('present'))
    scheduler.on('place', () => order.push('place'))
    scheduler.on('step', () => order.push('step'))
    scheduler.animate(() => {
      order.push('animation')
      return false
    })
    frame(0)
    expect(order).toEqual(['animation', 'step', 'place', 'present'])
  })

  it('reports what a handler throws, and runs the others', () => {
    const handler = vi.fn()
    scheduler.on('step', () => {
      throw new Error('broken')
    })
    scheduler.on('place', handler)
    scheduler.request()
    frame(0)
    expect(handler).toHaveBeenCalledOnce()
    expect(errors).toEqual([new Error('broken')])
  })
})
