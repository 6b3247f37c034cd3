/** The title bar that moves between a window and its taskbar button. The window does not wait. */
import { type RefObject, useLayoutEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import { onPage } from '../../base/theme/textScale.ts'
import { windowBox } from '../../desktop/placement.ts'
import type { AppWindow, DesktopState } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { iconUrl } from '../../ui/iconUrls.ts'
import styles from './zoomingTitle.module.css'

/** As in the era's own systems. */
const ZOOM_MS = 250
/** In CSS pixels, as on the title bar itself. */
const ICON_SIZE = 16

/** Undefined for several windows, as with Show Desktop, where many bars would only confuse. */
export function zoomedWindow(state: DesktopState, previous: DesktopState): AppWindow | undefined {
  if (state.apps === previous.apps) return undefined
  const before = new Map(previous.apps.map((window) => [window.id, window.minimized]))
  const zoomed = state.apps.filter((window) => before.get(window.id) === !window.minimized)
  return zoomed.length === 1 ? zoomed[0] : undefined
}

/** Animates the title bar of a minimized or restored window, unless the page reduces motion. */
export function useZoomingTitle(
  row: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
): void {
  const store = useOSAppState()
  const { switches, reducedMotion } = useServices()

  useLayoutEffect(
    () =>
      store.subscribe((state, previous) => {
        const window = zoomedWindow(state, previous)
        if (!window || switches.freeze || reducedMotion.matches()) return
        const button = row.current?.querySelector(`[data-window-id="${window.id}"]`)
        if (!button) return
        const strip = onPage({
          ...windowBox(window, state.viewport),
          height: TITLE_STRIP_HEIGHT,
        })
        const way = [strip, button.getBoundingClientRect()].map(({ x, y, width, height }) => ({
          transform: `translate(${x}px, ${y}px)`,
          width: `${width}px`,
          height: `${height}px`,
        }))
        const bar = titleBar(window)
        host.current?.replaceChildren(bar)
        const direction = window.minimized ? 'normal' : 'reverse'
        bar.animate(way, { duration: ZOOM_MS, direction }).addEventListener('finish', () => {
          bar.remove()
        })
      }),
    [store, switches, reducedMotion, row, host],
  )
}

function titleBar({ header }: AppWindow): HTMLElement {
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  bar.dataset['part'] = 'zoom'
  bar.setAttribute('aria-hidden', 'true')
  const icon = document.createElement('img')
  icon.src = iconUrl(header.icon, ICON_SIZE)
  icon.width = ICON_SIZE
  icon.height = ICON_SIZE
  icon.alt = ''
  bar.append(icon, header.title)
  return bar
}
