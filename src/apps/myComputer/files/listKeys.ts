/** Where keys lead in a list that flows in rows. Pure: counts and names, no elements. */

/**
 * The index that an arrow key, Home or End leads to from `index`: the same one at an edge,
 * undefined for other keys or where the list is empty. Down from above a gap in the last row leads
 * to its last item.
 * @param columns how many items a full row has, at least 1
 */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns)
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowRight':
      return Math.min(last, index + 1)
    case 'ArrowUp':
      return index < columns ? index : index - columns
    case 'ArrowDown':
      return isInLastRow ? index : Math.min(last, index + columns)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
