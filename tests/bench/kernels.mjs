// @ts-check
/** How long the pure kernels take that run for every tick, in Node, without any browser. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { importTypeScript } from './harness/typescript.mjs'

/** @typedef {import('./harness/report.mjs').Report} Report */

/** @returns {Promise<Report[]>} */
export async function measureKernels() {
  return withProgress('Scene and snow', async () => {
    /** @type {typeof import('./scene.ts')} */
    const { measureScene } = await importTypeScript('tests/bench/scene.ts')
    /** @type {typeof import('./snow.ts')} */
    const { measureSnow } = await importTypeScript('tests/bench/snow.ts')
    const { windows50Ms, windows500Ms } = measureScene()
    const { flakes, stepMs } = measureSnow()
    return [
      {
        title: 'Scene and snow',
        columns: ['ms, median'],
        rows: [
          { label: 'scene of 50 windows', values: [windows50Ms], atMost: 1, digits: 2 },
          { label: 'scene of 500 windows', values: [windows500Ms], atMost: 25, digits: 1 },
          { label: `snow, ${flakes} flakes`, values: [stepMs], atMost: 0.2, digits: 3 },
        ],
      },
    ]
  })
}
