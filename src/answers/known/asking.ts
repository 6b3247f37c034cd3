/**
 * Compares a question with known ways of asking. Words count by their rarity among these, so that a word that none of them has,
 * such as "Manhattan" before "project", keeps a question from being taken for a known one.
 */
import { SYNONYMS } from '../../find/synonyms.ts'
import { GRAMMAR, tokensOf, weightOfGrammar } from './tokens.ts'

/** From this weight on a word says what a question is about. */
const TELLING = 2.2
/** Of how many subjects an unknown word counts as a word. */
const AS_RARE = 0.8
/** What a synonym counts of a word. */
const SYNONYM = 0.75
/** What a word counts that only the reply has. */
const SAID = 0.6
/** Of the weight of a question's words. */
const LEAST_SHARE = 0.3
/** What is taken from the likeness that rests on a single word, as far as the example has others. */
const DOUBT = 0.1
/** How many examples are compared, and how much each word of one lets it wait. */
const MOST = 260
const LENGTH = 0.01
/** A likeness below this is none. */
const LEAST = 0.3
const SHARES = { question: 0.55, example: 0.28, order: 0.17 }

/** A word as it is compared, with what it weighs. */
export interface Token {
  readonly text: string
  readonly weight: number
}

export interface Example<Subject> {
  readonly subject: Subject
  readonly text: string
  /** What the reply says, in words. */
  readonly said?: ReadonlySet<string>
}

export interface Match<Subject> {
  readonly subject: Subject
  readonly example: string
  /** From 0 to 1, for the same words in the same order. */
  readonly score: number
}

export type Matcher<Subject> = (words: readonly string[]) => readonly Match<Subject>[]

/** @param examples ways of asking; words in lower case with blanks between them */
export function createMatcher<Subject>(examples: readonly Example<Subject>[]): Matcher<Subject> {
  const tokens = examples.map(({ text }) => tokensOf(text.split(' ')))
  /** The examples that have a word. */
  const placesOf = new Map<string, Set<number>>()
  for (const [place, texts] of tokens.entries())
    for (const text of texts) placesOf.set(text, (placesOf.get(text) ?? new Set()).add(place))
  const all = new Set(examples.map(({ subject }) => subject)).size
  const weightOf = (token: string): number => {
    const subjects = Array.from(placesOf.get(token) ?? [], (place) => examples[place]?.subject)
    const found = new Set(subjects).size || AS_RARE
    return weightOfGrammar(token) ?? Math.log(1 + all / found)
  }
  // Most examples are like no question that is ever asked.
  const prepared: Prepared[] = []
  const preparedAt = (place: number): Prepared =>
    (prepared[place] ??= prepare(tokens[place] ?? [], weightOf, examples[place]?.said))
  /** Those that share what could make them alike; most examples share nothing that counts. */
  const candidates = (asked: Prepared): readonly number[] => {
    const heavy = asked.tokens.filter(({ weight }) => weight > GRAMMAR)
    const telling = heavy.length > 0 ? heavy : asked.tokens
    const least = sum(telling.map(({ weight }) => weight)) * LEAST_SHARE
    const shares = new Map<number, number>()
    for (const { text, weight } of telling) {
      const others = [text, ...(SYNONYMS.get(text) ?? []), ...twinOf(text)]
      for (const place of new Set(others.flatMap((each) => [...(placesOf.get(each) ?? [])])))
        shares.set(place, (shares.get(place) ?? 0) + weight)
    }
    const rank = ([place, share]: readonly [number, number]): number =>
      share - LENGTH * (tokens[place]?.length ?? 0)
    return [...shares]
      .filter(([, share]) => share >= least)
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, MOST)
      .map(([place]) => place)
  }
  return (words) => {
    const asked = prepare(tokensOf(words), weightOf)
    const best = new Map<Subject, Match<Subject>>()
    for (const place of candidates(asked)) {
      const { subject, text: example } = examples[place] as Example<Subject>
      const score = similarity(asked, preparedAt(place))
      if (score > (best.get(subject)?.score ?? LEAST))
        best.set(subject, { subject, example, score })
    }
    return [...best.values()].sort((a, b) => b.score - a.score)
  }
}

interface Prepared {
  readonly tokens: readonly Token[]
  readonly weight: number
  readonly texts: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  readonly said: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

function prepare(
  texts: readonly string[],
  weightOf: (token: string) => number,
  said = NOTHING,
): Prepared {
  const once = [...new Set(texts)]
  const tokens = once.map((text) => ({ text, weight: weightOf(text) }))
  const pairs = new Set(['', ...texts].map((text, place) => `${text} ${texts[place] ?? ''}`))
  const weight = sum(tokens.map((token) => token.weight))
  return { tokens, weight, texts: new Set(once), pairs, said }
}

function similarity(asked: Prepared, known: Prepared): number {
  const ofQuestion = covered(asked, known.texts, known.said)
  const ofExample = covered(known, asked.texts, NOTHING)
  const shared = [...asked.pairs].filter((pair) => known.pairs.has(pair)).length
  const order = shared / Math.max(asked.pairs.size, known.pairs.size)
  const score = SHARES.question * ofQuestion + SHARES.example * ofExample + SHARES.order * order
  // One word that happens to be the same tells little.
  const telling = asked.tokens.filter(({ weight }) => weight >= TELLING).length
  const doubt = telling === 1 ? DOUBT * (1 - ofExample) : 0
  return score - doubt
}

/** The share of the words' weight that the other text has, too. */
function covered(
  { tokens, weight }: Prepared,
  others: ReadonlySet<string>,
  said: ReadonlySet<string>,
): number {
  const shares = tokens.map(
    ({ text, weight: own }) => own * Math.max(presence(text, others), said.has(text) ? SAID : 0),
  )
  return sum(shares) / weight
}

/** The owner is called by name, `you` or `they`. */
export const OWNERS = ['owner', 'you', 'they']

function twinOf(text: string): readonly string[] {
  return OWNERS.includes(text) ? OWNERS.filter((each) => each !== text) : []
}

function presence(text: string, others: ReadonlySet<string>): number {
  if (others.has(text) || twinOf(text).some((other) => others.has(other))) return 1
  return SYNONYMS.get(text)?.some((other) => others.has(other)) ? SYNONYM : 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
