/** What the cells of a game look like and are called. Pure. */
import { type BoardSize, type Game, minesAround, outcomeOf } from './board.ts'
import { levelOf } from './kept.ts'

export interface ShownCell {
  /** What is drawn: a face, a number, a mine, the mine that was opened, or a flag without a mine below it. */
  readonly look: string
  readonly name: string
  /** What the name does not tell once the game is lost; empty while nothing is hidden by it. */
  readonly description: string
}

const AFTER_A_LOSS: Readonly<Record<string, string>> = {
  exploded: 'You stepped on it',
  flagged: 'You had flagged it',
  wrong: 'No mine was here',
}

export function shownCells(game: Game): readonly ShownCell[] {
  const outcome = outcomeOf(game)
  return game.cells.map(({ isMine, face }, at) => {
    const isLost = outcome === 'lost'
    const look =
      face === 'open'
        ? isMine
          ? 'exploded'
          : String(minesAround(game, at) || 'empty')
        : isLost && isMine && face !== 'flagged'
          ? 'mine'
          : isLost && !isMine && face === 'flagged'
            ? 'wrong'
            : face
    const word = isLost && isMine ? 'mine' : look === 'wrong' ? 'flagged' : look
    const row = Math.floor(at / game.columns) + 1
    return {
      look,
      name: `Row ${row}, column ${(at % game.columns) + 1}, ${word}`,
      description: (isLost && AFTER_A_LOSS[look]) || '',
    }
  })
}

export const LEVEL_NAMES = { beginner: 'Beginner', intermediate: 'Intermediate', expert: 'Expert' }

/** Says which game has just begun. */
export function newGameText(size: BoardSize): string {
  const level = levelOf(size)
  const { rows, columns, mines } = size
  const called = level === undefined ? 'Custom field' : LEVEL_NAMES[level]
  return `New game. ${called}: ${rows} rows, ${columns} columns, ${mines} mines`
}

/** The digits of a counter: three characters, with a minus sign below 0. */
export function counterText(value: number): string {
  const shown = Math.max(-99, Math.min(999, value))
  return shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0')
}

/** The cell that a key leads to, or undefined. @param isFar with Ctrl: to the edge of the board */
export function cellByKey(
  { rows, columns }: Pick<Game, 'rows' | 'columns'>,
  at: number,
  key: string,
  isFar: boolean,
): number | undefined {
  const row = Math.floor(at / columns)
  const column = at % columns
  const far = { row: isFar ? rows : 1, column: isFar ? columns : 1 }
  const to = {
    ArrowUp: [row - far.row, column],
    ArrowDown: [row + far.row, column],
    ArrowLeft: [row, column - far.column],
    ArrowRight: [row, column + far.column],
    Home: [isFar ? 0 : row, 0],
    End: [isFar ? rows - 1 : row, columns - 1],
  }
  if (!Object.hasOwn(to, key)) return undefined
  const [nextRow = 0, nextColumn = 0] = to[key as keyof typeof to]
  const within = (place: number, length: number): number => Math.max(0, Math.min(length - 1, place))
  return within(nextRow, rows) * columns + within(nextColumn, columns)
}

export function secondsText(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
