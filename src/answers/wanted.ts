/** What a sentence that answers a question has. Pure. */

const ASKS_YEAR = /\b(?:when|since|until|which year|what year)\b/i
const ASKS_NUMBER =
  /\bhow (?:many|much|long|often|big|far|fast)\b|\bp.value\b|\b(?:percent|percentage|rate|costs?|price|year|number|value|interval|figure|prints?)\b|\bwhat (?:is|are|was) the \w+ (?:of|for|in)\b/i

/** By what a question asks of a thing, what an answer that says it has. */
const ASPECTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhow many\b/i,
    /\d|\b(?:no \w+s|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|each|every|as often)\b/i,
  ],
  [
    /\bhow often\b/i,
    /\d|\b(?:every|each|once|twice|times|week|weekly|per|always|never|none|often)\b/i,
  ],
  [
    /\bhow long\b/i,
    /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|evenings?|ms|min|until|since|always|long\w*)\b|\b(?:19|20)\d\d\b/i,
  ],
  [
    /\bwho\b(?!.* for\b)/i,
    /(?<=[\p{Ll},“] ?)\p{Lu}\p{Ll}|\b(?:I|people|person|visitors?|owner|nobody)\b/u,
  ],
  [/\b(?:costs?|price|expensive)\b/i, /[$€]|\b(?:dollars?|free|costs?|times|expensive|budget)\b/i],
]

const WORD = /[\p{L}\p{N}]+/gu

/** Undefined where any sentence may answer. */
export function wantedBy(text: string): RegExp | undefined {
  if (ASKS_YEAR.test(text)) return /\b(?:19|20)\d\d\b/
  return ASKS_NUMBER.test(text) ? /\d/ : undefined
}

/** Whether a text asks what an answer does not say of its subject: for how many, how long or whom. */
export function lacksAspect(text: string, answer: string): boolean {
  const says = ASPECTS.flatMap(([asks, has]) => (asks.test(text) ? [has] : []))
  if (says.length === 0) return false
  const asked = new Set(text.match(WORD))
  // "Who invented the XmR chart" names nobody, and an answer that repeats it need not.
  const news = answer.replaceAll(WORD, (word) => (asked.has(word) ? '' : word))
  return says.some((has) => !has.test(news))
}
