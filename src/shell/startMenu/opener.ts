/** What opens the START menu. */
import type { PressKind } from '../usePress.ts'

/** `command`: the command's shortcut, wherever the focus is; the others act on the button. */
export type StartMenuOpener = PressKind | 'command'
