/** Connects the desktop's parts: a change requests a tick, which places elements and presents. */
import { atlases } from 'virtual:art'
import type { DesktopStore } from '../desktop/store/store.ts'
import { createFrameScheduler, type Dispose } from '../base/motion/scheduler.ts'
import { createGrabs } from '../display/input/grab.ts'
import { steerWindow } from '../display/input/steerWindow.ts'
import { holdPointer } from '../display/input/holdPointer.ts'
import { createOverlayPainter } from '../display/overlay/painter/overlayPainter.ts'
import { createSceneStore } from '../display/scene/sceneStore.ts'
import { loadImage } from '../base/services/pictures.ts'
import { report } from '../base/services/report.ts'
import type { Services } from '../base/services/services.ts'
import { createCommandUi } from '../shell/commands/commandUi.ts'
import { createSkinSource } from '../display/skin/skinSource.ts'
import type { FocusRegistry } from '../ui/focus/focusRegistry.ts'
import type { Appearance } from './appearance/appearance.ts'
import { followCanvasFonts } from './canvasFonts.ts'
import { followContrastTheme } from './contrastTheme.ts'
import { sceneScale, viewportSize, watchViewport } from './viewport.ts'

/** The limit for pictures and fonts to delay the first frame; later ones are drawn when loaded. */
const LONGEST_WAIT_MS = 2000

export type DesktopRuntime = ReturnType<typeof createDesktopRuntime>

export function createDesktopRuntime(
  store: DesktopStore,
  services: Services,
  appearance: Appearance,
  view: Window,
  focus: FocusRegistry,
) {
  const { switches, timers } = services
  const scheduler = createFrameScheduler(view, (error) => report('A tick failed', error))
  const skins = createSkinSource({
    theme: appearance.current().canvas,
    sheets: atlases,
    fonts: view.document.fonts,
    loadImage,
    scale: sceneScale(view),
    onFailure: report,
  })
  const scenes = createSceneStore({
    store,
    options: {
      scale: sceneScale(view),
      culling: switches.culling,
      labelLines: (title) => skins.skin(sceneScale(view)).labelLines(title),
    },
  })
  const painter = createOverlayPainter({
    scene: () => scenes.current(),
    skin: (scale) => skins.skin(scale),
    surfaceAt: (id, box) => scenes.surfaceAt(id, box),
  })
  /** Settles when the first frame may be presented. */
  const ready = new Promise<void>((resolve) => {
    const cancel = timers.after(LONGEST_WAIT_MS, resolve)
    void skins.ready.then(() => {
      cancel()
      resolve()
    })
  })
  const grabs = createGrabs({ store, scheduler })
  const commands = createCommandUi({
    store,
    services,
    focus,
    steer: (id, part) => steerWindow({ store, scenes, painter, grabs }, view, id, part),
    refresh: () => scenes.labelsChanged(),
  })
  return { appearance, ready, scheduler, scenes, skins, painter, grabs, commands }
}

export function startDesktopRuntime(
  { appearance, scheduler, scenes, skins, painter, grabs }: DesktopRuntime,
  store: DesktopStore,
  view: Window,
): Dispose {
  const resized = (): void => {
    if (sceneScale(view) !== scenes.current().scale) grabs.current()?.end('rescaled')
    scenes.setScale(sceneScale(view))
    store.dispatch({ type: 'viewport/changed', viewport: viewportSize(view) })
  }
  const disposers = [
    // Labels may wrap differently once the fonts have loaded.
    skins.subscribe(() => scenes.labelsChanged()),
    scenes.subscribe(() => scheduler.request()),
    scheduler.on('place', () => painter.place(scenes.current())),
    watchViewport(view, resized),
    followCanvasFonts(view.document.fonts, skins.redraw),
    followContrastTheme(view, appearance, skins.setTheme),
    appearance.subscribe(() => scheduler.request()),
    holdPointer(view, grabs),
  ]
  // The viewport may have changed since the store was created.
  resized()
  return () => disposers.forEach((dispose) => dispose())
}
