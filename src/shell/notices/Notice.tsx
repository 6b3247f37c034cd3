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
        // The focus must stay, for instance in a text that is being written.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </div>
  )
}
