/** Which row of the list a key leads to, or undefined if it leads nowhere. Letters go to titles that begin with them. */
export function indexByKey(titles: readonly string[], at: number, key: string): number | undefined {
  const last = titles.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1)
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return [...key].length === 1 ? indexByLetter(titles, at, key.toLowerCase()) : undefined
  }
}

/** The next one, round the end; the current one if it alone begins so. */
function indexByLetter(titles: readonly string[], at: number, letter: string): number | undefined {
  const indices = titles.flatMap((title, index) =>
    letter.trim() !== '' && title.toLowerCase().startsWith(letter) ? [index] : [],
  )
  return indices.find((index) => index > at) ?? indices[0]
}
