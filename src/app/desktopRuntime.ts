/**
 * Connects the desktop's parts: a change requests a tick, which places elements and presents the
 * canvas.
 */
import { atlases } from 'virtual:art'
import type { DesktopStore } from '../desktop/store/store.ts'
import {
  createFrameScheduler,
  type Dispose,
  type FrameScheduler,
} from '../base/motion/scheduler.ts'
import { createGrabs, type Grabs } from '../display/input/grab.ts'
import { steerWindow } from '../display/input/steerWindow.ts'
import { holdPointer } from '../display/input/holdPointer.ts'
import {
  createOverlayPainter,
  type OverlayPainter,
} from '../display/overlay/painter/overlayPainter.ts'
import { createSceneStore, type SceneStore } from '../display/scene/sceneStore.ts'
import { report } from '../base/services/report.ts'
import type { Services } from '../base/services/services.ts'
import { createCommandUi, type CommandUi } from '../shell/commands/commandUi.ts'
import { createSkinSource, type SkinSource } from '../display/skin/skinSource.ts'
import type { CanvasTheme } from '../base/theme/theme.ts'
import { followCanvasFonts } from './canvasFonts.ts'
import { followContrastTheme } from './contrastTheme.ts'
import { viewportSize, watchViewport } from './viewport.ts'

/** The limit for pictures and fonts to delay the first frame; later ones are drawn when loaded. */
const LONGEST_WAIT_MS = 2000

export interface DesktopRuntime {
  readonly theme: CanvasTheme
  /** Settles when the first frame may be presented. */
  readonly ready: Promise<void>
  readonly scheduler: FrameScheduler
  readonly scenes: SceneStore
  readonly skins: SkinSource
  readonly painter: OverlayPainter
  readonly grabs: Grabs
  readonly commands: CommandUi
}

export function createDesktopRuntime(
  store: DesktopStore,
  services: Services,
  theme: CanvasTheme,
  view: Window,
): DesktopRuntime {
  const { switches, timers, pictures } = services
  const scheduler = createFrameScheduler(view, (error) => report('A tick failed', error))
  const skins = createSkinSource({
    theme,
    sheets: atlases,
    fonts: view.document.fonts,
    loadImage: pictures.image,
    scale: view.devicePixelRatio,
    onFailure: report,
  })
  const scenes = createSceneStore({
    store,
    options: {
      scale: view.devicePixelRatio,
      culling: switches.culling,
      labelLines: (title) => skins.skin(view.devicePixelRatio).labelLines(title),
    },
  })
  const painter = createOverlayPainter({
    scene: () => scenes.current(),
    skin: (scale) => skins.skin(scale),
    surfaceAt: (id, box) => scenes.surfaceAt(id, box),
  })
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
    steer: (id, part) => steerWindow({ store, scenes, painter, grabs }, view, id, part),
    refresh: () => scenes.labelsChanged(),
  })
  return { theme, ready, scheduler, scenes, skins, painter, grabs, commands }
}

export function startDesktopRuntime(
  { theme, scheduler, scenes, skins, painter, grabs }: DesktopRuntime,
  store: DesktopStore,
  view: Window,
): Dispose {
  const resized = (): void => {
    if (view.devicePixelRatio !== scenes.current().scale) grabs.current()?.end('rescaled')
    scenes.setScale(view.devicePixelRatio)
    store.dispatch({ type: 'viewport/changed', viewport: viewportSize(view) })
  }
  const disposers = [
    // Labels may wrap differently once the fonts have loaded.
    skins.subscribe(() => scenes.labelsChanged()),
    scenes.subscribe(() => scheduler.request()),
    scheduler.on('place', () => painter.place(scenes.current())),
    watchViewport(view, resized),
    followCanvasFonts(view.document.fonts, skins.redraw),
    followContrastTheme(view, theme, skins.setTheme),
    holdPointer(view, grabs),
  ]
  // The viewport may have changed since the store was created.
  resized()
  return () => disposers.forEach((dispose) => dispose())
}
