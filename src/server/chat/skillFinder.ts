/** Recognizes "Do you know X?", where X is one of the technologies of the owner. Pure. */
import { wordsOf } from './words.ts'

/** Words between "do you" and the name; "have you written about X" asks for an article instead. */
const USING =
  'know|use|used|using|do|work|worked|working|write|code|program|speak|like|prefer|have|had|any|' +
  'some|ever|good|experience|experienced|familiar|fluent|proficient|comfortable|with|in|at'
/** Letters of a name that stand for the whole. */
const LEAST_OF_NAME = 6

/**
 * @returns for the phrase of a question, with `you` for the owner, the technology that it asks for,
 *   as the owner writes it; a name alone asks for it too
 */
export function createSkillFinder(
  skills: readonly string[],
): (phrase: string) => string | undefined {
  const names = skills.map((skill) => `(${patternOf(skill)})`).join('|')
  const alone = new RegExp(`^ (?:${names}) $`)
  const asked = new RegExp(
    `(?: (?:do|does|can|could|have|has|are|is) you (?:(?:${USING}) ){0,4}| experience (?:with|in) )(?:${names}) `,
  )
  return (phrase) => {
    const found = alone.exec(phrase) ?? asked.exec(phrase)
    return found ? skills[found.slice(1).findIndex((name) => name !== undefined)] : undefined
  }
}

function patternOf(skill: string): string {
  return wordsOf(skill).map(shortened).join(' ').replace(/ js$/, '(?: ?js)?')
}

/** A pattern for a word that may end early, if enough is left of it: "postgres", "pixi". */
function shortened(word: string): string {
  if (/..js$/.test(word)) return `${word.slice(0, -2)}(?: ?js)?`
  const ending = [...word.slice(LEAST_OF_NAME)]
  const optional = ending.map((letter) => `(?:${letter}`).join('') + ')?'.repeat(ending.length)
  return word.slice(0, LEAST_OF_NAME) + optional
}
