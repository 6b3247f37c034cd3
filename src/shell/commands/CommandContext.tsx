/** Hands the commands down to the components that offer them. */
import { createContext, use, type ReactNode } from 'react'
import type { CommandUi } from './commandUi.ts'

const CommandContext = createContext<CommandUi | null>(null)

export function CommandProvider(props: {
  readonly commands: CommandUi
  readonly children: ReactNode
}): ReactNode {
  return <CommandContext value={props.commands}>{props.children}</CommandContext>
}

/** @throws Error outside of a `CommandProvider` */
export function useCommands(): CommandUi {
  const commands = use(CommandContext)
  if (!commands) throw new Error('useCommands must be used within a CommandProvider')
  return commands
}
