import type { Command } from '../../desktop/commands.ts'

interface Subject {
  close(): void
  /** Absent on a desktop without the help. */
  openHelp?: (() => void) | undefined
}

export const COMMANDS: readonly Command<Subject>[] = [
  { id: 'close', title: 'Close', run: ({ close }) => close() },
  {
    id: 'help',
    title: 'Help and Support Center',
    when: ({ openHelp }) => openHelp !== undefined,
    run: ({ openHelp }) => openHelp?.(),
  },
]
