/** Recognizes questions that only make sense after another one. Pure. */

export interface FollowUp {
  /** The words without introductions such as "and" or "what about". */
  readonly words: readonly string[]
  /** Asks for more of the same: "why?", "tell me more". */
  readonly asksMore: boolean
  /** Asks for a reason. */
  readonly asksWhy: boolean
  /** Which of the things that the last answer named is asked for: "the second one" is 1, and "the last one" is -1. */
  readonly place?: number
  /** Has a word such as "it" or "them". */
  readonly pointsBack: boolean
  /** The words with a name for "it" or "the second one"; undefined where nothing is called so. */
  naming(thing: string): string | undefined
  /** Begins with "and", "what about" or the like, or has no more than two words. */
  readonly isContinued: boolean
  /** Consists of words such as "where" alone. */
  readonly isBare: boolean
}

const BARE =
  /^(?:(?:where|when|who|which|what|since|until|from|by|how|long|much|many|far|often|exactly|already|is|was|be|it|that|this|the|for|whom|in|one|ones) ?)+$/

/** Longer questions stand by themselves. */
const SHORT = 7
const LONGEST = 12
const MORE =
  /^(?:why|how so|how come|more|go on|continue|explain|elaborate|really|tell me more|say more|more please|tell me more about (?:it|that|this)|what else|and|then|(?:(?:can|could) you )?explain(?: (?:it|that|this))?(?: (?:more )?(?:simply|again|in simple words))?|why is that|why not|how|details|more details|in what way)$/
const OTHER =
  /\b(?:the )?(?:(other|first|second|third|last) (?:one|project|article|talk|job|certificate)\b|(other|second|third)$)/
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  other: 1,
  third: 2,
  last: -1,
}
/** Asks for nothing but a thing. */
const SHOWING = /^(?:(?:tell me|what is|what was|which is|which was|show me|more)(?: about)? )?$/
const POINTER = /\b(?:its?|that|this|they|them|these|those|ones?|there|which (?:is|was) the)\b/
/** Also the `that` of "how long did that last" and of "what came after that". */
const THING =
  /\b(?:it|its|this one|that one)\b|(?<=\b(?:did|does|was|is|has|before|after) )that(?=$| (?:last|take|end|start|begin|cost)\b)/
const LEAD = /^(?:and|ok|okay|but|so|then|what about|how about|also) (?=.)/

/** Nothing but a name or a thing. */
const OTHER_THING =
  /^(?:(?<before>for|in|at|with|of|on|to|about|by|after|before) )?(?<thing>(?:(?!(?:wh\w+|how|is|are|was|were|do|does|did|can|could|it|its|that|this|they|them|there|more|else|not|without|then|ones?|other)\b)\S+ ?){1,3})$/

/**
 * The question before with another thing in place of its own: "does Robin speak Dutch" and "and French?" make
 * "does Robin speak French". Undefined for a follow-up that is more than a name.
 * @param names words of the question that may be the name of its own thing
 */
export function withOther(
  question: readonly string[],
  { words, isContinued }: FollowUp,
  names: readonly string[],
): string | undefined {
  const { before = '', thing } = OTHER_THING.exec(words.join(' '))?.groups ?? {}
  if (thing === undefined || !isContinued) return undefined
  const at = question.findLastIndex((word) => names.includes(word))
  const from = question.lastIndexOf(before) + 1
  const count = thing.split(' ').length
  if (from > 0) return [...question.slice(0, from), thing].join(' ')
  if (at >= 0) return question.toSpliced(at, 1, thing).join(' ')
  return question.length > count ? [...question.slice(0, -count), thing].join(' ') : undefined
}

/** @param words in lower case */
export function followUpOf(words: readonly string[]): FollowUp | undefined {
  const spoken = words.join(' ')
  const pointsBack = POINTER.test(spoken)
  if (words.length > (pointsBack ? LONGEST : SHORT)) return undefined
  let rest = spoken
  while (LEAD.test(rest)) rest = rest.replace(LEAD, '')
  rest = rest.replace(/(?: (?:please|too|then|so|also)|(?<!after|before) that)+$/, '')
  const [, one, other] = OTHER.exec(spoken) ?? []
  const place = PLACES[one ?? other ?? '']
  return {
    words: rest.split(' '),
    asksMore: MORE.test(rest) || MORE.test(spoken),
    asksWhy: /^(?:why|how)\b/.test(rest),
    ...(place === undefined ? {} : { place }),
    pointsBack,
    naming(thing) {
      const name = place === undefined ? THING : OTHER
      if (!name.test(rest)) return undefined
      return SHOWING.test(rest.replace(name, ''))
        ? `tell me about ${thing}`
        : rest.replace(name, thing)
    },
    isContinued: rest !== spoken || words.length <= 2,
    isBare: BARE.test(rest),
  }
}
