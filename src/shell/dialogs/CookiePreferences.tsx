/** The cookie preferences on the desktop and on a phone. */
import { counting } from 'virtual:counting'
import { useTip } from '../../ui/menu/useTip.ts'
import { answerOf, type Purposes, purposesOf } from '../../base/services/consent.ts'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { CookieDialog } from '../../consent/CookieDialog.tsx'
import { COOKIE_DIALOG } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'

export function CookiePreferences({ onClose }: { readonly onClose: () => void }) {
  const { storage } = useServices()
  const choices = useChoices()
  const focusTarget = useFocusTarget(COOKIE_DIALOG)
  const tell = useTip()
  const answer = (purposes: Purposes) => {
    storage.write(answerOf(purposes, counting))
    const isKept = purposesOf(storage.read(), counting).desk === purposes.desk
    if (isKept) {
      onClose()
      tell('Your choice is saved.', null)
    }
    return isKept
  }
  return (
    <CookieDialog
      ref={focusTarget}
      allowed={purposesOf(choices, counting)}
      onAnswer={answer}
      onClose={onClose}
    />
  )
}
