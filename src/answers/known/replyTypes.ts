/** What the parts of the answerer hand to each other, and what they share. */
import type { ChatAnswer, ChatLink } from '../../base/services/chat/chatSchema.ts'
import { ABOUT_PATH, RESUME_PATH } from '../../owner/paths.ts'
import type { AboutSection, ResumeSection } from '../../owner/sections.ts'
import type { Knowledge } from './knowledge.ts'
import type { Entity } from './entities.ts'
import { linkTo } from './linker.ts'

export interface Asked {
  readonly entities: readonly Entity[]
  /** Lower-case words with names replaced: `do you know <skill>`. */
  readonly words: readonly string[]
}

export interface Said extends ChatAnswer {
  /** What the answer names in order, for "the other one". */
  readonly named?: readonly Entity[] | undefined
}

/** Undefined where the site does not say it. */
export type Say = (asked: Asked) => Said | undefined

/** By the ids of topics. */
export type Replies = Readonly<Record<string, Say>>

export const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((each) => each !== undefined && each !== '').join(' ')
}

/** Ends a text with a full stop, unless it ends with a mark already. */
export function sentence(text: string): string {
  return text === '' || /[.!?…”]$/.test(text) ? text : `${text}.`
}

/** Undefined for an empty answer. */
export function say(answer: string, ...links: readonly ChatLink[]): Said | undefined {
  return answer === '' ? undefined : { answer, links }
}

export function aboutLink({ site }: Knowledge, section?: AboutSection): ChatLink {
  return linkTo(sectionOf(ABOUT_PATH, section), `About ${site.owner.name}`)
}

export function resumeLink({ site }: Knowledge, section?: ResumeSection): ChatLink {
  return linkTo(sectionOf(RESUME_PATH, section), `Résumé of ${site.owner.name}`)
}

function sectionOf(path: string, section: string | undefined): string {
  return section === undefined ? path : `${path}#${section}`
}

/** What the site says on a topic, in its own sentences. */
export function topicText({ passages }: Knowledge, topic: string): string {
  const found = passages.filter((passage) => passage.topic === topic)
  return found.flatMap(({ paragraphs }) => paragraphs.flat()).join(' ')
}
