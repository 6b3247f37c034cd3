/** How long one step of the snow takes on a 4K viewport. */
import { createSnow, stepSnow } from '../../src/base/motion/snow.ts'
import { medianProcessorMs } from './harness/processorTime.mjs'

export interface SnowTimes {
  readonly flakes: number
  /** Median milliseconds of processor time for one step. */
  readonly stepMs: number
}

const VIEWPORT = { width: 3840, height: 2160 }
const SAMPLES = 60
const STEPS = 200
const TICK_MS = 1000 / 60

export function measureSnow(): SnowTimes {
  // Evenly spread numbers without chance: every run steps the same flakes.
  let drawn = 0
  const snow = createSnow(VIEWPORT, () => (drawn += 0.618034) % 1)
  const ms = medianProcessorMs(SAMPLES, () => {
    for (let step = 0; step < STEPS; step += 1) stepSnow(snow, TICK_MS)
  })
  return { flakes: snow.count, stepMs: ms / STEPS }
}
