/** The emblem on the START button, the same picture as in the boot screen. */
import { emblem } from 'virtual:emblem'
import styles from '../ui/Icon.module.css'

/** @param size width and height in CSS pixels */
export function StartEmblem({ size }: { readonly size: number }) {
  return (
    <img
      className={styles.icon}
      src={emblem}
      width={size}
      height={size}
      alt=""
      aria-hidden="true"
      draggable={false}
    />
  )
}
