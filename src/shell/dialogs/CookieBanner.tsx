/** The cookie preferences, loaded when first opened, since they never open by themselves. */
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { counting } from 'virtual:counting'
import { answerOf, type Purposes, purposesOf } from '../../base/services/consent.ts'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { COOKIE_DIALOG } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { LazyLayer } from '../LazyLayer.tsx'

const preferences = lazyModule(() => import('../../consent/CookieDialog.tsx'))

export function CookieBanner() {
  const isOpen = useDesktop((state) => state.cookieBannerOpen === true)
  const dispatch = useDispatch()
  const { storage } = useServices()
  const choices = useChoices()
  const focusTarget = useFocusTarget(COOKIE_DIALOG)
  if (!isOpen) return null

  const close = () => dispatch({ type: 'cookieBanner/closed' })
  const answer = (purposes: Purposes) => {
    storage.write(answerOf(purposes, counting))
    const isKept = purposesOf(storage.read(), counting).desk === purposes.desk
    if (isKept) close()
    return isKept
  }
  return (
    <LazyLayer name="The cookie preferences" module={preferences} onClose={close}>
      {({ CookieDialog }) => (
        <CookieDialog
          ref={focusTarget}
          allowed={purposesOf(choices, counting)}
          onAnswer={answer}
          onClose={close}
        />
      )}
    </LazyLayer>
  )
}
