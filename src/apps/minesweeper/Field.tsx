/** The board: a grid with one Tab stop, whose arrow keys go from cell to cell. */
import { type KeyboardEvent, memo, type RefObject, useState } from 'react'
import { letterOf } from '../../base/kit/letterKey.ts'
import type { Game } from './board.ts'
import styles from './field.module.css'
import { cellByKey, type ShownCell, shownCells } from './shown.ts'
import type { useFieldPresses } from './useFieldPresses.ts'

const HINT =
  'Arrow keys move. Space opens a cell or, on a number, the cells around it. F sets a flag.'

interface FieldProps {
  readonly game: Game
  readonly presses: ReturnType<typeof useFieldPresses>
  readonly grid: RefObject<HTMLDivElement | null>
  readonly hintId: string
  readonly mark: (at: number) => void
}

export function Field({ game, presses, grid, hintId, mark }: FieldProps) {
  const { rows, columns } = game
  const [place, setPlace] = useState({ rows, columns, at: 0 })
  // On a board of another size the same number would be any other place.
  const current = place.rows === rows && place.columns === columns ? place.at : 0
  const cells = shownCells(game)

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, ctrlKey, altKey, metaKey, nativeEvent } = event
    if (altKey || metaKey) return
    const next = cellByKey(game, current, key, ctrlKey)
    if (next !== undefined) cellAt(grid.current, next)?.focus()
    else if (ctrlKey) return
    else if (key === ' ' || key === 'Enter') presses.act(current)
    else if (letterOf(nativeEvent) === 'f') mark(current)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label="Minefield"
        aria-describedby={hintId}
        className={styles.field}
        onKeyDown={handleKey}
        onFocus={({ target }) =>
          setPlace({ rows, columns, at: Number(target.dataset['cell'] ?? current) })
        }
        {...presses.handlers}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} role="row" className={styles.row}>
            {cells
              .slice(row * columns, (row + 1) * columns)
              .map((cell, column) => row * columns + column)
              .map((at) => (
                <FieldCell
                  key={at}
                  at={at}
                  {...(cells[at] as ShownCell)}
                  isCurrent={at === current}
                  isPressed={presses.isPressed(at)}
                />
              ))}
          </div>
        ))}
      </div>
      <span id={hintId} hidden>
        {HINT}
      </span>
    </>
  )
}

interface FieldCellProps extends ShownCell {
  readonly at: number
  readonly isCurrent: boolean
  readonly isPressed: boolean
}

const FieldCell = memo(function FieldCell(props: FieldCellProps) {
  const { at, look, name, description, isCurrent, isPressed } = props
  return (
    <div
      role="gridcell"
      aria-label={name}
      {...(description !== '' && { 'aria-description': description })}
      className={styles.cell}
      tabIndex={isCurrent ? 0 : -1}
      data-cell={at}
      data-look={look}
      data-pressed={isPressed && look === 'covered' ? '' : undefined}
      data-autofocus={isCurrent ? '' : undefined}
    >
      {look === 'question' ? '?' : /^\d$/.test(look) ? look : ''}
    </div>
  )
})

function cellAt(grid: HTMLElement | null, at: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${at}"]`) ?? null
}
