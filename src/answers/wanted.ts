/** What a sentence that answers a question has. Pure. */

const ASKS_YEAR = /\b(?:when|since|until|which year|what year)\b/i
const ASKS_NUMBER =
  /\bhow (?:many|much|long|often|big|far|fast)\b|\bp.value\b|\b(?:percent|percentage|rate|costs?|price|year|number|value|interval|figure|prints?)\b|\bwhat (?:is|are|was) the \w+ (?:of|for|in)\b/i

const COUNT =
  /\d|\b(?:no|none|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|each|every|as often)\b/i

/** Undefined where any sentence may answer. */
export function wantedBy(text: string): RegExp | undefined {
  if (ASKS_YEAR.test(text)) return /\b(?:19|20)\d\d\b/
  return ASKS_NUMBER.test(text) ? /\d/ : undefined
}

/** Whether a text asks for a count that an answer does not have. */
export function lacksCount(text: string, answer: string): boolean {
  return /\bhow many\b/i.test(text) && !COUNT.test(answer)
}
