import { lazyModule } from '../base/services/loading/lazyModule.ts'
import { createMediaQuery, type MediaQuery } from '../base/services/mediaQuery.ts'
import { DESKTOP_MEDIA } from '../base/theme/layoutMedia.ts'
import { compositor } from './lazyCompositor.ts'

export function wideEnough(view: Pick<Window, 'matchMedia'>): MediaQuery {
  return createMediaQuery(view, DESKTOP_MEDIA)
}

export const desktopLayout = lazyModule(() => import('./DesktopLayout.tsx'))
export const mobileLayout = lazyModule(() => import('../shell/phone/MobileLayout.tsx'))

/** Never rejects, since `Lazy` throws a failure where the layout is rendered. */
export async function loadLayout(view: Pick<Window, 'matchMedia'>): Promise<void> {
  const isWide = wideEnough(view).matches()
  const ignore = (): void => {}
  if (isWide) compositor.load().catch(ignore)
  await (isWide ? desktopLayout : mobileLayout).load().catch(ignore)
}
