/** The owner's answers: among the topics that any site has, and as passages. */
import type { Passage } from '../../find/passage.ts'
import { sentencesIn } from '../../find/sentences.ts'
import type { OwnersAnswer } from '../../owner/types.ts'
import type { Knowledge } from './knowledge.ts'
import { createLinker } from './linker.ts'
import { tellingWords } from './tokens.ts'
import type { Topic } from './topics.ts'

/**
 * The owner's answers as topics. A built-in topic that the first question of one of them asks about lends it its ways of asking.
 * @param read gives the words of a question
 */
export function withAnswers(
  builtIn: readonly Topic[],
  answers: readonly OwnersAnswer[],
  read: (text: string) => readonly string[],
): readonly Topic[] {
  const topics = new Map<string, Topic>()
  const lines = builtIn.flatMap((topic) => topic.asked.map((text) => ({ topic, text })))
  for (const { topic, text } of lines) {
    const key = tellingWords(text.split(' '))
    if (!text.includes('<') && !topics.has(key)) topics.set(key, topic)
  }
  const questions = answers.map(({ asked }) => asked.map((text) => read(text).join(' ')))
  const own = new Set(questions.flat())
  const replaced = new Set<Topic>()
  const replacing = answers.map(({ answer, links = [], language }, index): Topic => {
    const asked = questions[index] ?? []
    const found = topics.get(tellingWords(asked[0]?.split(' ') ?? []))
    const same = found && language === undefined && !replaced.has(found) ? found : undefined
    if (same) replaced.add(same)
    const borrowed = (same?.asked ?? []).filter((text) => !own.has(text))
    return {
      id: `own${index}`,
      what: '',
      isRefusal: false,
      asked: [...asked, ...borrowed],
      reply: answer,
      links,
    }
  })
  return [...replacing, ...builtIn.filter((topic) => !replaced.has(topic))]
}

/** Whoever words a question in a roundabout way finds the answers, too. */
export function answersAsPassages(knowledge: Knowledge): readonly Passage[] {
  const link = createLinker(knowledge)
  return knowledge.answers
    .filter(({ language }) => language === undefined)
    .map(({ asked, answer, links: [url = '/'] = [] }) => ({
      topic: 'answer',
      url,
      page: link(url).text,
      heading: '',
      paragraphs: [sentencesIn(answer)],
      keywords: asked.join(' '),
    }))
}
