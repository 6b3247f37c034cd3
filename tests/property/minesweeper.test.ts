/** Whole games of Minesweeper on boards of all sizes, against a solver that sees only what is shown. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BoardSize,
  chordCell,
  type Game,
  markCell,
  minesLeft,
  neighborsOf,
  newGame,
  openCell,
  outcomeOf,
} from '../../src/apps/minesweeper/board.ts'
import { customSize, gameFrom, LEVELS } from '../../src/apps/minesweeper/kept.ts'
import { shownCells } from '../../src/apps/minesweeper/shown.ts'
import { createRandomSource } from '../../src/base/services/random.ts'

const streamOf = (seed: number): (() => number) => createRandomSource(seed).stream('mines')

const size: fc.Arbitrary<BoardSize> = fc.oneof(
  fc.constantFrom(...Object.values(LEVELS)),
  fc
    .record({ rows: fc.integer(), columns: fc.integer(), mines: fc.integer() })
    .map((asked) => customSize(asked)),
)
const board = fc.record({ size, seed: fc.nat(), first: fc.nat() }).map(({ size: of, ...rest }) => ({
  ...rest,
  size: of,
  first: rest.first % (of.rows * of.columns),
}))

const minesOf = ({ cells }: Game): readonly number[] =>
  cells.flatMap(({ isMine }, at) => (isMine ? [at] : []))

/** The mines in the eight places around a cell, counted by rows and columns. */
function countedByHand({ rows, columns, cells }: Game, at: number): number {
  const row = Math.floor(at / columns)
  const column = at % columns
  let count = 0
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      if (cells[y * columns + x]?.isMine && (y !== row || x !== column)) count += 1
    }
  }
  return count
}

/** What a player sees: numbers, and cells that are not open. */
function sight(game: Game) {
  const looks = shownCells(game).map(({ look }) => look)
  const isClosed = (at: number): boolean => looks[at] === 'covered' || looks[at] === 'flagged'
  const number = (at: number): number => (looks[at] === 'empty' ? 0 : Number(looks[at]))
  return { looks, isClosed, number }
}

/** Flags and opens only what one number, or two beside each other, prove. Undefined where nothing is proved. */
function provedMove(game: Game): { readonly at: number; readonly isMine: boolean } | undefined {
  const { looks, isClosed, number } = sight(game)
  const facts = looks.flatMap((look, at) => {
    if (!/^\d$/.test(look)) return []
    const around = neighborsOf(game, at)
    const unknown = around.filter((near) => looks[near] === 'covered')
    const flags = around.filter((near) => isClosed(near) && looks[near] === 'flagged').length
    return unknown.length === 0 ? [] : [{ unknown, mines: number(at) - flags }]
  })
  const proof = (unknown: readonly number[], mines: number) =>
    unknown[0] !== undefined && (mines === 0 || mines === unknown.length)
      ? { at: unknown[0], isMine: mines > 0 }
      : undefined
  for (const { unknown, mines } of facts) {
    const proved = proof(unknown, mines)
    if (proved) return proved
  }
  for (const one of facts) {
    for (const other of facts) {
      const isPart = one.unknown.every((at) => other.unknown.includes(at))
      const rest = other.unknown.filter((at) => !one.unknown.includes(at))
      const proved = isPart ? proof(rest, other.mines - one.mines) : undefined
      if (proved) return proved
    }
  }
  return undefined
}

/** Plays by proofs until the game is over or none is left. */
function playByProofs(start: Game): Game {
  let game = start
  for (;;) {
    const move = outcomeOf(game) === 'playing' ? provedMove(game) : undefined
    if (!move) return game
    game = move.isMine ? markCell(game, move.at, true) : openCell(game, move.at, () => 0)
  }
}

