/** The two layouts, each a chunk of its own, and which of them the viewport asks for. */
import { lazyModule } from '../base/services/loading/lazyModule.ts'
import { createMediaQuery, type MediaQuery } from '../base/services/mediaQuery.ts'
import { DESKTOP_MEDIA } from '../base/theme/layoutMedia.ts'
import { compositor } from './lazyCompositor.ts'

/** Whether the viewport has room for the desktop. */
export function wideEnough(view: Pick<Window, 'matchMedia'>): MediaQuery {
  return createMediaQuery(view, DESKTOP_MEDIA)
}

export const desktopLayout = lazyModule(() => import('./DesktopLayout.tsx'))
export const mobileLayout = lazyModule(() => import('../shell/phone/MobileLayout.tsx'))

/**
 * Loads everything that the layout needs. Resolves when the layout itself has loaded or failed to load,
 * and never rejects: `Lazy` throws the failure where the layout is shown.
 */
export async function loadLayout(view: Pick<Window, 'matchMedia'>): Promise<void> {
  const isWide = wideEnough(view).matches()
  const ignore = (): void => {}
  if (isWide) compositor.load().catch(ignore)
  await (isWide ? desktopLayout : mobileLayout).load().catch(ignore)
}
