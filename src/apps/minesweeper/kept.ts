/** What is kept of Minesweeper: the visitor's choices with the best times, and a game. Stored values are untrusted. */
import * as v from 'valibot'
import { type BoardSize, type Game, MOST_SECONDS } from './board.ts'

export const LEVELS = {
  beginner: { rows: 9, columns: 9, mines: 10 },
  intermediate: { rows: 16, columns: 16, mines: 40 },
  expert: { rows: 16, columns: 30, mines: 99 },
} as const

export type Level = keyof typeof LEVELS

/** Of a custom field. */
export const LEAST: BoardSize = { rows: 9, columns: 9, mines: 10 }
const MOST = { rows: 24, columns: 30 }

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

const sizeSchema = v.pipe(
  v.object({
    rows: count(LEAST.rows, MOST.rows),
    columns: count(LEAST.columns, MOST.columns),
    mines: count(LEAST.mines, MOST.rows * MOST.columns),
  }),
  v.check(({ rows, columns, mines }) => mines <= (rows - 1) * (columns - 1)),
)
const time = v.fallback(v.optional(count(1, MOST_SECONDS)), undefined)

/** An invalid field gets its default; the others are kept. */
const choicesSchema = v.object({
  size: v.fallback(sizeSchema, LEVELS.beginner),
  /** Whether a second mark is a question mark. */
  hasQuestions: v.fallback(v.boolean(), true),
  /** In seconds. */
  best: v.fallback(v.object({ beginner: time, intermediate: time, expert: time }), {}),
})

export type MineChoices = Readonly<v.InferOutput<typeof choicesSchema>>

export function choicesFrom(value: unknown): MineChoices {
  return v.parse(choicesSchema, Object(value ?? {}))
}

/** Undefined for a custom field. */
export function levelOf(size: BoardSize): Level | undefined {
  return (Object.keys(LEVELS) as Level[]).find((level) => isSameSize(LEVELS[level], size))
}

export function isSameSize(a: BoardSize, b: BoardSize): boolean {
  return a.rows === b.rows && a.columns === b.columns && a.mines === b.mines
}

/** The nearest size that a custom field can have. Numbers that are none count as the least. */
export function customSize(asked: BoardSize): BoardSize {
  const within = (value: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Math.trunc(value) || least))
  const rows = within(asked.rows, LEAST.rows, MOST.rows)
  const columns = within(asked.columns, LEAST.columns, MOST.columns)
  return { rows, columns, mines: within(asked.mines, LEAST.mines, (rows - 1) * (columns - 1)) }
}

const gameSchema = v.pipe(
  v.object({
    ...sizeSchema.entries,
    cells: v.array(
      v.object({
        isMine: v.boolean(),
        face: v.picklist(['covered', 'flagged', 'question', 'open']),
      }),
    ),
    seconds: count(0, MOST_SECONDS),
  }),
  v.check(({ rows, columns, mines, cells }) => {
    const laid = cells.filter(({ isMine }) => isMine).length
    const isUntouched = laid === 0 && !cells.some(({ face }) => face === 'open')
    return cells.length === rows * columns && (laid === mines || isUntouched)
  }),
)

/** Undefined where the value is no game. */
export function gameFrom(value: unknown): Game | undefined {
  const game = v.safeParse(gameSchema, value)
  return game.success ? game.output : undefined
}