describe('a board', () => {
  it('has all its mines, none below the first press, and right numbers', () => {
    fc.assert(
      fc.property(board, ({ size: of, seed, first }) => {
        const game = openCell(newGame(of), first, streamOf(seed))
        expect(minesOf(game)).toHaveLength(of.mines)
        expect(game.cells[first]).toEqual({ isMine: false, face: 'open' })
        expect(['playing', 'won']).toContain(outcomeOf(game))
        const { number } = sight(game)
        const shown = [...game.cells.keys()].filter((at) => game.cells[at]?.face === 'open')
        expect(shown.map(number)).toEqual(shown.map((at) => countedByHand(game, at)))
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same for the same seed and first press, and another for another seed', () => {
    fc.assert(
      fc.property(board, ({ size: of, seed, first }) => {
        const begin = (from: number) => openCell(newGame(of), first, streamOf(from))
        expect(begin(seed)).toEqual(begin(seed))
      }),
    )
    const boards = Array.from({ length: 100 }, (_, seed) =>
      minesOf(openCell(newGame(LEVELS.expert), 0, streamOf(seed))).join(' '),
    )
    expect(new Set(boards).size).toBe(100)
  })

  it('has its mines anywhere with the same chance', () => {
    const counts = Array.from({ length: 81 }, () => 0)
    for (let seed = 0; seed < 4000; seed += 1) {
      const mines = minesOf(openCell(newGame(LEVELS.beginner), 40, streamOf(seed)))
      for (const at of mines) counts[at] = (counts[at] ?? 0) + 1
    }
    expect(counts[40]).toBe(0)
    // 500 each, with a standard deviation of 21.
    const others = counts.filter((_, at) => at !== 40)
    expect(Math.min(...others)).toBeGreaterThan(395)
    expect(Math.max(...others)).toBeLessThan(605)
  })
})

describe('a solver that trusts the numbers', () => {
  const wrongFlags = ({ cells }: Game) =>
    cells.filter(({ face, isMine }) => face === 'flagged' && !isMine)

  it('never opens a mine, and finishes most of the beginner’s boards that open up', () => {
    const games = Array.from({ length: 200 }, (_, seed) =>
      openCell(newGame(LEVELS.beginner), 40, streamOf(seed)),
    )
      .filter((game) => sight(game).looks[40] === 'empty')
      .map(playByProofs)
    expect(games.length).toBeGreaterThan(50)
    expect(games.map(outcomeOf)).not.toContain('lost')
    expect(games.flatMap(wrongFlags)).toEqual([])
    const won = games.filter((game) => outcomeOf(game) === 'won')
    expect(won.length / games.length).toBeGreaterThan(0.7)
    expect(won.map(minesLeft)).toEqual(won.map(() => 0))
  })

  it('never opens a mine on larger boards', () => {
    const games = [LEVELS.intermediate, LEVELS.expert].flatMap((level) =>
      Array.from({ length: 3 }, (_, seed) =>
        playByProofs(openCell(newGame(level), 0, streamOf(seed))),
      ),
    )
    expect(games.map(outcomeOf)).not.toContain('lost')
    expect(games.flatMap(wrongFlags)).toEqual([])
  })
})

function moved(game: Game, step: { readonly kind: string; readonly at: number }, seed: number) {
  if (step.kind === 'open') return openCell(game, step.at, streamOf(seed))
  return step.kind === 'chord' ? chordCell(game, step.at) : markCell(game, step.at, true)
}

describe('whatever is pressed', () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('open', 'chord', 'mark'), at: fc.nat() }),
    { maxLength: 120 },
  )

  it('what is open stays open, only a mark lifts a flag, the end is final, and each state can be stored', () => {
    fc.assert(
      fc.property(board, steps, ({ size: of, seed }, all) => {
        let game = newGame(of)
        for (const { kind, at: anywhere } of all) {
          const at = anywhere % game.cells.length
          const next = moved(game, { kind, at }, seed)
          const isOver = outcomeOf(game) === 'won' || outcomeOf(game) === 'lost'
          const changed = game.cells.filter((cell, index) => {
            const isKept = cell.face === 'open' || (cell.face === 'flagged' && kind !== 'mark')
            return (isOver || isKept) && next.cells[index]?.face !== cell.face
          })
          expect(changed).toEqual([])
          game = next
        }
        expect(gameFrom(JSON.parse(JSON.stringify(game)))).toEqual(game)
        const namedMines = shownCells(game).map(({ name }) => name.endsWith(' mine'))
        const mines = game.cells.map(({ isMine }) => isMine && outcomeOf(game) === 'lost')
        expect(namedMines).toEqual(mines)
      }),
      { numRuns: 300 },
    )
  })
})
