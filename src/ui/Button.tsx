/** The push button of dialogs. A plain button in all but its look. */
import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A native button; takes what one takes. 80x22 or wider, in a hit box 24 high. */
export function Button({
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button {...rest} type="button" className={styles.button}>
      <span className={styles.face}>
        <span className={styles.label}>{children}</span>
      </span>
    </button>
  )
}
