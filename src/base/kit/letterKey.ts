/**
 * The Latin letter of a key, in lower case, or '' for other keys: what it types, or, under a layout of
 * another alphabet such as Russian or Greek, what its place types on a QWERTY keyboard.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const [, place = ''] = /^Key([A-Z])$/.exec(code) ?? []
  return /^\p{L}$/u.test(key) ? place.toLowerCase() : ''
}
