/** The cookie preferences, loaded when first opened, since they never open by themselves. */
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { LazyLayer } from '../LazyLayer.tsx'

const preferences = lazyModule(() => import('./CookiePreferences.tsx'))

export function CookieBanner() {
  const isOpen = useDesktop((state) => state.cookieBannerOpen === true)
  const dispatch = useDispatch()
  if (!isOpen) return null
  const close = () => dispatch({ type: 'cookieBanner/closed' })
  return (
    <LazyLayer name="The cookie preferences" module={preferences} onClose={close}>
      {({ CookiePreferences }) => <CookiePreferences onClose={close} />}
    </LazyLayer>
  )
}
