import { useId } from 'react'
import { ERROR_SOUND } from '../../base/services/sound/errorSound.ts'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import checkBox from '../../ui/checkBox.module.css'
import slider from '../../ui/controls/slider.module.css'
import properties from '../../ui/controls/properties.module.css'
import styles from './sounds.module.css'

const STEP = 5

export function Volume() {
  const { storage, playSound } = useServices()
  const { muted, quiet, volume } = useChoices()
  const id = useId()
  return (
    <>
      <fieldset className={`${properties.group} ${styles.group}`}>
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
        <label className={styles.tick}>
          <input
            type="checkbox"
            className={checkBox.box}
            checked={muted}
            onChange={() => storage.write({ muted: !muted })}
          />
          Mute
        </label>
      </fieldset>
      <div>
        <Button disabled={muted || quiet || volume === 0} onClick={() => playSound(ERROR_SOUND)}>
          Test sound
        </Button>
      </div>
    </>
  )
}
