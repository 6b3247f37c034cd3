/**
 * Starts the program of `/`: makes the store and the services, mounts the App, and has fetched what
 * will be needed when the network is gone.
 */
import { createRoot } from 'react-dom/client'
import { errorDialog } from '../apps/error/manifest.ts'
import { viewOf } from '../apps/host/lazyViews.ts'
import { manifests } from '../apps/registry.ts'
import { desktopIcons } from '../content/desktopIcons.ts'
import { createDesktopStore } from '../desktop/store.ts'
import { registerServiceWorker } from '../boot/registerServiceWorker.ts'
import type { CanvasTheme } from '../base/theme/theme.ts'
import { createServices } from '../base/services/services.ts'
import { App } from './App.tsx'
import { chooseRenderer } from '../boot/renderer.ts'
import { viewportSize } from './viewport.ts'

/** By then the desktop or the grid stands. */
const ERROR_DIALOG_MS = 1000

/**
 * @param theme what the canvas is drawn with; the style sheets hold the theme that the site was built with
 * @throws {Error} where the page is not ours
 */
export function start(theme: CanvasTheme): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element for the site')
  const services = createServices(window)
  const store = createDesktopStore({
    manifests,
    icons: desktopIcons.map((icon) => ({ ...icon, isFocus: false })),
    viewport: viewportSize(window),
  })
  createRoot(root).render(
    <App
      theme={theme}
      store={store}
      services={services}
      chooseRenderer={() => chooseRenderer(services.switches.renderer)}
    />,
  )
  // Who tells of what did not come must have come before; but nothing else waits for it.
  services.timers.after(ERROR_DIALOG_MS, () => {
    viewOf(errorDialog.appName)
      ?.load()
      .catch(() => {})
  })
  // On a frozen page nothing goes on behind the picture.
  if (!services.switches.freeze) registerServiceWorker(window)
}
