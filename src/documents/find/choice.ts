/** Which result the keyboard has chosen, following the combobox pattern of WAI-ARIA. Pure. */

/**
 * The result chosen after a key, counted from 0; undefined if the key belongs to the text box, such as Home and End.
 * The first follows the last.
 */
export function chosenAfter(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (chosen + 1) % count
    case 'ArrowUp':
      return (chosen + count - 1) % count
    case 'PageDown':
      return count - 1
    case 'PageUp':
      return 0
    default:
      return undefined
  }
}
