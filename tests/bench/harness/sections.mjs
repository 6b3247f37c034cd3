// @ts-check
/** The sections of a run, by the names that `--only` takes, in the order in which they run. */
import { withProgress } from '../../../src/build/scripts/progress.mjs'
import { measureChat } from '../chat.mjs'
import { measureDrag } from '../drag.mjs'
import { measureGrowth } from '../growth.mjs'
import { measureIdle } from '../idle.mjs'
import { measureKernels } from '../kernels.mjs'
import { measureLighthouse } from '../lighthouse.mjs'
import { measureLoad } from '../load.mjs'
import { measureMemory } from '../memory.mjs'
import { measurePicture } from '../picture.mjs'
import { measureSearch } from '../search.mjs'
import { measureStart } from '../start.mjs'
import { measureSteps } from '../steps.mjs'

/** @typedef {import('./pages.mjs').Bench} Bench */
/** @typedef {import('./report.mjs').Report} Report */

/** @type {Readonly<Record<string, (bench: Bench) => Promise<readonly Report[]>>>} */
export const SECTIONS = {
  drag: measureDrag,
  idle: measureIdle,
  steps: measureSteps,
  scene: measureKernels,
  memory: measureMemory,
  load: measureLoad,
  lighthouse: measureLighthouse,
  chat: () => withProgress('Chat', measureChat),
  search: measureSearch,
  picture: measurePicture,
  start: measureStart,
  growth: measureGrowth,
}
