/** The strip below the screen: where the sound is, and what plays and stops it. */
import type { CSSProperties } from 'react'
import styles from './mediaPlayer.module.css'
import { clockTime, spokenTime } from './time.ts'
import type { usePlayer } from './usePlayer.ts'

export function Controls({ player }: { readonly player: ReturnType<typeof usePlayer> }) {
  const { isPlaying, position, duration, hasFailed, toggle, stop, seek } = player
  const end = Number.isFinite(duration) ? duration : 0
  const isKnown = end > 0 && !hasFailed
  const share = isKnown ? (position / end) * 100 : 0
  return (
    <div className={styles.controls}>
      <input
        className={styles.seek}
        type="range"
        aria-label="Seek"
        aria-valuetext={`${spokenTime(position)} of ${spokenTime(Math.ceil(end))}`}
        min={0}
        max={end}
        step="any"
        value={Math.min(position, end)}
        disabled={!isKnown}
        onChange={({ target }) => seek(target.valueAsNumber)}
        style={{ '--played': `${share}%` } as CSSProperties}
      />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          data-autofocus=""
          disabled={hasFailed}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <title>{isPlaying ? 'Pause' : 'Play'}</title>
            <path d={isPlaying ? 'M7 5h4v14H7zm6 0h4v14h-4z' : 'M8 4.5 19 12 8 19.5z'} />
          </svg>
        </button>
        <button
          type="button"
          className={styles.stop}
          aria-label="Stop"
          disabled={!isKnown}
          onClick={stop}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <title>Stop</title>
            <path d="M6 6h12v12H6z" />
          </svg>
        </button>
        <span className={styles.time}>
          {`${clockTime(position)} / ${clockTime(Math.ceil(end))}`}
        </span>
      </div>
    </div>
  )
}
