/** A desktop without a browser: store, scene, frames and grabs are the real ones, and the painter only notes what it is told. */
import { vi } from 'vitest'
import type { Box } from '../../src/base/geometry/box.ts'
import { windowBox } from '../../src/desktop/placement.ts'
import { windowById } from '../../src/desktop/selectors.ts'
import { createDesktopStore } from '../../src/desktop/store/store.ts'
import { createGrabs } from '../../src/display/input/grab.ts'
import type { IconGrabHost } from '../../src/display/input/iconGrab.ts'
import type { SteerHost } from '../../src/display/input/steerWindow.ts'
import { createSceneStore } from '../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from './builders.ts'
import { manualFrames } from './manualFrames.ts'

type Painter = SteerHost['painter'] & IconGrabHost['painter']

/**
 * @param scale device pixels per CSS pixel
 * @param appNames apps that are opened, bottom to top
 */
export function runningDesktop(scale: number, ...appNames: readonly string[]) {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  for (const appName of appNames) store.dispatch({ type: 'app/added', appName })
  const options = { scale, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const { scheduler, tick } = manualFrames()
  const painter = {
    grab: vi.fn<Painter['grab']>(),
    previewSnap: vi.fn<Painter['previewSnap']>(),
    steer: vi.fn<Painter['steer']>(),
    say: vi.fn<Painter['say']>(),
    copyIcons: vi.fn<Painter['copyIcons']>(),
    moveCopies: vi.fn<Painter['moveCopies']>(),
  }
  return {
    store,
    scenes,
    tick,
    painter,
    grabs: createGrabs({ store, scheduler }),
    /** The box of a window, or null if it is closed. */
    box(id: string): Box | null {
      const window = windowById(store.getState(), id)
      return window ? windowBox(window, store.getState().viewport) : null
    },
    /** Ids of the windows that are shown in planes of their own. */
    lifted: () =>
      scenes
        .current()
        .windows.filter(({ lifted }) => lifted)
        .map(({ id }) => id),
  }
}

export type RunningDesktop = ReturnType<typeof runningDesktop>
