/** What a language model may word its answer from. */
import type { Reply } from '../../answers/answerer.ts'
import type { Knowledge } from '../../answers/known/knowledge.ts'
import { createLinker } from '../../answers/known/linker.ts'
import { linksOf } from '../../answers/quotation.ts'
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import type { Passage } from '../../find/passage.ts'

export interface Source {
  readonly title: string
  readonly text: string
  /** What an answer links to that cites it. */
  readonly links: readonly ChatLink[]
}

const MOST_PASSAGES = 5
/** Of the owner's answers, in characters: some 3,000 tokens. */
const MOST_OF_ANSWERS = 12_000

/** @returns a function from a reply to its passages, what it says itself, and the owner's answers */
export function createSources(knowledge: Knowledge): (reply: Reply) => readonly Source[] {
  const linkTo = createLinker(knowledge)
  const owners = withinLimit(
    knowledge.answers.map(({ asked, answer, links = [] }) => ({
      title: asked.join(' / '),
      text: answer,
      links: links.map(linkTo),
    })),
  )
  return ({ kind, answer, passages }) => {
    const own = { title: 'The answer of the site', text: answer.answer, links: answer.links }
    return [
      ...passages.slice(0, MOST_PASSAGES).map(sourceOf),
      ...(kind === 'told' ? [own] : []),
      ...owners.filter(({ text }) => text !== answer.answer),
    ]
  }
}

function withinLimit(sources: readonly Source[]): readonly Source[] {
  let length = 0
  return sources.filter(({ title, text }) => {
    length += title.length + text.length
    return length <= MOST_OF_ANSWERS
  })
}

function sourceOf(passage: Passage): Source {
  const { page, heading, paragraphs, rows = [], facts = [] } = passage
  return {
    title: heading === '' ? page : `${page} › ${heading}`,
    text: [...paragraphs.map((each) => each.join(' ')), ...rows, ...facts].join('\n'),
    links: linksOf([passage]),
  }
}
