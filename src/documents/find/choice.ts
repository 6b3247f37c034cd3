/** Which result the keyboard is at, after the combobox pattern of WAI-ARIA. Pure. */

/**
 * The result after a key, counted from 0; undefined where the key is the text's own, such as Home and End. After the last
 * one comes the first.
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
