/** Keeps the identity of what has not changed, so that others can compare with `===`. */

/** Returns the previous array if both have the same members in the same order. */
export function keepIfSame<T>(
  previous: readonly T[] | undefined,
  next: readonly T[],
): readonly T[] {
  if (previous === undefined || previous.length !== next.length) return next
  return next.every((member, index) => Object.is(member, previous[index])) ? previous : next
}

/** Plain data with the objects and arrays of the previous value, and of its parts, that are equal to the next ones. */
export function keep<T>(previous: unknown, next: T): T {
  if (!isComposite(previous) || !isComposite(next)) return next
  const keys = Object.keys(next)
  const values = keys.map((key) => keep(previous[key], next[key]))
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key, index) => Object.is(values[index], previous[key]))
  if (isSame) return previous as T
  return (
    Array.isArray(next)
      ? values
      : Object.fromEntries(keys.map((key, index) => [key, values[index]]))
  ) as T
}

function isComposite(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
