// @ts-check
/** Thousands of steps at random on the desk of either renderer: what breaks it is printed with the steps that do. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { letMonkeyVisit } from '../monkey/monkey.mjs'
import { startBrowser } from './harness/pages.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/report.mjs').Report} Report */

/** A fresh desk, and so many steps: a longer sequence would mostly meet a desk full of windows. */
const STEPS = 200
const SEQUENCES = 50
const RENDERERS = ['canvas', 'webgl']

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureMonkey(bench) {
  const browser = await startBrowser(bench)
  try {
    /** @type {number[]} */
    const broken = []
    for (const [seed, renderer] of RENDERERS.entries()) {
      const url = `${bench.site}?renderer=${renderer}`
      const visit = { url, steps: STEPS, sequences: SEQUENCES, seed: seed + 100 }
      const found = await withProgress(`Monkey, ${renderer}`, () => letMonkeyVisit(browser, visit))
      if (found !== null) console.log(`Seed ${visit.seed}, ${renderer}: ${found}`)
      broken.push(found === null ? 0 : 1)
    }
    return [
      {
        title: `A monkey, up to ${STEPS * SEQUENCES} steps on ${SEQUENCES} desks`,
        columns: RENDERERS,
        rows: [{ label: 'rules broken', values: broken, atMost: 0 }],
      },
    ]
  } finally {
    await browser.close()
  }
}
