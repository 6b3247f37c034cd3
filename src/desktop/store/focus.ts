/** What the desktop's focus is on after something happened (spec, section 4). Pure. */
import type { DesktopIcon, Focusing } from '../state.ts'

/**
 * The focus after a window was deleted: on windows if more than one existed before (minimized ones
 * count), else on icons if any is focused, else on the desktop.
 */
export function focusAfterDelete(windowsBefore: number, icons: readonly DesktopIcon[]): Focusing {
  if (windowsBefore > 1) return 'WINDOW'
  return icons.some((icon) => icon.isFocus) ? 'ICON' : 'DESKTOP'
}
