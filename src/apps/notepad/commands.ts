import type { Command } from '../../desktop/commands.ts'

export interface NotepadSubject {
  readonly isWrapped: boolean
  close(): void
  toggleWrap(): void
  typeTimeDate?(): void
}

export const NOTEPAD_COMMANDS: readonly Command<NotepadSubject>[] = [
  { id: 'exit', title: 'Exit', run: ({ close }) => close() },
  {
    id: 'timeDate',
    title: 'Time/Date',
    when: ({ typeTimeDate }) => typeTimeDate !== undefined,
    run: ({ typeTimeDate }) => typeTimeDate?.(),
  },
  {
    id: 'wordWrap',
    title: 'Word Wrap',
    checked: ({ isWrapped }) => isWrapped,
    run: ({ toggleWrap }) => toggleWrap(),
  },
]
