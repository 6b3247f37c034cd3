/** Handles Back on a phone before the history is followed: one entry stands for all that can close. */
import type { BrowserHistory } from '../base/services/browserHistory.ts'
import { entryState, indexIn } from './entryIndex.ts'

/** @param index of the entry below */
export function earlyBack(history: BrowserHistory, index: number, close: () => void) {
  let isPushed = false
  return {
    push(): void {
      if (isPushed) return
      isPushed = true
      history.push(entryState(index + 1))
    },
    /** Call when the browser has moved to another entry. */
    arrived(): void {
      if (!isPushed || indexIn(history) !== index) return
      isPushed = false
      close()
    },
  }
}
