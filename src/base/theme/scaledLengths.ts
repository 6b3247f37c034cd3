/** What a finger needs, in pixels. On a phone it is the same however large the letters are (shell/largeText.css). */
const FINGER = '44'

/** Hairlines stay as they are. Addresses and quoted texts are no lengths. */
const LENGTH = /url\([^)]*\)|"[^"]*"|(-?[\d.]+)px/g

/** The declarations with lengths that grow with the text size (app/largeText.ts). */
export function scaledLengths(css: string): string {
  return css.replaceAll(LENGTH, (whole, length?: string) =>
    length === undefined || Math.abs(Number(length)) <= 1
      ? whole
      : `calc(${length}px * var(${length === FINGER ? '--finger-scale' : '--text-scale'}, 1))`,
  )
}
