// @ts-check
/** Times code of this process. */
import { median } from './statistics.mjs'

/**
 * Processor time, not the clock's: what other processes take of the machine does not count.
 * @param {number} samples
 * @param {(sample: number) => void} run some tenths of a millisecond at least, for the clock's sake
 * @returns {number} median milliseconds of one run
 */
export function medianProcessorMs(samples, run) {
  const times = Array.from({ length: samples }, (_, sample) => {
    const start = process.cpuUsage()
    run(sample)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return median(times)
}
