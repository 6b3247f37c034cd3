/** The rules of Minesweeper: each move is a pure function from a game to the next one. Chance is handed in. */

export interface BoardSize {
  readonly rows: number
  readonly columns: number
  readonly mines: number
}

export type Face = 'covered' | 'flagged' | 'question' | 'open'

export interface Cell {
  readonly isMine: boolean
  readonly face: Face
}

export interface Game extends BoardSize {
  /** Row by row. There are no mines until the first cell is opened. */
  readonly cells: readonly Cell[]
  /** As shown: 0 before the first cell is opened, then from 1 to 999. */
  readonly seconds: number
}

export type Outcome = 'ready' | 'playing' | 'won' | 'lost'

export const MOST_SECONDS = 999

export function newGame({ rows, columns, mines }: BoardSize): Game {
  const cells = Array.from({ length: rows * columns }, (): Cell => ({
    isMine: false,
    face: 'covered',
  }))
  return { rows, columns, mines, cells, seconds: 0 }
}

export function outcomeOf({ cells }: Pick<Game, 'cells'>): Outcome {
  if (!cells.some(({ isMine }) => isMine)) return 'ready'
  if (cells.some(({ isMine, face }) => isMine && face === 'open')) return 'lost'
  return cells.every(({ isMine, face }) => isMine || face === 'open') ? 'won' : 'playing'
}

/** The cells around a cell, by index: eight of them, fewer at the edges. */
export function neighborsOf({ rows, columns }: BoardSize, at: number): readonly number[] {
  const row = Math.floor(at / columns)
  const column = at % columns
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const isInside =
        row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns
      return isInside && (down !== 0 || right !== 0) ? [at + down * columns + right] : []
    }),
  )
}

export function minesAround(game: Game, at: number): number {
  return neighborsOf(game, at).filter((near) => game.cells[near]?.isMine).length
}

/** What the counter shows. Below 0 where there are more flags than mines. */
export function minesLeft({ mines, cells }: Game): number {
  return mines - cells.filter(({ face }) => face === 'flagged').length
}

/**
 * Opens a cell without a flag and, if no mine is around it, the cells around it. The first one opened is never a mine.
 *
 * @param random the next number, at least 0 and less than 1; used for the first cell alone
 */
export function openCell(game: Game, at: number, random: () => number): Game {
  const outcome = outcomeOf(game)
  const face = game.cells[at]?.face
  if (face !== 'covered' && face !== 'question') return game
  if (outcome === 'playing') return withOpened(game, [at])
  if (outcome !== 'ready') return game
  return withOpened({ ...withMines(game, at, random), seconds: 1 }, [at])
}

/** Opens all cells around an open one that has as many flags around it as mines. A wrong flag loses. */
export function chordCell(game: Game, at: number): Game {
  if (outcomeOf(game) !== 'playing' || game.cells[at]?.face !== 'open') return game
  const around = neighborsOf(game, at)
  const flags = around.filter((near) => game.cells[near]?.face === 'flagged').length
  return flags > 0 && flags === minesAround(game, at) ? withOpened(game, around) : game
}

/** How many cells without a mine are open. */
export function openedCount({ cells }: Pick<Game, 'cells'>): number {
  return cells.filter(({ isMine, face }) => face === 'open' && !isMine).length
}

/** Flags a cell, then puts a question mark on it where those are used, then clears it. */
export function markCell(game: Game, at: number, hasQuestions: boolean): Game {
  const cell = game.cells[at]
  const outcome = outcomeOf(game)
  if (!cell || cell.face === 'open' || outcome === 'won' || outcome === 'lost') return game
  const next = { covered: 'flagged', flagged: hasQuestions ? 'question' : 'covered' } as const
  const face = cell.face === 'question' ? 'covered' : next[cell.face]
  return { ...game, cells: game.cells.with(at, { ...cell, face }) }
}

/** A second has passed. */
export function tick(game: Game): Game {
  const isRunning = outcomeOf(game) === 'playing' && game.seconds < MOST_SECONDS
  return isRunning ? { ...game, seconds: game.seconds + 1 } : game
}

/** Lays the mines by the first steps of a Fisher-Yates shuffle, which makes all boards equally likely. */
function withMines(game: Game, first: number, random: () => number): Game {
  const places = [...game.cells.keys()].filter((at) => at !== first)
  const mined = new Set<number | undefined>()
  for (let step = 0; step < game.mines; step += 1) {
    const chosen = step + Math.floor(random() * (places.length - step))
    mined.add(places[chosen])
    places[chosen] = places[step] ?? first
  }
  return { ...game, cells: game.cells.map((cell, at) => ({ ...cell, isMine: mined.has(at) })) }
}

/** With these cells open, and those that follow from them. A board that is won has a flag on every mine. */
function withOpened(game: Game, starts: readonly number[]): Game {
  const cells = [...game.cells]
  const waiting = [...starts]
  // It grows while it is walked.
  for (const at of waiting) {
    const cell = cells[at]
    if (!cell || cell.face === 'open' || cell.face === 'flagged') continue
    cells[at] = { ...cell, face: 'open' }
    if (!cell.isMine && minesAround(game, at) === 0) waiting.push(...neighborsOf(game, at))
  }
  if (outcomeOf({ cells }) !== 'won') return { ...game, cells }
  return {
    ...game,
    cells: cells.map((cell) => (cell.isMine ? { ...cell, face: 'flagged' } : cell)),
  }
}
