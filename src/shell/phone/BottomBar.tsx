import { emblem } from 'virtual:emblem'
import { Icon, Picture } from '../../ui/Icon.tsx'
import { Clock } from '../taskbar/Clock.tsx'
import styles from './bars.module.css'

export interface BottomBarProps {
  onStart(): void
  onSwitch(): void
}

export function BottomBar({ onStart, onSwitch }: BottomBarProps) {
  return (
    <div data-part="bottom-bar" className={styles.bottomBar}>
      <button type="button" className={styles.start} onClick={onStart}>
        <Picture src={emblem} size={24} />
        <span>start</span>
      </button>
      <button type="button" aria-haspopup="dialog" className={styles.switch} onClick={onSwitch}>
        <Icon name="views" size={24} />
        <span>Switch apps</span>
      </button>
      <div className={styles.tray}>
        <Clock />
      </div>
    </div>
  )
}
