import { useLayoutEffect, type RefObject } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { startZoom, stripOf, zoomedWindow } from './zoomingTitle.ts'

/** Animates the title bar of a minimized or restored window, unless the page reduces motion. */
export function useZoomingTitle(
  row: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
): void {
  const store = useOSAppState()
  const { switches, reducedMotion } = useServices()

  useLayoutEffect(() => {
    let stop = (): void => {}
    const unsubscribe = store.subscribe((state, previous) => {
      const window = zoomedWindow(state, previous)
      if (!window || !host.current || switches.freeze || reducedMotion.matches()) return
      const button = row.current?.querySelector(`[data-window-id="${window.id}"]`)
      if (!button) return
      stop()
      const onTaskbar = button.getBoundingClientRect()
      const strip = stripOf(window, state.viewport)
      const [from, to] = window.minimized ? [strip, onTaskbar] : [onTaskbar, strip]
      stop = startZoom(host.current, window, from, to)
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [store, switches, reducedMotion, row, host])
}
