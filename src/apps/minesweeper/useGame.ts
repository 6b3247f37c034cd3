import { useEffect, useState } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import {
  type BoardSize,
  chordCell,
  type Game,
  markCell,
  newGame,
  openCell,
  openedCount,
  outcomeOf,
  tick,
} from './board.ts'
import { choicesFrom, gameFrom, isSameSize, type Level, levelOf, type MineChoices } from './kept.ts'

/** The game of a window, and the choices of the visitor, who has set them by hand. */
export function useGame(
  window: AppViewProps['window'],
  {
    onRecord,
    onOpened,
  }: {
    readonly onRecord: (level: Level, seconds: number) => void
    /** @param count how many cells a single move has opened, if it is more than one */
    readonly onOpened: (count: number) => void
  },
) {
  const { clock, random, storage, switches } = useServices()
  const choices = choicesFrom(useChoices().mines)
  const draft = useDraft<unknown>(window.id, undefined)
  const [game, setGame] = useState(() => gameFrom(draft.read()) ?? newGame(choices.size))
  const outcome = outcomeOf(game)

  useEffect(() => draft.keep(game), [draft, game])
  useEffect(() => {
    if (outcome !== 'playing') return undefined
    return clock.subscribeSecond(() => setGame(tick))
  }, [clock, outcome])

  const choose = (changes: Partial<MineChoices>): void =>
    storage.write({ mines: { ...choices, ...changes } })
  const go = (next: Game): void => {
    setGame(next)
    const opened = openedCount(next) - openedCount(game)
    if (opened > 1) onOpened(opened)
    const level = levelOf(next)
    if (outcome === 'won' || outcomeOf(next) !== 'won' || level === undefined) return
    if (next.seconds >= (choices.best[level] ?? Infinity)) return
    choose({ best: { ...choices.best, [level]: next.seconds } })
    onRecord(level, next.seconds)
  }
  /** With a seed, only the first press decides on the board; without, each game has another. */
  const chance = (): (() => number) => {
    const isSeeded = switches.seed !== undefined
    return random.stream(isSeeded ? 'mines' : `mines ${clock.now().getTime()}`)
  }
  return {
    game,
    outcome,
    choices,
    choose,
    begin(size: BoardSize): void {
      if (!isSameSize(size, choices.size)) choose({ size })
      setGame(newGame(size))
    },
    open: (at: number): void => go(openCell(game, at, chance())),
    chord: (at: number): void => go(chordCell(game, at)),
    mark: (at: number): void => go(markCell(game, at, choices.hasQuestions)),
  }
}
