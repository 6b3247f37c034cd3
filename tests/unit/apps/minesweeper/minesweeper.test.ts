/** Minesweeper, move by move. Whole games are in tests/property. */
import { describe, expect, it } from 'vitest'
import {
  chordCell,
  type Face,
  type Game,
  markCell,
  minesLeft,
  newGame,
  openCell,
  openedCount,
  outcomeOf,
  tick,
} from '../../../../src/apps/minesweeper/board.ts'
import {
  choicesFrom,
  customSize,
  gameFrom,
  levelOf,
  LEVELS,
} from '../../../../src/apps/minesweeper/kept.ts'
import {
  cellByKey,
  counterText,
  newGameText,
  shownCells,
} from '../../../../src/apps/minesweeper/shown.ts'

const never = () => expect.unreachable()

/** A board of three rows, drawn: `*` a mine, `F` a flagged mine, `f` a flag elsewhere, `o` open, `.` covered. */
function drawn(...rows: readonly string[]): Game {
  const faces: Readonly<Record<string, Face>> = { F: 'flagged', f: 'flagged', o: 'open' }
  const cells = [...rows.join('')].map((sign) => ({
    isMine: sign === '*' || sign === 'F',
    face: faces[sign] ?? 'covered',
  }))
  const mines = cells.filter(({ isMine }) => isMine).length
  return { rows: rows.length, columns: rows[0]?.length ?? 0, mines, cells, seconds: 1 }
}

const looks = (game: Game): readonly string[] => {
  const all = shownCells(game).map(({ look }) => (look === 'empty' ? ' ' : (look[0] ?? '')))
  return Array.from({ length: game.rows }, (_, row) =>
    all.slice(row * game.columns, (row + 1) * game.columns).join(''),
  )
}

describe('opening', () => {
  it('goes on through cells without mines around them, up to the numbers and around flags', () => {
    expect(looks(openCell(drawn('.....', '....*', '.f...'), 0, never))).toEqual([
      '   1c',
      '   1c',
      ' f 1c',
    ])
  })

  it('wins with the last cell, and flags every mine', () => {
    const game = openCell(drawn('oo*', 'oo.'), 5, never)
    expect(outcomeOf(game)).toBe('won')
    expect(looks(game)).toEqual([' 1f', ' 11'])
    expect(minesLeft(game)).toBe(0)
  })

  it('loses on a mine: all others are shown, and wrong flags', () => {
    const game = openCell(drawn('*o*', 'fFo'), 0, never)
    expect(outcomeOf(game)).toBe('lost')
    expect(shownCells(game).map(({ look }) => look)).toEqual([
      'exploded',
      '3',
      'mine',
      'wrong',
      'flagged',
      '2',
    ])
    expect(shownCells(game).map(({ name }) => name.replace(/.*, /, ''))).toEqual([
      'mine',
      '3',
      'mine',
      'flagged',
      'mine',
      '2',
    ])
    expect(shownCells(game).map(({ description }) => description)).toEqual([
      'You stepped on it',
      '',
      '',
      'No mine was here',
      'You had flagged it',
      '',
    ])
    expect(openCell(game, 1, never)).toBe(game)
    expect(markCell(game, 2, true)).toBe(game)
  })

  it('starts the time, which stops at 999 and at the end', () => {
    const ready = newGame(LEVELS.beginner)
    expect(tick(ready)).toBe(ready)
    const playing = { ...drawn('*.', '..'), seconds: 998 }
    expect(tick(tick(tick(playing))).seconds).toBe(999)
    const lost = openCell(playing, 0, never)
    expect(tick(lost)).toBe(lost)
  })
})

describe('chording', () => {
  it('opens what is around a number with as many flags', () => {
    expect(looks(chordCell(drawn('Foo', '.o.', '...'), 4))).toEqual(['f1 ', '11 ', '   '])
  })

  it('does nothing with fewer flags, on a cell that is not open, or where no mine is near', () => {
    for (const [game, at] of [
      [drawn('*o', '..'), 1],
      [drawn('F.', '..'), 1],
      [drawn('*..', '...', 'ooo'), 8],
    ] as const) {
      expect(chordCell(game, at)).toBe(game)
    }
  })

  it('loses with a wrong flag', () => {
    expect(outcomeOf(chordCell(drawn('*fo', '.o.'), 4))).toBe('lost')
  })
})

