/** A yellow notice with a small x in its corner: the balloon and the assistant's bubble. */
import type { ComponentProps } from 'react'
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
        // The focus stays where it is, for instance in a text that is being written.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </div>
  )
}
