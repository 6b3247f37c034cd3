/** Recognizes "Do you know X?", where X is one of the owner's technologies. */
import { wordsOf } from './words.ts'

/** Words between "do you" and the name. "Have you written about X" asks for an article instead. */
const USING =
  'know|use|used|using|do|work|worked|working|write|code|program|speak|like|prefer|have|had|any|' +
  'some|ever|good|experience|experienced|familiar|fluent|proficient|comfortable|with|in|at'
/** "How do you use X?" does not ask whether the owner knows X. */
const ASKS_MORE = / (?:what|which|how|why|when|where|who|since|tell|about) /
/** A list of skills does not tell how well somebody knows or likes them. */
const ASKS_HOW_WELL = / (?:like|prefer|good|fluent|proficient|comfortable) /
/** The minimum length of an abbreviated name. */
const LEAST_OF_NAME = 6

export interface AskedSkill {
  readonly name: string
  readonly isYesNo: boolean
}

/** Returns the technology that a phrase asks for, also by its name alone; `you` is the owner. */
export function createSkillFinder(
  skills: readonly string[],
): (phrase: string) => AskedSkill | undefined {
  const names = skills.map((skill) => `(${patternOf(skill)})`).join('|')
  const alone = new RegExp(`^ (?:${names}) $`)
  const whether = new RegExp(
    ` (?:do|does|can|could|have|has|are|is) you (?:(?:${USING}) ){0,4}(?:${names}) `,
  )
  const experience = new RegExp(` (?:any )?experience (?:with|in) (?:${names}) `)
  return (phrase) => {
    const bare = alone.exec(phrase)
    const found = bare ?? whether.exec(phrase) ?? experience.exec(phrase)
    if (!found) return undefined
    const name = skills[found.slice(1).findIndex((each) => each !== undefined)]
    if (name === undefined) return undefined
    // The blank before the match belongs to the text before it.
    const isOpen = ASKS_MORE.test(phrase.slice(0, found.index + 1))
    return { name, isYesNo: !bare && !isOpen && !ASKS_HOW_WELL.test(found[0]) }
  }
}

function patternOf(skill: string): string {
  return wordsOf(skill).map(shortened).join(' ').replace(/ js$/, '(?: ?js)?')
}

function shortened(word: string): string {
  if (/..js$/.test(word)) return `${word.slice(0, -2)}(?: ?js)?`
  const ending = [...word.slice(LEAST_OF_NAME)]
  const optional = ending.map((letter) => `(?:${letter}`).join('') + ')?'.repeat(ending.length)
  return word.slice(0, LEAST_OF_NAME) + optional
}
