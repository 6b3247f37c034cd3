/** The row at the bottom: the page is done, it is on the internet, and here the window can be resized. */
import { Icon } from '../../../ui/Icon.tsx'
import styles from './statusBar.module.css'

const EMPTY_CELLS = [0, 1, 2, 3]

export function StatusBar({ hasGrip }: { readonly hasGrip: boolean }) {
  return (
    <div role="status" className={styles.bar}>
      <span className={styles.done}>
        <Icon name="web-page" size={16} />
        <span>Done</span>
      </span>
      {EMPTY_CELLS.map((cell) => (
        <span key={cell} className={styles.cell} />
      ))}
      <span className={styles.zone}>
        <Icon name="internet" size={16} />
        <span>Internet</span>
      </span>
      {/* The desktop knows this part by its name, and resizes the window by it. */}
      {hasGrip && <span data-part="size-grip" className={styles.grip} />}
    </div>
  )
}
