import type { Command } from '../../desktop/commands.ts'
import type { BoardSize } from './board.ts'
import { type Level, levelOf, LEVELS } from './kept.ts'

export interface MinesSubject {
  readonly size: BoardSize
  readonly hasQuestions: boolean
  begin(size: BoardSize): void
  toggleQuestions(): void
  show(panel: 'custom' | 'best'): void
  tellAbout(): void
  close(): void
}

function level(id: Level, title: string): Command<MinesSubject> {
  return {
    id,
    title,
    isOneOf: true,
    checked: ({ size }) => levelOf(size) === id,
    run: ({ begin }) => begin(LEVELS[id]),
  }
}

export const MINES_COMMANDS: readonly Command<MinesSubject>[] = [
  { id: 'new', title: 'New', hotkey: 'F2', run: ({ begin, size }) => begin(size) },
  level('beginner', 'Beginner'),
  level('intermediate', 'Intermediate'),
  level('expert', 'Expert'),
  {
    id: 'custom',
    title: 'Custom...',
    isOneOf: true,
    checked: ({ size }) => levelOf(size) === undefined,
    run: ({ show }) => show('custom'),
  },
  {
    id: 'marks',
    title: 'Marks (?)',
    checked: ({ hasQuestions }) => hasQuestions,
    run: ({ toggleQuestions }) => toggleQuestions(),
  },
  { id: 'best', title: 'Best Times...', run: ({ show }) => show('best') },
  { id: 'exit', title: 'Exit', run: ({ close }) => close() },
  { id: 'about', title: 'About Minesweeper...', run: ({ tellAbout }) => tellAbout() },
]
