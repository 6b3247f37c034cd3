/** Starts the program of `/`, and preloads what it needs when offline. */
import { createRoot } from 'react-dom/client'
import { createRegistry } from '../apps/host/registry.ts'
import * as apps from '../apps/registry.ts'
import { without } from '../owner/leftOut.ts'
import { desktopIcons, withoutIcon } from 'virtual:desktop-icons'
import { counting, countWhenAllowed } from 'virtual:counting'
import { site } from 'virtual:site'
import { createDesktopStore, type DesktopStore } from '../desktop/store/store.ts'
import { registerServiceWorker } from '../boot/registerServiceWorker.ts'
import { PHONE_MEDIA } from '../base/theme/layoutMedia.ts'
import { createServices } from '../base/services/services.ts'
import { report } from '../base/services/report.ts'
import { App } from './App.tsx'
import { soundWhenWanted } from './eventSounds.ts'
import { createDeskMemory } from '../memory/deskMemory.ts'
import { sessionModule } from '../memory/session/loadSession.ts'
import type * as Session from '../memory/session/session.ts'
import type { Appearance } from './appearance/appearance.ts'
import { chooseRenderer } from '../boot/renderer.ts'
import { followContrast } from './contrastStyles.ts'
import { watchInputKind } from './inputKind.ts'
import { wideEnough } from './layouts.ts'
import '../ui/focusCues.css'
import { viewportSize } from './viewport.ts'

/** By then a layout is shown. */
const MESSAGE_VIEW_MS = 1000

/**
 * @param program its address, as the document of `/` names it
 * @param session restores the session of this tab's last load, if there is one
 * @throws Error if the document has no element `#root`
 */
export function start(appearance: Appearance, program: string, session?: typeof Session): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element for the site')
  const services = createServices(window, PHONE_MEDIA, program)
  const offered = without(Object.values(apps), { apps: site.withoutApps, links: [] })
  const registry = createRegistry(offered, { desktopIcons, withoutIcon })
  const store = createDesktopStore({
    manifests: registry.manifests,
    icons: registry.icons,
    viewport: viewportSize(window),
  })
  const memory = createDeskMemory(store, registry)
  const parts = { memory, session: services.session }
  session?.restoreSession({ ...parts, desk: session.createKeptDesk(window) })
  appearance.follow(services.storage)
  soundWhenWanted(services, memory)
  watchInputKind(window)
  followContrast(window, appearance)
  createRoot(root).render(
    <App
      view={window}
      isWideEnough={wideEnough(window)}
      appearance={appearance}
      registry={registry}
      memory={memory}
      services={services}
      chooseRenderer={() => chooseRenderer(services.switches.renderer)}
    />,
  )
  onFirstWindow(store, () => {
    sessionModule
      .load()
      .then(({ keepSession, createKeptDesk }) =>
        keepSession({ ...parts, desk: createKeptDesk(window) }, services, window),
      )
      .catch((error: unknown) => report('The session is not kept', error))
  })
  // Preloaded, since messages must be shown when nothing can be loaded any more.
  services.timers.after(MESSAGE_VIEW_MS, () => registry.loadMessageView())
  if (services.switches.freeze) return
  registerServiceWorker(window)
  if (counting) countWhenAllowed(document, services.storage, counting)
}

/** A desktop without windows has nothing to keep. */
function onFirstWindow({ getState, subscribe }: DesktopStore, act: () => void): void {
  if (getState().apps.length > 0) return act()
  const end = subscribe(({ apps: { length } }) => {
    if (length === 0) return
    end()
    act()
  })
}