describe('words', () => {
  it('say how many cells a move has opened, and which game begins', () => {
    const before = drawn('.....', '....*', '.f...')
    expect(openedCount(openCell(before, 0, never)) - openedCount(before)).toBe(11)
    expect(openedCount(openCell(drawn('*o'), 0, never))).toBe(1)
    expect(newGameText(LEVELS.expert)).toBe('New game. Expert: 16 rows, 30 columns, 99 mines')
    expect(newGameText({ rows: 9, columns: 9, mines: 11 })).toMatch(/^New game. Custom field: /)
  })

  it('leave a flag alone while the game goes on', () => {
    expect(shownCells(drawn('Fo')).map(({ description }) => description)).toEqual(['', ''])
  })
})

describe('marks', () => {
  it('are a flag, a question mark and nothing; without question marks a flag and nothing', () => {
    const faces = (hasQuestions: boolean) => {
      let game = newGame(LEVELS.beginner)
      return [1, 2, 3].map(() => {
        game = markCell(game, 3, hasQuestions)
        return game.cells[3]?.face
      })
    }
    expect(faces(true)).toEqual(['flagged', 'question', 'covered'])
    expect(faces(false)).toEqual(['flagged', 'covered', 'flagged'])
  })

  it('may be more than there are mines', () => {
    let game = newGame(LEVELS.beginner)
    for (let at = 0; at < 12; at += 1) game = markCell(game, at, true)
    expect(minesLeft(game)).toBe(-2)
  })
})

describe('the counter', () => {
  it.each([
    [0, '000'],
    [10, '010'],
    [999, '999'],
    [-2, '-02'],
    [-500, '-99'],
  ])('%d: %s', (value, text) => {
    expect(counterText(value)).toBe(text)
  })
})

describe('the keys', () => {
  const at = (key: string, isFar = false) => cellByKey({ rows: 9, columns: 9 }, 40, key, isFar)
  it('go to the cells beside, stop at the edges, and with Ctrl go to them', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => at(key))).toEqual([
      31, 49, 39, 41,
    ])
    expect(['Home', 'End'].map((key) => at(key))).toEqual([36, 44])
    expect(['Home', 'End', 'ArrowUp', 'ArrowRight'].map((key) => at(key, true))).toEqual([
      0, 80, 4, 44,
    ])
    expect(cellByKey({ rows: 9, columns: 9 }, 80, 'ArrowDown', false)).toBe(80)
    expect(['a', 'toString', ' '].map((key) => at(key))).toEqual([undefined, undefined, undefined])
  })
})

describe('what is kept', () => {
  it('keeps sound choices and gives others their defaults', () => {
    const sound = { size: LEVELS.expert, hasQuestions: false, best: { beginner: 12 } }
    expect(choicesFrom(sound)).toEqual(sound)
    for (const value of [undefined, null, 3, 'x', { size: { rows: 1 }, best: 4 }]) {
      expect(choicesFrom(value)).toEqual({ size: LEVELS.beginner, hasQuestions: true, best: {} })
    }
    expect(choicesFrom({ best: { beginner: -1, expert: 100 } }).best).toEqual({ expert: 100 })
  })

  it('a custom field has 9 to 24 rows, 9 to 30 columns, and room between its mines', () => {
    expect(customSize({ rows: 1, columns: 99, mines: 5 })).toEqual({
      rows: 9,
      columns: 30,
      mines: 10,
    })
    expect(customSize({ rows: 24, columns: 30, mines: 9999 }).mines).toBe(667)
    expect(customSize({ rows: NaN, columns: NaN, mines: NaN })).toEqual(LEVELS.beginner)
    expect(levelOf({ rows: 16, columns: 30, mines: 99 })).toBe('expert')
    expect(levelOf({ rows: 16, columns: 30, mines: 98 })).toBeUndefined()
  })

  it('takes no game that breaks a rule', () => {
    const game = openCell(newGame(LEVELS.beginner), 0, () => 0.5)
    expect(gameFrom(game)).toEqual(game)
    for (const broken of [
      undefined,
      'game',
      { ...game, rows: 8 },
      { ...game, cells: game.cells.slice(1) },
      { ...game, mines: 11 },
      { ...game, seconds: 1000 },
      { ...game, cells: game.cells.map((cell) => ({ ...cell, isMine: false })) },
    ]) {
      expect(gameFrom(broken)).toBeUndefined()
    }
  })
})
