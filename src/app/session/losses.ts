/**
 * Warns the visitor once about each text that a reload would lose. The warning is repeated only if the text had been
 * saved in between.
 */
import { WIDE_MESSAGE } from '../../apps/host/properties.ts'
import type { Kept } from '../../base/services/session.ts'
import type { DesktopAction } from '../../desktop/actions.ts'

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

const COPY = 'Copy what you need elsewhere before you leave.'

/** @returns call it after each write */
export function createLossTeller(
  dispatch: (action: DesktopAction) => void,
): (outcome: Outcome) => void {
  let told: ReadonlySet<string> = new Set()
  return (outcome) => {
    const words = wordsOf(outcome)
    const unheard = [...words].filter(([key]) => !told.has(key)).map(([, word]) => word)
    told = new Set(words.keys())
    if (unheard.length === 0) return
    dispatch({
      type: 'message/shown',
      title: 'Notes',
      message: [...unheard, COPY].join('\n'),
      tone: 'warning',
      size: WIDE_MESSAGE,
    })
  }
}

/** The warnings, by their subjects. */
function wordsOf({ losses, tab, isDeskKept, hasTexts }: Outcome): ReadonlyMap<string, string> {
  const words = new Map(losses.map((loss) => [`text ${loss.key}`, wordOf(loss)]))
  if (tab !== 'kept' && hasTexts()) words.set(tab, NOTHING_KEPT[tab])
  if (!isDeskKept) words.set('desk', 'There is no room to remember this desk for your next visit.')
  return words
}

const NOTHING_KEPT: Readonly<Record<Exclude<Kept, 'kept'>, string>> = {
  full: 'The browser has no room left for this site: a reload loses what you have typed.',
  denied: 'The browser lets this site keep nothing: a reload loses what you have typed.',
}

function wordOf({ name, isCut }: Loss): string {
  return isCut
    ? `'${name}' is too long: a reload keeps its first million characters.`
    : `There is no room for '${name}': a reload loses it.`
}
