/** Warns the visitor, once for each reason, that a reload would lose what was typed. */
import type { Kept } from '../../base/services/session.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { wideMessage } from '../../desktop/wideMessage.ts'

export interface Outcome {
  /** Texts are left out, or only their beginning is kept. */
  readonly isCut: boolean
  readonly tab: Kept
  readonly isDeskKept: boolean
  /** Whether a reload would lose typed text if the tab stores nothing. */
  hasTexts(): boolean
}

const WORDS = {
  cut: 'There is no room for everything you typed. Reloading will lose a part of it.',
  full: 'Your browser has no room left for this site. Reloading will lose what you typed.',
  denied: 'Your browser blocks storage for this site. Reloading will lose what you typed.',
  desk: 'There is no room to remember this desk for your next visit.',
} as const
const COPY = 'Copy what you need elsewhere before you leave.'

/** Call the result after each write. */
export function createLossTeller(
  dispatch: (action: DesktopAction) => void,
): (outcome: Outcome) => void {
  const told = new Set<keyof typeof WORDS>()
  return ({ isCut, tab, isDeskKept, hasTexts }) => {
    const reasons = [
      ...(isCut ? (['cut'] as const) : []),
      ...(tab !== 'kept' && hasTexts() ? [tab] : []),
      ...(isDeskKept ? [] : (['desk'] as const)),
    ].filter((reason) => !told.has(reason))
    if (reasons.length === 0) return
    for (const reason of reasons) told.add(reason)
    const message = [...reasons.map((reason) => WORDS[reason]), COPY].join('\n')
    dispatch(wideMessage('Notes', message, { tone: 'warning' }))
  }
}
