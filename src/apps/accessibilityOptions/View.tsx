/** Accessibility Options: what can be switched here, and what follows the visitor's system. */
import { useRef } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { useSnow } from '../../base/services/display/useSnow.ts'
import { Button } from '../../ui/Button.tsx'
import checkBox from '../../ui/checkBox.module.css'
import type { AppViewProps } from '../host/app.ts'
import { useEscape } from '../host/windowEffects.ts'
import { useOpen } from '../host/useOpen.ts'
import styles from './accessibilityOptions.module.css'
import '../../ui/scrollBars.css'

const FOLLOWED = [
  ['Motion', 'Ask your system for reduced motion, and nothing moves here by itself.'],
  ['Contrast', 'The desktop takes the colours of a contrast theme of your system.'],
  [
    'Text size',
    'A larger text size in your browser’s settings makes everything larger, up to twice.',
  ],
] as const

export default function AccessibilityOptionsView({ close }: AppViewProps) {
  const root = useRef<HTMLDivElement>(null)
  useEscape(root, close)
  const { storage } = useServices()
  const { quiet } = useChoices()
  const snow = useSnow()
  const open = useOpen()
  return (
    <div ref={root} className={`${styles.client} luna-scroll`}>
      <h2 className={styles.heading}>On this desktop</h2>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={checkBox.box}
          checked={quiet}
          data-autofocus=""
          onChange={() => storage.write({ quiet: !quiet })}
        />
        Quiet: no snow, notices, sounds and motion
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={checkBox.box}
          checked={snow.isSnowing}
          disabled={snow.off !== null}
          onChange={snow.toggle}
        />
        Let it snow on the desktop
      </label>
      {snow.off !== null && <p>{snow.off}.</p>}
      <h2 className={styles.heading}>What follows your system</h2>
      <dl>
        {FOLLOWED.map(([name, text]) => (
          <div key={name} className={styles.followed}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={() => open({ appName: 'Help and Support' })}>Keys and help</Button>
      </div>
    </div>
  )
}
