/** Sentences, which no abbreviation ends. Pure. */

/** `C.`, but not `I.` */
const ABBREVIATED =
  /(?:^|[\s(“"])(?:[A-HJ-Z]|e\.g|i\.e|cf|vs|al|ca|approx|pp?|Dr|Mrs?|Ms|Prof|St|Nos?|Figs?|Eqs?|Vol|Eds?)\.$/u

/** Joins what an abbreviation has cut. */
export function uncut(parts: readonly string[]): readonly string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1) ?? ''
    if (ABBREVIATED.test(last)) whole.splice(-1, 1, `${last} ${part}`)
    else whole.push(part)
  }
  return whole
}

export function sentencesIn(text: string): readonly string[] {
  return uncut(text.split(/(?<=[.!?]) (?=\P{Ll})/u))
}
