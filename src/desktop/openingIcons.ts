import type { DesktopAction } from './actions.ts'
import type { DesktopIcon } from './state.ts'

/** More windows at once would bury each other. */
export const MOST_OPENED = 10

export interface IconsToOpen {
  readonly icons: readonly DesktopIcon[]
  /** A message that some of the icons are not opened. */
  readonly word?: DesktopAction
}

/** All selected icons if this one is among them, otherwise only this one. */
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
