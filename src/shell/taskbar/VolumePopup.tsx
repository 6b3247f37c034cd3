/** The small window above the tray that sets how loud everything is. It closes when something else is pressed or focused. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import checkBox from '../../ui/checkBox.module.css'
import slider from '../../ui/controls/slider.module.css'
import type { VolumeControl } from './useVolume.ts'
import styles from './volumePopup.module.css'

const STEP = 5

export function VolumePopup({ volume: { button, close } }: { readonly volume: VolumeControl }) {
  const { storage, view } = useServices()
  const { muted, volume } = useChoices()
  const popup = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const [right] = useState(() => rightOf(button.current))
  useLayoutEffect(() => range.current?.focus(), [])
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const leave = ({ target }: Event): void => {
      const isInside = [popup.current, button.current].some(
        (part) => target instanceof Node && part?.contains(target),
      )
      if (!isInside) close()
    }
    document.addEventListener('pointerdown', leave, options)
    document.addEventListener('focusin', leave, options)
    view.addEventListener('resize', close, options)
    return () => listening.abort()
  }, [button, close, view])

  const pressed = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      button.current?.focus()
      close()
    } else if (event.key === 'Tab') {
      // It has two places for the focus, and goes round as dialogs do.
      const other = [...event.currentTarget.querySelectorAll('input')]
      other.find((input) => input !== event.target)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={popup}
      role="dialog"
      aria-label="Volume"
      className={styles.popup}
      style={{ right }}
      onKeyDown={pressed}
    >
      <span className={styles.title} aria-hidden="true">
        Volume
      </span>
      <span className={styles.groove}>
        <input
          ref={range}
          className={`${slider.slider} ${styles.slider}`}
          type="range"
          aria-label="Volume"
          aria-orientation="vertical"
          aria-valuetext={`${volume} %`}
          min={0}
          max={100}
          step={STEP}
          value={volume}
          onChange={({ currentTarget }) => storage.write({ volume: Number(currentTarget.value) })}
        />
      </span>
      <label className={styles.mute}>
        <input
          type="checkbox"
          className={checkBox.box}
          checked={muted}
          onChange={() => storage.write({ muted: !muted })}
        />
        Mute
      </label>
    </div>
  )
}

/** In CSS pixels from the right edge of the viewport, where the button ends. */
function rightOf(button: HTMLElement | null): number {
  const end = button?.getBoundingClientRect().right ?? 0
  return document.documentElement.clientWidth - end
}
