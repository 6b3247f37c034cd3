/** The parts of a text that may ask something, without the courtesies around them. Pure. */

const MOST_CLAUSES = 8
/** In words. */
const LEAST_OF_PART = 3

/** A text, its sentences and their parts. */
export function clausesOf(text: string): readonly string[] {
  const isTelling = (part: string): boolean => /[\p{L}\p{N}]/u.test(part)
  const sentences = text.split(/[.?!;:\n]+(?:\s|$)|\s[–—-]+\s/).filter(isTelling)
  const parts = sentences
    .flatMap((each) => each.split(/,\s|\s(?:but|because|if|since) /))
    .filter((each) => each.trim().split(/\s+/).length >= LEAST_OF_PART)
  const seen = new Set<string>()
  return [text, ...sentences, ...parts]
    .filter((clause) => {
      const bare = clause.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      return !seen.has(bare) && seen.add(bare)
    })
    .slice(0, MOST_CLAUSES)
}

const PRELUDE =
  /^(?:(?:no|nope|i mean|i meant|hi|hello|hey|ok|okay|so|well|and|but|please|pls|sorry|um|btw|now|just|also|actually|honestly|simply) |(?:can|could|would|will) you (?:please )?(?:tell|explain to|show) (?:me|us) |(?:(?:can|could|would) you )?(?:give|tell) (?:me|us) (?:some|a few|a couple of|one|two|three|four|five|the top \w+) (?:short |bullet |quick |good |concrete )*(?:points?|facts?|things?|examples?|words?|sentences?|lines?|details?) (?:on|about|of|for) |(?:tell|show) (?:me|us) (?=what|who|where|when|why|how|which)|how (?:can|do) i (?:find out|tell) (?:if |whether )?|i (?:would like|want|wanted|need|wonder|was wondering|am wondering|d like) (?:to know |to ask )?(?:if |whether )?|(?:my )?question is |do you know (?=what|who|where|when|why|how|which))+/
const TRAILER =
  /(?: (?:please|pls|then|now|thanks|right|right now|at the moment|these days|mate|exactly|again|once more))+$/

/** Without the words of courtesy around a question. */
export function withoutPrelude(words: readonly string[]): readonly string[] {
  const spoken = words.join(' ')
  // The last word first: "hello again" is a greeting.
  return spoken.replace(TRAILER, '').replace(PRELUDE, '').split(' ')
}
