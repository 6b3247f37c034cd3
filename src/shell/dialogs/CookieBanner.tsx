/** The cookie preferences, loaded when first opened, since they never open by themselves. */
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { useLoadFailure } from '../../apps/host/useLoadFailure.ts'
import { counting } from 'virtual:counting'
import { answerOf, type Purposes, purposesOf } from '../../base/services/consent.ts'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { COOKIE_DIALOG } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'

const preferences = lazyModule(() => import('../../consent/CookieDialog.tsx'))

const NOT_LOADED =
  'The cookie preferences could not be loaded.\nCheck your connection and open them again.'

export function CookieBanner() {
  const isOpen = useDesktop((state) => state.cookieBannerOpen === true)
  const dispatch = useDispatch()
  const loadFailed = useLoadFailure()
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
  const giveUp = () => {
    close()
    loadFailed({ message: NOT_LOADED })
  }
  return (
    <ErrorBoundary onError={giveUp}>
      <Lazy module={preferences}>
        {({ CookieDialog }) => (
          <CookieDialog
            ref={focusTarget}
            allowed={purposesOf(choices, counting)}
            onAnswer={answer}
            onClose={close}
          />
        )}
      </Lazy>
    </ErrorBoundary>
  )
}
