/** The index after a key, wrapping around; undefined if the key belongs to the text box. */
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
