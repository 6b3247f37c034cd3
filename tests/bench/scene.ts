/**
 * How long the scene takes to build, occlusion included, for many overlapping windows. Every build
 * follows a move of one window, so that no remembered list is of help.
 */
import { buildScene, NO_POINTER_STATE } from '../../src/display/scene/buildScene.ts'
import type { Scene } from '../../src/display/scene/types.ts'
import type { DesktopState } from '../../src/desktop/state.ts'
import { aDesktop, aWindowAt } from '../support/builders.ts'
import { medianProcessorMs } from './harness/processorTime.mjs'

export interface SceneTimes {
  readonly windows50Ms: number
  readonly windows500Ms: number
}

const OPTIONS = { labelLines: (title: string) => [title], culling: true, scale: 1 }
const VIEWPORT = { width: 1920, height: 1080 }

/** Median milliseconds of processor time for one build on a 1920x1080 viewport. */
export function measureScene(): SceneTimes {
  return { windows50Ms: medianBuild(50, 400), windows500Ms: medianBuild(500, 60) }
}

function medianBuild(count: number, builds: number): number {
  const states = [desktopOf(count, 0), desktopOf(count, 1)]
  let scene: Scene | undefined
  const ms = medianProcessorMs(builds, (build) => {
    const state = states[build % 2]
    if (state !== undefined) scene = buildScene(state, NO_POINTER_STATE, OPTIONS, scene)
  })
  if (scene?.windows.length !== count) throw new Error('the scene lost windows')
  return ms
}

/** Windows spread like leaves: sizes and places by a fixed rule, the topmost one moved by `step`. */
function desktopOf(count: number, step: number): DesktopState {
  const windows = Array.from({ length: count }, (_, i) => {
    const isTopmost = i === count - 1
    const size = { width: 120 + ((i * 97) % 500), height: 100 + ((i * 61) % 400) }
    const origin = { x: (i * 211) % 1500, y: (i * 137) % 800 }
    return aWindowAt(String(i + 1), isTopmost ? { x: 300 + step, y: 200 } : origin, size)
  })
  return aDesktop(windows, { viewport: VIEWPORT })
}
