/**
 * The letter that a window holds. It is a draft: a reload keeps it, and so does closing the window, after which the next
 * window goes on with it. Sending or copying it leaves it as it is, since nobody here knows whether it has arrived.
 */
import { useLayoutEffect, useState } from 'react'
import type { AppWindow } from '../../desktop/state.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { forget, lastClosed } from '../../memory/recents.ts'
import { EMPTY_LETTER, keptLetter, nameOfLetter, type Letter } from './letter.ts'

export function useLetter({ id, appName }: AppWindow) {
  const memory = useMemory()
  const draft = useDraft(id, EMPTY_LETTER)
  // A window that was opened from START's list, or by a reload, has been given a letter.
  const [closed] = useState(() =>
    draft.read() === EMPTY_LETTER ? lastClosed(memory, appName) : undefined,
  )
  const [letter, setLetter] = useState(() => keptLetter(closed?.draft) ?? draft.read())
  const [discarded, setDiscarded] = useState<Letter | null>(null)
  const put = (next: Letter, instead: Letter | null = null): void => {
    draft.keep(next)
    setLetter(next)
    setDiscarded(instead)
  }
  useLayoutEffect(() => {
    if (!closed || draft.read() !== EMPTY_LETTER) return
    draft.keep(keptLetter(closed.draft) ?? EMPTY_LETTER)
    forget(memory, closed)
  }, [memory, draft, closed])
  return {
    letter,
    write: (part: Partial<Letter>) => put({ ...letter, ...part }),
    /** Empties the letter; undefined where nothing is written. */
    discard: nameOfLetter(letter) === undefined ? undefined : () => put(EMPTY_LETTER, letter),
    /** Brings back what was discarded, until something else is written. */
    bringBack: discarded ? () => put(discarded) : undefined,
  }
}
