/** The owner's answers among the topics that any site has. */
import type { OwnersAnswer } from '../../owner/types.ts'
import { createMatcher } from './asking.ts'
import type { Topic } from './topics.ts'

/** An owner's question this near to a built-in one replaces its reply. */
const SAME_TOPIC = 0.9

/** The owner's answers as topics; a built-in topic that one of them asks about lends it its ways of asking. */
export function withAnswers(
  builtIn: readonly Topic[],
  answers: readonly OwnersAnswer[],
  wordsOf: (text: string) => string,
): readonly Topic[] {
  const match = createMatcher(
    builtIn.flatMap((topic) =>
      topic.asked.map((text) => ({ subject: topic, text: wordsOf(text) })),
    ),
  )
  const replaced = new Set<Topic>()
  const own = answers.map(({ asked, answer, links = [], language }, index): Topic => {
    const same = asked.flatMap((text) => {
      const [best] = match(wordsOf(text).split(' '))
      return best && best.score >= SAME_TOPIC && !hasName(best.subject) ? [best.subject] : []
    })
    for (const topic of same) replaced.add(topic)
    return {
      id: `own${index}`,
      what: '',
      isRefusal: false,
      asked: [
        ...new Set([
          ...asked,
          ...(language === undefined ? same.flatMap((topic) => topic.asked) : []),
        ]),
      ],
      reply: answer,
      links,
    }
  })
  return [...own, ...builtIn.filter((topic) => !replaced.has(topic))]
}

/** Whether a topic is about whatever project or skill is named. */
function hasName({ asked }: Topic): boolean {
  return asked.some((text) => text.includes('<'))
}
