/** The row at the bottom: the page is done, and it is on the internet. */
import { Icon } from '../../../ui/Icon.tsx'
import styles from './statusBar.module.css'

const EMPTY_CELLS = [0, 1, 2, 3]

export function StatusBar() {
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
      <span className={styles.grip} />
    </div>
  )
}
