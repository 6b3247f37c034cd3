/** How long results stay the same before they are announced: longer than between two letters of a slow typist. */
export const ANNOUNCED_AFTER_MS = 1000

/** The index after a key, wrapping around; undefined if the key belongs to the text box. */
export function chosenAfter(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined
  return new Map([
    ['ArrowDown', (chosen + 1) % count],
    ['ArrowUp', (chosen + count - 1) % count],
    ['PageDown', count - 1],
    ['PageUp', 0],
  ]).get(key)
}
