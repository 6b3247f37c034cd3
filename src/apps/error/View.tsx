/** A message dialog's client area. `window-{id}-message` describes the alertdialog around it. */
import { useRef } from 'react'
import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import field from '../../ui/field.module.css'
import styles from './error.module.css'
import { messageLines, useAlertSound, useDismissKeys, useOverflows } from './dialogEffects.ts'
import '../../ui/scrollBars.css'

export default function ErrorView({ window, close }: AppViewProps) {
  const client = useRef<HTMLDivElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const lines = messageLines(window.message)
  const overflows = useOverflows(message)
  const offer = useOffer(window, close)
  useAlertSound(window.tone)
  useDismissKeys(client, close)
  return (
    <div ref={client} className={styles.client}>
      <div
        ref={message}
        className={`${styles.message} luna-scroll`}
        // What scrolls must be reachable by keyboard, and then it needs a name.
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': 'Message' })}
      >
        <Icon name={window.header.icon} size={window.tone ? 32 : 30} />
        <div className={styles.lines}>
          <div id={`window-${window.id}-message`}>
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          {window.copyable !== undefined && <Copyable text={window.copyable} />}
        </div>
      </div>
      <div className={styles.buttons}>
        {offer ? (
          <>
            <Button data-autofocus="" onClick={offer.take}>
              {offer.text}
            </Button>
            <Button onClick={close}>{offer.refusal}</Button>
          </>
        ) : (
          <Button data-autofocus={window.copyable === undefined ? '' : undefined} onClick={close}>
            OK
          </Button>
        )}
      </div>
    </div>
  )
}

function Copyable({ text }: { readonly text: string }) {
  return (
    <input
      className={`${field.field} ${styles.copyable}`}
      aria-label="Text to copy"
      data-autofocus=""
      readOnly
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}

interface Offer {
  readonly text: string
  readonly refusal: string
  take(): void
}

function useOffer(
  { offersReload, offersTab, asksReset }: AppViewProps['window'],
  close: () => void,
): Offer | null {
  const { navigation, storage } = useServices()
  const dispatch = useDispatch()
  const refusal = 'Cancel'
  if (asksReset) {
    return { text: 'Yes', refusal: 'No', take: () => resetDesk(dispatch, storage) }
  }
  if (offersReload === true) return { text: 'Reload', refusal, take: navigation.reload }
  if (offersTab === undefined) return null
  const take = (): void => {
    navigation.openTab(offersTab)
    close()
  }
  return { text: 'Open in a new tab', refusal, take }
}

/** Puts windows and icons back as they were at first, and forgets the desk that was kept for the next visit. */
function resetDesk(
  dispatch: (action: DesktopAction) => void,
  storage: Pick<ChoiceStorage, 'write'>,
): void {
  dispatch({ type: 'layout/opened', windows: [] })
  dispatch({ type: 'icons/arranged', arrangement: { auto: true, order: [] } })
  storage.write({ remembersDesk: undefined })
}
