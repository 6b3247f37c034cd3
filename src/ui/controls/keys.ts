import { indexByTyping, letterAmong } from '../typing.ts'

/**
 * The index that an arrow key, Home or End leads to in a list: the same one at an edge, undefined for other keys or where
 * the list is empty. Down from above a gap in the last row leads to its last item.
 * @param columns how many items a full row has, at least 1; absent: the list is a column, in which left and right lead nowhere
 */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  columns?: number,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const step = columns ?? 1
  const isInLastRow = Math.floor(index / step) === Math.floor(last / step)
  const [left, right] =
    columns === undefined ? [] : [Math.max(0, index - 1), Math.min(last, index + 1)]
  return new Map([
    ['ArrowLeft', left],
    ['ArrowRight', right],
    ['ArrowUp', index < step ? Math.max(0, index) : index - step],
    ['ArrowDown', isInLastRow ? index : Math.min(last, index + step)],
    ['Home', 0],
    ['End', last],
  ]).get(key)
}

/** The same, and by a letter to the next name that begins with it. */
export function indexByKeyOrLetter(
  event: Pick<KeyboardEvent, 'key' | 'code'>,
  index: number,
  names: readonly string[],
  columns?: number,
): number | undefined {
  const isLetter = [...event.key].length === 1
  return isLetter
    ? indexByTyping(names, index, letterAmong(names, event))
    : indexByKey(event.key, index, names.length, columns)
}
