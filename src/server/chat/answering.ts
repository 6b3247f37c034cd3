/** Answers requests: with the site's own words, or with those of a language model where there is one. */
import type * as v from 'valibot'
import { createAnswerer } from '../../answers/answerer.ts'
import type { Knowledge } from '../../answers/known/knowledge.ts'
import type { ChatAnswer, chatRequestSchema } from '../../base/services/chat/chatSchema.ts'
import type { ChatSettings } from './chatSettings.ts'
import { createLanguageModel, type ModelDependencies } from './languageModel.ts'
import { createSources } from './sources.ts'

export type Answering = (request: v.InferOutput<typeof chatRequestSchema>) => {
  /** The site's own. */
  readonly answer: ChatAnswer
  /** Asks the model, and falls back to the own answer. Absent where the own answer is the one to give. */
  readonly word?: (onBeginning?: (beginning: string) => void) => Promise<ChatAnswer>
}

export function createAnswering(
  knowledge: Knowledge,
  settings: ChatSettings,
  dependencies: ModelDependencies,
): Answering {
  const answerer = createAnswerer(knowledge, settings.model ? 'model' : 'quotes')
  if (!settings.model) return ({ text, turns }) => ({ answer: answerer(text, turns).answer })
  const word = createLanguageModel(settings.model, knowledge.site, dependencies)
  const sourcesOf = createSources(knowledge)
  return ({ text, turns }) => {
    const reply = answerer(text, turns)
    const { answer, isTalk } = reply
    const sources = sourcesOf(reply)
    if (isTalk || sources.length === 0) return { answer }
    const question = { text, turns, sources }
    return {
      answer,
      word: async (onBeginning) => (await word(question, onBeginning)) ?? answer,
    }
  }
}
