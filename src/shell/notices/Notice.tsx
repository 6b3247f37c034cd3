import { type ComponentProps, type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import styles from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  readonly onClose: () => void
}

export function Notice({ className, children, onClose, ...rest }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${className}`} {...rest}>
      {children}
      <button
        type="button"
        aria-label="Close"
        className={styles.close}
        // The focus must stay, for instance in a text that is being written.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </div>
  )
}

/** Whether the page has been open for some time; frozen pages never have. */
export function useIsDue(afterMs: number): boolean {
  const { switches, timers } = useServices()
  const [isDue, setDue] = useState(false)
  useEffect(
    () => (switches.freeze ? undefined : timers.after(afterMs, () => setDue(true))),
    [afterMs, switches, timers],
  )
  return isDue
}

/** Whether a pointer or the focus is on a notice, which then neither goes nor moves. `holding` is for its element. */
export function useHeld() {
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  return {
    isHeld,
    holding: {
      onPointerEnter: hold,
      onFocus: hold,
      onPointerLeave: ({ currentTarget }: PointerEvent) =>
        setHeld(currentTarget.matches(':focus-within')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
    },
  }
}
