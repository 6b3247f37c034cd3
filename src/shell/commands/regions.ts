/** The parts of the desktop that the keyboard goes round: its icons, the window in front, the taskbar. Pure. */
import {
  type FocusTarget,
  iconTarget,
  kindOf,
  START,
  windowTarget,
} from '../../desktop/focusTarget.ts'
import { topmostWindowId } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'

/** What may get the focus next, best first. */
export function regionsAfter(
  holder: FocusTarget | null,
  by: 1 | -1,
  state: DesktopState,
): readonly FocusTarget[] {
  const icon = state.icons.find(({ isFocus }) => isFocus) ?? state.icons[0]
  const front = topmostWindowId(state)
  const regions = [
    icon && iconTarget(icon.id),
    front === null ? undefined : windowTarget(front),
    START,
  ]
  const kind = holder === null ? 'icon' : kindOf(holder)
  const at = kind === 'window' ? 1 : kind === 'button' || kind === 'menu' ? 2 : 0
  return [1, 2].flatMap((steps) => regions[(at + steps * by + 3) % 3] ?? [])
}
