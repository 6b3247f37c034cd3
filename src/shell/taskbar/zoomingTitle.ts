/**
 * The title bar that travels between a window and its button on the taskbar when the window is
 * minimized or restored: one element with a transform, made for the time it takes and then removed. The window itself
 * does not wait for it: nobody who restores a window should have to.
 */
import type { Box } from '../../base/geometry/box.ts'
import type { Dispose, FrameScheduler } from '../../base/motion/scheduler.ts'
import { ZOOM_MS, zoomAt } from '../../base/motion/zoom.ts'
import { TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import { windowBox } from '../../desktop/placement.ts'
import type { AppWindow, DesktopState } from '../../desktop/state.ts'
import { iconUrl } from '../../ui/iconUrls.ts'
import styles from './zoomingTitle.module.css'

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

/** The icon and the title, which keep their size while the bar around them changes its own. */
function faceOf({ header }: Pick<AppWindow, 'header'>, page: Document): HTMLElement {
  const face = page.createElement('div')
  face.className = styles.face ?? ''
  const icon = page.createElement('img')
  icon.src = iconUrl(header.icon, ICON_SIZE)
  icon.width = ICON_SIZE
  icon.height = ICON_SIZE
  icon.alt = ''
  const title = page.createElement('span')
  title.textContent = header.title
  face.append(icon, title)
  return face
}

/**
 * Starts the bar of a window on its way.
 * @param host the element that the bar is put into
 * @returns takes the bar away at once
 */
export function startZoom(
  host: HTMLElement,
  scheduler: FrameScheduler,
  window: Pick<AppWindow, 'header'>,
  from: Box,
  to: Box,
): Dispose {
  const bar = host.ownerDocument.createElement('div')
  const face = faceOf(window, host.ownerDocument)
  bar.append(face)
  bar.className = styles.bar ?? ''
  bar.dataset['part'] = 'zoom'
  bar.setAttribute('aria-hidden', 'true')
  const place = (ms: number): void => {
    const { x, y, width, height } = zoomAt(ms, from, to)
    const grown = { x: width / from.width, y: height / from.height }
    bar.style.transform = `translate(${x}px, ${y}px) scale(${grown.x}, ${grown.y})`
    face.style.transform = `scale(${1 / grown.x}, ${1 / grown.y})`
  }
  bar.style.width = `${from.width}px`
  bar.style.height = `${from.height}px`
  place(0)
  host.append(bar)
  let began: number | null = null
  const stop = scheduler.animate((now) => {
    began ??= now
    place(now - began)
    const goesOn = now - began < ZOOM_MS
    if (!goesOn) bar.remove()
    return goesOn
  })
  return () => {
    stop()
    bar.remove()
  }
}
