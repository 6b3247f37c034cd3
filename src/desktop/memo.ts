import { keepIfSame } from '../base/kit/keep.ts'

/** A memoized selector whose equal results are the same array. */
export function listSelector<State extends object, T>(
  derive: (state: State) => readonly T[],
): (state: State) => readonly T[] {
  let lastState: State | undefined
  let lastList: readonly T[] | undefined
  return (state) => {
    if (lastList !== undefined && lastState === state) return lastList
    lastList = keepIfSame(lastList, derive(state))
    lastState = state
    return lastList
  }
}
