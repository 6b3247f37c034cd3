/** Warns the visitor once about each text that a reload would lose. */
import type { DesktopAction } from '../../desktop/actions.ts'
import type { Kept } from '../../base/services/session.ts'

export interface Loss {
  /** The id of its window, which may be closed by now, or its title in START. */
  readonly key: string
  /** The name shown to the visitor: the first words, or the window's title. */
  readonly name: string
  /** True: only the end is lost. */
  readonly isCut: boolean
}

export interface Outcome {
  readonly losses: readonly Loss[]
  readonly tab: Kept
  readonly isDeskKept: boolean
  /** Whether a reload would lose typed text if the tab stores nothing. */
  hasTexts(): boolean
}

const NOTHING_KEPT: Readonly<Record<Exclude<Kept, 'kept'>, string>> = {
  full: 'Your browser has no room left for this site. Reloading will lose what you typed.',
  denied: 'Your browser blocks storage for this site. Reloading will lose what you typed.',
}
const NO_DESK = 'There is no room to remember this desk for your next visit.'
const COPY = 'Copy what you need elsewhere before you leave.'
/** In CSS pixels. */
const SIZE = { type: 'fixed', width: 340, height: 130 } as const

/** Call the result after each write. */
export function createLossTeller(
  dispatch: (action: DesktopAction) => void,
): (outcome: Outcome) => void {
  const told = new Set<string>()
  return ({ losses, tab, isDeskKept, hasTexts }) => {
    const warnings = [
      ...losses.map((loss) => [`text ${loss.key}`, wordOf(loss)] as const),
      ...(tab !== 'kept' && hasTexts() ? [[tab, NOTHING_KEPT[tab]] as const] : []),
      ...(isDeskKept ? [] : [['desk', NO_DESK] as const]),
    ].filter(([key]) => !told.has(key))
    if (warnings.length === 0) return
    for (const [key] of warnings) told.add(key)
    const message = [...warnings.map(([, words]) => words), COPY].join('\n')
    dispatch({ type: 'message/shown', title: 'Notes', message, tone: 'warning', size: SIZE })
  }
}

function wordOf({ name, isCut }: Loss): string {
  return isCut
    ? `'${name}' is too long. Reloading will keep its first million characters.`
    : `There is no room for '${name}'. Reloading will lose it.`
}
