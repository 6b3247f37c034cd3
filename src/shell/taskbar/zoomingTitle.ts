/** The title bar that moves between a window and its taskbar button. The window does not wait. */
import type { Box } from '../../base/geometry/box.ts'
import { TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import { windowBox } from '../../desktop/placement.ts'
import type { AppWindow, DesktopState } from '../../desktop/state.ts'
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

/** In CSS pixels of the viewport. */
export function stripOf(window: AppWindow, viewport: DesktopState['viewport']): Box {
  return { ...windowBox(window, viewport), height: TITLE_STRIP_HEIGHT }
}

/** @returns removes the bar at once */
export function startZoom(
  host: HTMLElement,
  { header }: Pick<AppWindow, 'header'>,
  from: Box,
  to: Box,
): () => void {
  const page = host.ownerDocument
  const bar = page.createElement('div')
  bar.className = styles.bar ?? ''
  bar.dataset['part'] = 'zoom'
  bar.setAttribute('aria-hidden', 'true')
  const icon = page.createElement('img')
  icon.src = iconUrl(header.icon, ICON_SIZE)
  icon.width = ICON_SIZE
  icon.height = ICON_SIZE
  icon.alt = ''
  bar.append(icon, header.title)
  host.append(bar)
  const way = [from, to].map(({ x, y, width, height }) => ({
    transform: `translate(${x}px, ${y}px)`,
    width: `${width}px`,
    height: `${height}px`,
  }))
  bar.animate(way, ZOOM_MS).addEventListener('finish', () => bar.remove())
  return () => bar.remove()
}
