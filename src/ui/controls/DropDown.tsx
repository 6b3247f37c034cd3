import type { ComponentProps } from 'react'
import field from '../field.module.css'
import styles from './dropButton.module.css'

/** A list of the browser's own, with the look of the era's. @param className for the box around it */
export function DropDown({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`${styles.box} ${styles.button} ${className}`}>
      <select className={field.field} {...select} />
    </span>
  )
}
