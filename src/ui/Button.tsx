/** The push button of windows and dialogs. A plain button in all but its look. */
import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly type?: 'button' | 'submit'
  /** Enter presses it from wherever the focus is in its window: it glows without being focused. */
  readonly isDefault?: boolean
}

/** A native button; takes what one takes. 75x23 or larger, in a hit box one pixel higher. */
export function Button({ children, type, isDefault = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-default={isDefault ? '' : undefined}
    >
      <span className={styles.face}>{children}</span>
    </button>
  )
}
