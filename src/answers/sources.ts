/** What answers are made from: the site's known questions, and its sections. */
import type { ChatLink } from '../base/services/chat/chatSchema.ts'
import { COMMON_WORDS } from '../find/commonWords.ts'
import {
  createPassageIndex,
  isForeign,
  type PassageIndex,
  type WeighedTerm,
} from '../find/passageIndex.ts'
import type { Reader } from '../find/question.ts'
import { type ArticlesOn, createArticlesOn } from './articlesOn.ts'
import { helpAsPassages, helpOf, type Wording } from './known/help.ts'
import type { Knowledge } from './known/knowledge.ts'
import { createKnownQuestions, type KnownQuestions } from './known/known.ts'
import { BLOG } from './known/linker.ts'
import { answersAsPassages } from './known/ownersTopics.ts'
import { aboutLink, eitherOf } from './known/replyTypes.ts'
import { suggestions } from './known/siteReplies.ts'
import { readTopics } from './known/topics.ts'
import { createLookup, type Lookup } from './lookup.ts'
import { createPlaces, type Places } from './places.ts'
import { readerOf, remembering } from './readerOf.ts'

const MOST_MISSING = 2

export interface Sources {
  readonly site: Knowledge['site']
  readonly read: Reader
  readonly known: KnownQuestions
  readonly lookup: Lookup
  readonly index: PassageIndex
  readonly articlesOn: ArticlesOn
  readonly places: Places
  /** The answer where there is none: it names the words that the site does not have, unless nothing is a word. */
  nothing(words: readonly string[], terms: readonly WeighedTerm[]): string
  /** Where one may look for oneself. */
  readonly overview: readonly ChatLink[]
  /** Drops what was remembered of the texts for the sake of speed. */
  forget(): void
}

export function createSources(knowledge: Knowledge, wording: Wording): Sources {
  const { site } = knowledge
  const { name, email } = site.owner
  const ask =
    email === ''
      ? `The About page says how to reach ${name}.`
      : `You could ask ${name} at ${email}.`
  const assistant = site.assistant?.name ?? ''
  const help = helpOf(knowledge, wording)
  const topics = readTopics({ owner: name, site: site.name, assistant, ask })
  const passages = [...knowledge.passages, ...answersAsPassages(knowledge), ...helpAsPassages(help)]
  const { read, forget } = remembering(readerOf(knowledge, passages, topics))
  const unknown = `I have nothing on that: either the site does not say it, or I did not understand the question. You could ask me ${suggestions(knowledge)}`
  const index = createPassageIndex(passages)
  return {
    site,
    read,
    forget,
    nothing(words, terms) {
      const missing = terms.filter(isForeign).map(({ word }) => `“${word}”`)
      if (missing.length === 0 || !words.some((word) => COMMON_WORDS.has(word))) return unknown
      return `I have nothing on that: this site does not mention ${eitherOf.format(missing.slice(0, MOST_MISSING))}. I can tell you about ${name}, the projects and the articles.`
    },
    known: createKnownQuestions(knowledge, { wording, topics, help, read, ask }),
    index,
    lookup: createLookup(index, name),
    places: createPlaces(knowledge, read),
    articlesOn: createArticlesOn(knowledge, index),
    overview: [aboutLink(knowledge), BLOG],
  }
}
