/** Sounds and Audio Devices: how loud the site is, whether it is muted, and a sound to try. */
import { useId } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import checkBox from '../../ui/checkBox.module.css'
import slider from '../../ui/controls/slider.module.css'
import type { AppViewProps } from '../host/app.ts'
import styles from './sounds.module.css'

const STEP = 5

export default function SoundsView({ close }: AppViewProps) {
  const { storage, playError } = useServices()
  const { muted, quiet, volume } = useChoices()
  const id = useId()
  return (
    <div className={styles.client}>
      <fieldset className={styles.group}>
        <legend>Device volume</legend>
        <label className={styles.volume} htmlFor={id}>
          <span>Low</span>
          <input
            id={id}
            className={slider.slider}
            type="range"
            aria-label="Volume"
            aria-valuetext={`${volume} %`}
            data-autofocus=""
            min={0}
            max={100}
            step={STEP}
            value={volume}
            onChange={({ currentTarget }) => storage.write({ volume: Number(currentTarget.value) })}
          />
          <span>High</span>
        </label>
        <label className={styles.mute}>
          <input
            type="checkbox"
            className={checkBox.box}
            checked={muted}
            onChange={() => storage.write({ muted: !muted })}
          />
          Mute
        </label>
      </fieldset>
      <p role="status">{quiet ? 'Quiet is on: nothing sounds until it is off again.' : ''}</p>
      <div className={styles.buttons}>
        <Button disabled={muted || quiet || volume === 0} onClick={playError}>
          Test sound
        </Button>
        <Button isDefault onClick={close}>
          OK
        </Button>
      </div>
    </div>
  )
}
