import { useEffect, useId, useRef, useState } from 'react'
import { SIZE } from '../../base/services/display/sizes.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useSnow } from '../../base/services/display/useSnow.ts'
import box from '../../ui/checkBox.module.css'
import slider from '../../ui/controls/slider.module.css'
import properties from '../../ui/controls/properties.module.css'
import styles from './displayProperties.module.css'
import { useDisplayChoices } from './useDisplayChoices.ts'

export function SettingsTab() {
  const { phone } = useServices()
  const { choices, choose } = useDisplayChoices()
  const snow = useSnow()
  const id = useId()
  return (
    <>
      <fieldset className={`${properties.group} ${styles.group}`}>
        <legend>Size of everything</legend>
        <Slider value={choices.size} describedBy={id} onChoose={(size) => choose({ size })} />
        <p id={id} className={styles.words}>
          Text, icons, windows and the taskbar grow together. Your browser’s own text size counts,
          too; at twice the usual size they stop growing.
        </p>
      </fieldset>
      {!phone.matches() && (
        <fieldset className={`${properties.group} ${styles.group}`}>
          <legend>Effects</legend>
          <label className={styles.radio}>
            <input
              className={box.box}
              type="checkbox"
              checked={snow.isSnowing}
              disabled={snow.off !== null}
              onChange={snow.toggle}
            />
            Let it snow on the desktop
          </label>
          {snow.off !== null && <p className={styles.words}>{snow.off}.</p>}
        </fieldset>
      )}
    </>
  )
}

interface SliderProps {
  readonly value: number
  readonly describedBy: string
  onChoose(size: number): void
}

/** Chosen when it is let go: it would grow away from the pointer that holds it. */
function Slider({ value, describedBy, onChoose }: SliderProps) {
  const [held, setHeld] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = held ?? value
  useEffect(() => {
    const element = input.current
    const choose = (): void => {
      setHeld(null)
      onChoose(Number(element?.value))
    }
    element?.addEventListener('change', choose)
    return () => element?.removeEventListener('change', choose)
  }, [onChoose])
  return (
    <div className={styles.slider}>
      <span aria-hidden="true">Less</span>
      <input
        ref={input}
        className={slider.slider}
        type="range"
        aria-label="Size"
        aria-describedby={describedBy}
        aria-valuetext={`${shown} percent`}
        min={SIZE.least}
        max={SIZE.most}
        step={SIZE.step}
        value={shown}
        onInput={({ currentTarget }) => setHeld(Number(currentTarget.value))}
        onChange={() => {}}
      />
      <span aria-hidden="true">More</span>
      {/* The slider itself says it. */}
      <span className={styles.percent} aria-hidden="true">
        {shown} %
      </span>
    </div>
  )
}
