/** What two rows of the menu show in place of the board: the size of a custom field, and the best times. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, type FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/field.module.css'
import { type BoardSize, MOST_SECONDS } from './board.ts'
import { customSize, type Level, type MineChoices } from './kept.ts'
import styles from './minesweeper.module.css'
import { LEVEL_NAMES, secondsText } from './shown.ts'

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
  readonly onSubmit: (form: FormData) => void
  readonly onCancel: () => void
}

/** Has the focus until it is answered. */
function Panel({ title, children, onSubmit, onCancel }: PanelProps) {
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a dialog that is answered
    <form
      ref={form}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.panel}
      onSubmit={submit}
      onKeyDown={handleKey}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </form>
  )
}

interface CustomFieldProps {
  readonly size: BoardSize
  readonly onChoose: (size: BoardSize) => void
  readonly onCancel: () => void
}

const MEASURES = [
  ['Height', 'rows'],
  ['Width', 'columns'],
  ['Mines', 'mines'],
] as const

export function CustomField({ size, onChoose, onCancel }: CustomFieldProps) {
  const choose = (form: FormData): void => {
    const number = (name: keyof BoardSize): number => Number(form.get(name))
    onChoose(
      customSize({ rows: number('rows'), columns: number('columns'), mines: number('mines') }),
    )
  }
  return (
    <Panel title="Custom Field" onSubmit={choose} onCancel={onCancel}>
      {MEASURES.map(([label, name]) => (
        <label key={name} className={styles.line}>
          {label}:
          <input
            className={field.field}
            name={name}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            defaultValue={size[name]}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" isDefault>
          OK
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Panel>
  )
}

interface BestTimesProps {
  readonly best: MineChoices['best']
  readonly onReset: () => void
  readonly onClose: () => void
}

export function BestTimes({ best, onReset, onClose }: BestTimesProps) {
  return (
    <Panel title="Fastest Mine Sweepers" onSubmit={onClose} onCancel={onClose}>
      {(Object.entries(LEVEL_NAMES) as [Level, string][]).map(([level, name]) => (
        <p key={level} className={styles.line}>
          {name}: <span>{secondsText(best[level] ?? MOST_SECONDS)}</span>
        </p>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" isDefault>
          OK
        </Button>
        <Button onClick={onReset}>Reset Scores</Button>
      </div>
    </Panel>
  )
}
