/** Keeps address bar, title and history in line with the window or sheet in front. */
import { useCallback, useEffect } from 'react'
import type { Registry } from '../../apps/host/registry.ts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import type { Services } from '../../base/services/services.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { windowTarget } from '../../desktop/focusTarget.ts'
import type { DeskMemory } from '../../memory/deskState.ts'
import { useMemory } from '../../memory/MemoryProvider.tsx'
import { hrefOf } from '../../owner/base.ts'
import { pageTitle } from '../../owner/pageTitle.ts'
import type { SheetFollower } from '../../shell/phone/pageBack.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'
import type { FocusRegistry } from '../../ui/focus/focusRegistry.ts'
import { site } from 'virtual:site'

const desktopFollower = lazyModule(() => import('./followDesktop.ts'))
const phoneFollower = lazyModule(() => import('./followPhone.ts'))

function setTitle({ document }: Window, title: string | null): void {
  const next = title === null ? pageTitle : `${title} · ${site.name}`
  // Writing the same title again would still change the document.
  if (document.title !== next) document.title = next
}

export function DesktopAddresses({ view }: { readonly view: Window }) {
  const memory = useMemory()
  const registry = useRegistry()
  const { history, data } = useServices()
  const focus = useFocusRegistry()
  useEffect(() => {
    let isWanted = true
    let end: (() => void) | undefined
    desktopFollower
      .load()
      .then(({ followDesktop, hasPage }) => {
        if (!isWanted) return
        end = followDesktop({
          memory,
          registry,
          history,
          setTitle: (title) => setTitle(view, title),
          // The focused element may disappear when the page shows the window.
          onReturn: (id) => queueMicrotask(() => focus.send(windowTarget(id))),
          hasPage: (path) => hasPage(path, data),
        })
      })
      .catch((error: unknown) => report('The address bar does not follow the desktop', error))
    return () => {
      isWanted = false
      end?.()
    }
  }, [view, memory, registry, history, data, focus])
  return null
}

interface Phone {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly services: Services
  readonly focus: FocusRegistry
}

/** The returned function is stable while the arguments are. */
export function usePhoneFollower(
  view: Window,
  { memory, registry, services, focus }: Phone,
): () => SheetFollower {
  return useCallback(() => {
    const { history, navigation, data } = services
    const begun = memory.desktop.getState()
    let isWanted = true
    return {
      async start(back) {
        const module = await phoneFollower.load().catch((error: unknown) => {
          report('The address bar does not follow the sheets', error)
          return null
        })
        if (!module || !isWanted) return null
        return module.followPhone({
          memory,
          registry,
          history,
          back,
          begun,
          setTitle: (title) => setTitle(view, title),
          onReturn: (id) => queueMicrotask(() => focus.send(windowTarget(id))),
          hasPage: (path) => module.hasPage(path, data),
          hasSection: (path, section) => module.hasSection(path, section, data),
          beginAtPage: (path) => navigation.replace(hrefOf(path)),
          goToPage: (path) => navigation.follow({ href: hrefOf(path), isOutside: false }),
        })
      },
      end() {
        isWanted = false
      },
    }
  }, [view, memory, registry, services, focus])
}
