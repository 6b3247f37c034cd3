/** Derived lists that keep their identity, so that `===` shows a painter that nothing changed. */

/** The previous array where both hold the same members in the same order, else the next one. */
export function keepIfSame<T>(
  previous: readonly T[] | undefined,
  next: readonly T[],
): readonly T[] {
  if (previous === undefined || previous.length !== next.length) return next
  return next.every((member, index) => Object.is(member, previous[index])) ? previous : next
}

/**
 * A selector of a list that remembers its last input and its last result: the same input is not
 * derived again, and an equal result is the same array.
 */
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
