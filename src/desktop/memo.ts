/** Returns the previous array if both have the same members in the same order. */
export function keepIfSame<T>(
  previous: readonly T[] | undefined,
  next: readonly T[],
): readonly T[] {
  if (previous === undefined || previous.length !== next.length) return next
  return next.every((member, index) => Object.is(member, previous[index])) ? previous : next
}

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
