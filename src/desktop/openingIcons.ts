/** Which icons Enter opens. Pure. */
import type { DesktopAction } from './actions.ts'
import type { DesktopIcon } from './state.ts'

/** At most this many icons are opened at once: more windows would bury each other, and the visitor. */
export const MOST_OPENED = 10

export interface IconsToOpen {
  readonly icons: readonly DesktopIcon[]
  /** Says that some of them are not opened. */
  readonly word?: DesktopAction
}

/**
 * What opening an icon by key opens: all selected icons where it is one of them, else it alone.
 * @param icons all icons of the desktop, in the order in which they are opened
 */
export function iconsToOpen(icons: readonly DesktopIcon[], id: number): IconsToOpen {
  const selected = icons.filter((icon) => icon.isFocus)
  const isSelected = selected.some((icon) => icon.id === id)
  if (!isSelected) return { icons: icons.filter((icon) => icon.id === id) }
  if (selected.length <= MOST_OPENED) return { icons: selected }
  const message = `Only the first ${MOST_OPENED} of ${selected.length} selected icons were opened.`
  return {
    icons: selected.slice(0, MOST_OPENED),
    word: { type: 'message/shown', title: 'Desktop', message, tone: 'information' },
  }
}
