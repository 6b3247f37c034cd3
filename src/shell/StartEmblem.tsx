import { emblem } from 'virtual:emblem'
import styles from '../ui/Icon.module.css'

/** @param size in CSS pixels */
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
