/** The two colors in use and the palette. The left button chooses the one, the right button the other. */
import { useId } from 'react'
import type { Settings } from '../core/pen.ts'
import styles from './tools.module.css'
import { nameOfColor, PALETTE } from './palette.ts'

interface ColorsProps {
  readonly settings: Settings
  readonly onChoose: (changes: Partial<Settings>) => void
}

export function Colors({ settings: { color, ground }, onChoose }: ColorsProps) {
  const group = useId()
  return (
    <div className={styles.colors}>
      <button
        type="button"
        className={styles.wells}
        aria-label={`Swap colours: ${nameOfColor(color)} over ${nameOfColor(ground)}`}
        data-tip="Swap colours"
        onClick={() => onChoose({ color: ground, ground: color })}
      >
        <span style={{ background: ground }} />
        <span style={{ background: color }} />
      </button>
      <div role="radiogroup" aria-label="Colours" className={styles.palette}>
        {PALETTE.map((each) => (
          <label
            key={each.color}
            className={styles.color}
            style={{ background: each.color }}
            data-tip={each.name}
            onContextMenu={(event) => {
              event.preventDefault()
              onChoose({ ground: each.color })
            }}
          >
            <input
              type="radio"
              name={group}
              aria-label={each.name}
              checked={each.color === color}
              onChange={() => onChoose({ color: each.color })}
            />
          </label>
        ))}
      </div>
      <label className={styles.custom} data-tip="Custom colour">
        <input
          type="color"
          aria-label="Custom colour"
          value={color}
          onChange={({ currentTarget }) => onChoose({ color: currentTarget.value })}
        />
      </label>
    </div>
  )
}
