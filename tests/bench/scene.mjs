// @ts-check
/** How long the scene of many overlapping windows takes: what each change of the desktop costs before a painter begins. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { withSampleModules } from '../support/sampleModules.mjs'
import { median } from './harness/report.mjs'

/** @typedef {import('./harness/report.mjs').Report} Report */

const VIEWPORT = { width: 1440, height: 900 }
const WINDOWS = 50
const TIMES = 500

/** @returns {Promise<Report[]>} */
export async function measureScene() {
  return withProgress('Scene', () =>
    withSampleModules(async (load) => {
      const { buildScene, NO_POINTER_STATE } = await load('/src/display/scene/buildScene.ts')
      const { aDesktop, aWindowAt } = await load('/tests/support/builders.ts')
      // Labels are broken once for each icon of a skin, which is none of a scene's work.
      const options = {
        labelLines: (/** @type {string} */ title) => [title],
        culling: true,
        scale: 1,
      }
      /** @param {number} at where the topmost window lies */
      const desktop = (at) => {
        const windows = Array.from({ length: WINDOWS }, (_, index) =>
          aWindowAt(`${index}`, placeOf(index), { width: 660, height: 500 }),
        )
        const topmost = aWindowAt('top', { x: at, y: at }, { width: 660, height: 500 })
        return aDesktop([...windows.slice(1), topmost], { viewport: VIEWPORT })
      }
      const states = [desktop(100), desktop(110)]
      const before = buildScene(states[0], NO_POINTER_STATE, options)
      const afresh = timed(() => buildScene(states[1], NO_POINTER_STATE, options))
      const moved = timed(() => buildScene(states[1], NO_POINTER_STATE, options, before))
      return [
        {
          title: `The scene of ${WINDOWS} overlapping windows and three icons`,
          columns: ['ms'],
          rows: [
            { label: 'built afresh', values: [afresh], digits: 2 },
            { label: 'after the topmost has moved', values: [moved], digits: 2 },
          ],
        },
      ]
    }),
  )
}

/**
 * Scattered without order, and the same in every run.
 * @param {number} index
 */
function placeOf(index) {
  return { x: (index * 397) % (VIEWPORT.width - 660), y: (index * 211) % (VIEWPORT.height - 530) }
}

/**
 * @param {() => unknown} work
 * @returns {number} the median of its milliseconds, once its code is compiled
 */
function timed(work) {
  const times = Array.from({ length: 2 * TIMES }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return median(times.slice(TIMES))
}
