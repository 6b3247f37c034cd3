/** Recognizes questions in languages other than English, read from languages.md. */
import source from './languages.md?raw'

interface Language {
  /** Its primary tag of BCP 47. */
  readonly tag: string
  readonly reply: string
  /** Its words; those that may be asked for have English ones. */
  readonly words: ReadonlyMap<string, string>
}

export interface Foreign {
  /** Says in the question's language that answers are in English, and what the site holds. */
  readonly reply: string
  /** What is asked, in a few English words; empty if that cannot be told. */
  readonly english: string
  /** Has a name of something on the site. */
  readonly isNamed: boolean
}

/** Words of these languages that are English, too. */
const ENGLISH = new Set(
  'a as do no me was in son os die per o y la e sur un hat or est mora site blog cv project internet offline mobile licence cookies contact position remote team die on use son den as of al is of job mail email man door fine pour free over ten here hi'.split(
    ' ',
  ),
)
const CERTAIN =
  'what who where how which the and does is are you your tell about with this that have has can of to for would could be it any up at'.split(
    ' ',
  )
/** A question has at least this many words of its language. */
const FEWEST = 2

const LANGUAGES: readonly Language[] = source
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [tag = '', ...lines] = block.split('\n').filter((line) => line !== '')
    const words = new Map<string, string>()
    for (const line of lines.filter((each) => !each.startsWith('>'))) {
      const [foreign = '', english = ''] = line.split(': ')
      for (const word of foreign.split(' ')) words.set(word, english)
    }
    const reply = lines.find((each) => each.startsWith('>'))?.slice(2) ?? ''
    return { tag, reply, words }
  })

/** In letters: a shorter word is in too many others. */
const LEAST_OF_PART = 5
const FOREIGN_LETTERS = /[¿¡ßäöüçñãõàèéêîôûìòáíóú]/i

/** The word of a language that a word is, or that it begins or ends with, as inflected and compound words do. */
function entryOf({ words }: Language, word: string, isKnown: (word: string) => boolean) {
  if (words.has(word) || isKnown(word)) return words.get(word)
  const part = [...words.keys()].find(
    (each) => each.length >= LEAST_OF_PART && (word.startsWith(each) || word.endsWith(each)),
  )
  return part === undefined ? undefined : words.get(part)
}

interface Reading {
  readonly owner: string
  /** The language of the site. */
  readonly own: string
  /** Whether the site or its visitors use a word: names are the same in all languages. */
  readonly isKnown: (word: string) => boolean
}

/** Undefined for English, for the site's own language and for too little text. */
export function foreignQuestion(
  text: string,
  { owner, own, isKnown }: Reading,
): Foreign | undefined {
  const asked = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = asked.filter((word) => CERTAIN.includes(word)).length
  const [best] = LANGUAGES.filter(({ tag }) => tag !== new Intl.Locale(own).language)
    .map((language) => {
      const entries = asked.map((word) => entryOf(language, word, isKnown))
      const its = asked.filter((word, i) => entries[i] !== undefined && !ENGLISH.has(word))
      const known = asked.filter((word, i) => entries[i] !== undefined || isKnown(word))
      // A few words are enough if all the others are names.
      const isAll = known.length === asked.length && !its.every(isKnown)
      const isSeen = its.length > 0 && (isAll || FOREIGN_LETTERS.test(text))
      return { reply: language.reply, entries, score: its.length + (isSeen ? 1 : 0) }
    })
    .sort((a, b) => b.score - a.score)
  if (!best || best.score < FEWEST || best.score <= english) return undefined
  const isName = (word: string, i: number): boolean =>
    best.entries[i] === undefined && isKnown(word)
  const said = asked.map((word, i) => (isName(word, i) ? word : (best.entries[i] ?? '')))
  return {
    reply: best.reply.replaceAll('{owner}', owner),
    english: [...new Set(said)].filter((word) => word !== '').join(' '),
    isNamed: asked.some((word, i) => isName(word, i) && !owner.toLowerCase().includes(word)),
  }
}
