/**
 * The letter that a window holds. It is a draft: a reload keeps it, and so does closing the window, after which the next
 * window goes on with it. Sending or copying it leaves it as it is, since nobody here knows whether it has arrived.
 */
import { useState } from 'react'
import type { AppWindow } from '../../desktop/state.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useResumed } from '../../memory/resumed.ts'
import { EMPTY_LETTER, keptLetter, nameOfLetter, type Letter } from './letter.ts'

export function useLetter(window: AppWindow) {
  const draft = useDraft(window.id, EMPTY_LETTER)
  const resumed = useResumed(window)
  const [letter, setLetter] = useState(() => keptLetter(resumed) ?? draft.read())
  const [discarded, setDiscarded] = useState<Letter | null>(null)
  const put = (next: Letter, instead: Letter | null = null): void => {
    draft.keep(next)
    setLetter(next)
    setDiscarded(instead)
  }
  return {
    letter,
    write: (part: Partial<Letter>) => put({ ...letter, ...part }),
    /** Empties the letter; undefined where nothing is written. */
    discard: nameOfLetter(letter) === undefined ? undefined : () => put(EMPTY_LETTER, letter),
    /** Brings back what was discarded, until something else is written. */
    bringBack: discarded ? () => put(discarded) : undefined,
  }
}
