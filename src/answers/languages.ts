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
}

/** Words of these languages that are English, too. */
const ENGLISH = new Set(
  'a as do no me was in son os die per o y la e sur un hat or est mora site blog cv project internet offline mobile licence cookies contact die on use son den as of al is of job mail email man door fine pour free over ten here hi'.split(
    ' ',
  ),
)
const CERTAIN =
  'what who where how which the and does is are you your tell about with this that have has can of to for'.split(
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

/**
 * Undefined for English, for the site's own language and for too little text.
 * @param own the language of the site
 */
export function foreignQuestion(text: string, owner: string, own: string): Foreign | undefined {
  const asked = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = asked.filter((word) => CERTAIN.includes(word)).length
  const [best] = LANGUAGES.filter(({ tag }) => tag !== new Intl.Locale(own).language)
    .map(({ reply, words }) => {
      const known = asked.filter((word) => words.has(word))
      return { reply, words, score: known.filter((word) => !ENGLISH.has(word)).length }
    })
    .sort((a, b) => b.score - a.score)
  if (!best || best.score < FEWEST || best.score <= english) return undefined
  const said = asked.map((word) => best.words.get(word) ?? '').filter((word) => word !== '')
  return {
    reply: best.reply.replaceAll('{owner}', owner),
    english: [...new Set(said)].join(' '),
  }
}
