/**
 * The title bar that travels between a window and its button on the taskbar when the window is minimized or
 * restored. The window itself does not wait for it: nobody who restores a window should have to.
 */
import type { Box } from '../../base/geometry/box.ts'
import { TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import { windowBox } from '../../desktop/placement.ts'
import type { AppWindow, DesktopState } from '../../desktop/state.ts'
import { iconUrl } from '../../ui/iconUrls.ts'
import styles from './zoomingTitle.module.css'

/** As long as the era's own systems took to minimize a window. */
const ZOOM_MS = 250
/** In CSS pixels, as on the title bar itself. */
const ICON_SIZE = 16

/**
 * The one window that was minimized or restored between two states, as it is now; undefined where there
 * is none or, as with Show Desktop, more than one: many bars at once would tell nothing.
 */
export function zoomedWindow(state: DesktopState, previous: DesktopState): AppWindow | undefined {
  if (state.apps === previous.apps) return undefined
  const before = new Map(previous.apps.map((window) => [window.id, window.minimized]))
  const zoomed = state.apps.filter((window) => before.get(window.id) === !window.minimized)
  return zoomed.length === 1 ? zoomed[0] : undefined
}

/** The strip at the top of a window's box, in CSS pixels of the viewport. */
export function stripOf(window: AppWindow, viewport: DesktopState['viewport']): Box {
  return { ...windowBox(window, viewport), height: TITLE_STRIP_HEIGHT }
}

/**
 * Starts the bar of a window on its way.
 * @param host the element that the bar is put into
 * @returns takes the bar away at once
 */
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
