import { handedDown } from '../../base/kit/handedDown.ts'
import type { CommandUi } from './commandUi.ts'

export const [CommandProvider, useCommands] = handedDown<CommandUi>(
  'useCommands',
  'a CommandProvider',
)
