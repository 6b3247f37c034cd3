/** The two layouts, each a chunk of its own, and which of them the viewport asks for. */
import { DESKTOP_MIN_WIDTH } from '../theme/metrics.ts'

export const wideEnough = window.matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`)

export const importDesktop = () => import('./DesktopLayout.tsx')
export const importMobile = () => import('../shell/mobile/MobileLayout.tsx')

/** Asks for the layout that will be wanted, so that it comes together with the program. */
export function loadLayout(): void {
  // Whoever shows the layout meets the failure, if there is one.
  ;(wideEnough.matches ? importDesktop() : importMobile()).catch(() => {})
}
