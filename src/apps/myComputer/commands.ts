/** What My Computer's menus can do. */
import type { Command } from '../../desktop/commands.ts'

interface Subject {
  close(): void
  openHelp(): void
}

export const COMMANDS: readonly Command<Subject>[] = [
  { id: 'close', title: 'Close', run: ({ close }) => close() },
  { id: 'help', title: 'Help and Support Center', run: ({ openHelp }) => openHelp() },
]
