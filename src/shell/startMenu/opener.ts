import type { PressKind } from '../usePress.ts'

/** `command`: a shortcut, wherever the focus is; the others act on the button. */
export type StartMenuOpener = PressKind | 'command'
