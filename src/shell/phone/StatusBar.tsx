import { site } from 'virtual:site'
import { Clock } from '../taskbar/Clock.tsx'
import styles from './bars.module.css'

export function StatusBar() {
  return (
    <div data-part="status-bar" className={styles.statusBar}>
      <Clock />
      <span className={styles.owner}>{site.owner.name}</span>
    </div>
  )
}
