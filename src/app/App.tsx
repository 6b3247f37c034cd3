import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Registry } from '../apps/host/registry.ts'
import { perform } from '../apps/host/perform.ts'
import { RegistryProvider } from '../apps/host/RegistryContext.tsx'
import { OSAppStateProvider } from '../desktop/store/DesktopProvider.tsx'
import { activeWindowId, topmostWindowId } from '../desktop/selectors.ts'
import type { DesktopIcon } from '../desktop/state.ts'
import type { DeskMemory } from '../memory/deskState.ts'
import { MemoryProvider } from '../memory/MemoryProvider.ts'
import { KeepFocus } from './focus/KeepFocus.tsx'
import type { MediaQuery } from '../base/services/mediaQuery.ts'
import { report } from '../base/services/report.ts'
import type { Services } from '../base/services/services.ts'
import { ServicesProvider } from '../base/services/ServicesContext.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { FocusProvider } from '../ui/focus/FocusContext.tsx'
import { createFocusRegistry } from '../ui/focus/focusRegistry.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { removeBootScreen, showList } from '../boot/bootScreen.ts'
import type { Appearance } from './appearance/appearance.ts'
import { marksOf } from './appearance/look.ts'
import { desktopLayout, mobileLayout } from './layouts.ts'
import type { Renderer } from '../boot/renderer.ts'

/** Removes the boot screen in the frame in which the layout appears. */
function BootScreenRemoval() {
  useLayoutEffect(removeBootScreen, [])
  return null
}

function giveUp(error: Error): void {
  report('The grid of apps failed', error)
  showList()
}

export interface AppProps {
  readonly view: Window
  readonly isWideEnough: MediaQuery
  readonly appearance: Appearance
  readonly registry: Registry
  readonly memory: DeskMemory
  readonly services: Services
  /** Null if the browser has no canvas; then the grid of apps is shown at any width. */
  chooseRenderer(): Renderer | null
}

export function App(props: AppProps) {
  const { view, isWideEnough, appearance, registry, memory, services, chooseRenderer } = props
  const store = memory.desktop
  const isWide = useSyncExternalStore(isWideEnough.subscribe, isWideEnough.matches)
  const look = useSyncExternalStore(appearance.subscribe, appearance.current)
  const renderer = isWide ? chooseRenderer() : null
  const [hasFailed, setHasFailed] = useState(false)
  const fallBack = (error: Error): void => {
    report('The desktop failed', error)
    setHasFailed(true)
  }
  const [focus] = useState(() => createFocusRegistry(view.document))
  const openIcon = useCallback(
    (icon: DesktopIcon) =>
      perform(registry.openingOf(icon), { services, dispatch: store.dispatch }),
    [registry, services, store],
  )
  return (
    <ServicesProvider value={services}>
      <OSAppStateProvider value={store}>
        <MemoryProvider value={memory}>
          <RegistryProvider value={registry}>
            <FocusProvider value={focus}>
              {/* Different keys: a boundary must not inherit the other's failure. */}
              {renderer && !hasFailed ? (
                <ErrorBoundary key="desktop" onError={fallBack}>
                  <Lazy module={desktopLayout}>
                    {({ default: DesktopLayout }) => (
                      <>
                        <DesktopLayout
                          view={view}
                          appearance={appearance}
                          renderer={renderer}
                          onOpenIcon={openIcon}
                        />
                        <BootScreenRemoval />
                      </>
                    )}
                  </Lazy>
                </ErrorBoundary>
              ) : (
                <ErrorBoundary key="grid" onError={giveUp}>
                  <Lazy module={mobileLayout}>
                    {({ default: MobileLayout }) => (
                      <>
                        <MobileLayout view={view} marks={marksOf(look)} onOpenIcon={openIcon} />
                        <BootScreenRemoval />
                      </>
                    )}
                  </Lazy>
                </ErrorBoundary>
              )}
              <KeepFocus front={renderer && !hasFailed ? activeWindowId : topmostWindowId} />
            </FocusProvider>
          </RegistryProvider>
        </MemoryProvider>
      </OSAppStateProvider>
    </ServicesProvider>
  )
}
