/**
 * The client area of a message dialog. The window around it has the role alertdialog, and
 * is described by the element `window-{id}-message` in here.
 */
import { useRef } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import styles from './error.module.css'
import { messageLines } from './model.ts'
import { useAlertSound, useDismissKeys, useOverflows } from './dialogEffects.ts'
import '../../ui/scrollBars.css'

export default function ErrorView({ window, close }: AppViewProps) {
  const { navigation } = useServices()
  const client = useRef<HTMLDivElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const lines = messageLines(window.message)
  const overflows = useOverflows(message)
  useAlertSound()
  useDismissKeys(client, close)
  return (
    <div ref={client} className={styles.client}>
      <div
        ref={message}
        className={`${styles.message} luna-scroll`}
        // What scrolls must be reachable by keyboard, and then it needs a name.
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': 'Message' })}
      >
        <Icon name="error" size={30} />
        <div className={styles.lines} id={`window-${window.id}-message`}>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </div>
      <div className={styles.buttons}>
        {window.offersReload === true ? (
          <>
            <Button data-autofocus="" onClick={navigation.reload}>
              Reload
            </Button>
            <Button onClick={close}>Cancel</Button>
          </>
        ) : (
          <Button data-autofocus="" onClick={close}>
            OK
          </Button>
        )}
      </div>
    </div>
  )
}
