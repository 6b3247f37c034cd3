/** What went wrong with a question, over the conversation, until the visitor has read it. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './failureBox.module.css'

const UNKNOWN_ERROR = 'An error occurred.'

interface FailureBoxProps {
  readonly message: string
  readonly log: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function FailureBox({ message, log, onClose }: FailureBoxProps) {
  const close = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === log.current) close.current?.focus()
  }, [log])
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <div role="alert" className={styles.box}>
      <Icon name="error" size={30} />
      <p className={styles.message}>{message || UNKNOWN_ERROR}</p>
      <Button ref={close} onKeyDown={dismiss} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
