/** Tells two questions in one message apart, and joins their answers. Pure. */
import { distinct } from './known/linker.ts'
import { type Answered, isAnswer } from './reply.ts'

const ASKS = 'what|who|where|when|why|how|which|is|are|do|does|did|can|could|will|would|has|have'
const BETWEEN = new RegExp(String.raw`(?<=\?)\s+|,?\s+and\s+(?=(?:${ASKS})\s)`, 'i')
/** In words. A shorter part is an introduction, or belongs to the other one. */
const LEAST = 3
const CERTAIN = 0.66
/** In words; more takes too long to be typed out. */
const MOST = 65

/** Two questions, or none if a message is only one. */
export function twoQuestionsIn(text: string): readonly string[] {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '')
  const isQuestion = (part: string): boolean => part.trim().split(/\s+/).length >= LEAST
  return parts.length === 2 && parts.every(isQuestion) ? parts : []
}

/** Both answers if both questions have one; the first, and what became of the other, if they are too long together. */
export function joined(first: Answered, second: Answered): Answered | undefined {
  const [one, two] = [first.reply.answer, second.reply.answer]
  const isSame = one.answer.includes(two.answer) || two.answer.includes(one.answer)
  if (isSame || ![first, second].every(isCertain)) return undefined
  const both = `${one.answer} ${two.answer}`
  const isShort = both.split(' ').length <= MOST
  const later = two.links[0]?.text
  const rest = later === undefined ? '' : ` Your other question is answered in “${later}”.`
  const links = distinct([...one.links, ...two.links])
  const answer = { answer: isShort ? both : one.answer + rest, links }
  return { ...second, reply: { ...second.reply, kind: 'told', answer } }
}

function isCertain(answered: Answered): boolean {
  return isAnswer(answered) && answered.reply.isTalk !== true && answered.certainty >= CERTAIN
}
