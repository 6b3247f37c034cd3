/** Warns the visitor of texts that a reload would lose, once about each. */
import type { DesktopAction } from '../../desktop/actions.ts'
import type { Kept } from '../../base/services/session.ts'

/** A text that the session does not keep, or not all of it. */
export interface Loss {
  /** The window it was typed into, which may be closed by now; or what START calls it. */
  readonly key: string
  /** What the visitor knows the text by: its first words, or the title of its window. */
  readonly name: string
  /** True: its beginning is kept, and only the rest is lost. */
  readonly isCut: boolean
}

/** The result of writing the session. */
export interface Outcome {
  readonly losses: readonly Loss[]
  /** Of the storage of the tab. */
  readonly tab: Kept
  /** Whether there was room for the text that the next visit begins with. */
  readonly isDeskKept: boolean
  /** Whether the visitor has typed something that a reload would lose if the tab keeps nothing. */
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

/** @returns call it after each write */
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
