/** Lets the address bar, the title and the history follow the desktop; on a phone, opens what the address asks for. */
import { useEffect } from 'react'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { hrefOf } from '../../owner/base.ts'
import { pageTitle } from '../../owner/pageTitle.ts'
import { site } from 'virtual:site'

/** Not needed for the first paint. */
const follower = lazyModule(() => import('./followDesktop.ts'))
const opener = lazyModule(() => import('./openOnPhone.ts'))

export function DesktopAddresses({ view }: { readonly view: Window }) {
  const store = useOSAppState()
  const registry = useRegistry()
  const { history } = useServices()
  useEffect(
    () =>
      whenLoaded(follower, ({ followDesktop }) =>
        followDesktop({
          store,
          registry,
          history,
          setTitle(title) {
            const next = title === null ? pageTitle : `${title} · ${site.name}`
            // Writing the same title again would still change the document.
            if (view.document.title !== next) view.document.title = next
          },
        }),
      ),
    [view, store, registry, history],
  )
  return null
}

export function PhoneAddresses() {
  const store = useOSAppState()
  const registry = useRegistry()
  const { history, navigation } = useServices()
  useEffect(() => {
    const fragment = history.fragment()
    if (fragment === '') return undefined
    return whenLoaded(opener, ({ openOnPhone }) => {
      openOnPhone(fragment, { store, registry, toPage: (path) => navigation.replace(hrefOf(path)) })
      return undefined
    })
  }, [store, registry, history, navigation])
  return null
}

interface Loaded<Module> {
  load(): Promise<Module>
}

/** Starts a part once its module has loaded, and ends it; without it, the rest goes on. */
function whenLoaded<Module>(
  module: Loaded<Module>,
  start: (loaded: Module) => (() => void) | undefined,
): () => void {
  let isWanted = true
  let end: (() => void) | undefined
  module
    .load()
    .then((loaded) => {
      if (isWanted) end = start(loaded)
    })
    .catch((error: unknown) => report('The address bar does not follow the desktop', error))
  return () => {
    isWanted = false
    end?.()
  }
}
