/** What a finger needs, in pixels. On a phone it is the same however large the letters are (shell/largeText.css). */
const FINGER = '44'

/** Hairlines stay as they are. Addresses and quoted texts are no lengths. */
const LENGTH = /url\([^)]*\)|"[^"]*"|(-?[\d.]+)px/g

/** The value with lengths that grow with the text size (app/largeText.ts). */
export function scaledLengths(css: string): string {
  return css.replaceAll(LENGTH, (whole, length?: string) =>
    length === undefined || Math.abs(Number(length)) <= 1
      ? whole
      : `calc(${length}px * var(${length === FINGER ? '--finger-scale' : '--text-scale'}, 1))`,
  )
}

/** As browsers write it: texts and addresses may contain semicolons. */
const DECLARATION = /([\w-]+): ((?:"(?:[^"\\]|\\.)*"|url\([^)"]*\)|[^;"])*)/g

/** The names of its declarations and, as a browser tells them, what they say. */
interface RuleStyle extends Iterable<string> {
  readonly cssText: string
  getPropertyValue(name: string): string
}

/**
 * The declarations of a rule that grow with the text size, by name. A rule is never written anew as a
 * whole: of a shorthand that contains a variable and of which a part is declared again, browsers tell
 * nothing, and it would be lost.
 */
export function scaledDeclarations(style: RuleStyle): ReadonlyMap<string, string> {
  const single = [...style].map((name) => [name, style.getPropertyValue(name)] as const)
  const singles = new Set(single.map(([name]) => name))
  // The parts of a shorthand with a variable have no values of their own.
  const shorthands = [...style.cssText.matchAll(DECLARATION)]
    .map(([, name = '', value = '']) => [name, value.replace(/ !important$/, '')] as const)
    .filter(([name, value]) => !singles.has(name) && value.includes('var('))
  return new Map(
    [...shorthands, ...single]
      .map(([name, value]) => [name, value, scaledLengths(value)] as const)
      .filter(([, value, scaled]) => scaled !== value)
      .map(([name, , scaled]) => [name, scaled]),
  )
}
