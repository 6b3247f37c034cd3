/** Questions that are known beforehand: the owner's, then those that visitors ask of any such site. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import type { Knowledge } from '../search/knowledge.ts'
import type { Reader } from '../search/question.ts'
import { createMatcher } from './asking.ts'
import { clausesOf, withoutPrelude } from './clauses.ts'
import { createEntityFinder, type Entity } from './entities.ts'
import { careerReplies } from './careerReplies.ts'
import { ownerReplies } from './ownerReplies.ts'
import { withAnswers } from './ownersTopics.ts'
import { projectReplies } from './projectReplies.ts'
import { aboutLink, type Asked, type Said } from './replyTypes.ts'
import { siteReplies, type Wording } from './siteReplies.ts'
import type { Topic } from './topics.ts'

export interface KnownQuestion {
  readonly topic: Topic
  /** From 0 to 1, for a question in the very words of a known one. */
  readonly score: number
  readonly sharesSubject: boolean
  readonly asked: Asked
  /** The part of the text that asks it. */
  readonly clause: string
}

export interface KnownQuestions {
  /** The known question that a text is nearest to. @param named names that it may leave out */
  nearest(text: string, named: readonly Entity[]): KnownQuestion | undefined
  /** The names in a text. */
  entitiesIn(text: string): readonly Entity[]
  say(question: KnownQuestion): { readonly said: Said; readonly isUnsaid: boolean }
}

/** Such topics answer only what consists of nothing else. */
const TALK = new Set([
  'greeting',
  'howAreYou',
  'thanks',
  'praise',
  'agree',
  'farewell',
  'wrong',
  'insult',
  'help',
])
/** What a question beside talk must reach to be the one that is answered. */
const LEAST_BESIDE_TALK = 0.68
/** The known questions of a clause that are looked at. */
const BEST = 3
/** Talk has no more words than this. */
const LONGEST_TALK = 6

export interface KnownOptions {
  readonly wording: Wording
  /** Those that any site has. */
  readonly topics: readonly Topic[]
  readonly read: Reader
  /** A sentence on how to reach the owner. */
  readonly ask: string
}

export function createKnownQuestions(
  knowledge: Knowledge,
  { wording, topics, read, ask }: KnownOptions,
): KnownQuestions {
  const { projects, answers } = knowledge
  const says = {
    ...ownerReplies(knowledge),
    ...careerReplies(knowledge),
    ...projectReplies(knowledge),
    ...siteReplies(knowledge, wording),
  }
  const entitiesIn = createEntityFinder(entitiesOf(knowledge))
  const wordsOf = (text: string): string =>
    text
      .split(/(<\w+>)/)
      .flatMap((part) => (part.startsWith('<') ? part : entitiesIn(read.plain(part)).words))
      .join(' ')
  // An owner's question is about the very project that it names.
  const plainWordsOf = (text: string): string =>
    text.includes('<') ? wordsOf(text) : read.plain(text).join(' ')
  const match = createMatcher(
    withAnswers(topics, answers, wordsOf).flatMap((topic) =>
      topic.asked.map((text) => ({ subject: topic, text: plainWordsOf(text) })),
    ),
  )
  const linkTo = linker(knowledge)
  function matchesOf(clause: string, isTalk: boolean): readonly KnownQuestion[] {
    const spoken = read(clause).words
    const { words, entities } = entitiesIn(spoken)
    return [...new Set([spoken.join(' '), words.join(' ')])].flatMap((each) => {
      const telling = withoutPrelude(each.split(' '))
      return match(telling)
        .slice(0, BEST)
        .filter(({ subject, example }) => fits(subject, telling, example, isTalk))
        .map(({ subject: topic, score, sharesSubject }) => ({
          topic,
          score,
          sharesSubject,
          clause,
          asked: { words: withoutPrelude(words), entities },
        }))
    })
  }

  function nearest(text: string, named: readonly Entity[]): KnownQuestion | undefined {
    const { words } = read(text)
    const own = entitiesIn(words).entities
    const entities = own.length > 0 ? own : named
    const found = clausesOf(text).flatMap(({ clause, weight }) =>
      matchesOf(clause, clause === text || words.length <= LONGEST_TALK).map((each) => ({
        ...each,
        score: each.score * weight,
        asked: { ...each.asked, entities },
      })),
    )
    const [first, ...others] = found.sort((a, b) => b.score - a.score)
    if (!first || !TALK.has(first.topic.id)) return first
    // A greeting before a question is no more than that.
    const other = others.find(({ topic }) => !TALK.has(topic.id))
    return other && other.score >= LEAST_BESIDE_TALK ? other : first
  }

  return {
    entitiesIn: (text) => entitiesIn(read(text).words).entities,
    nearest,
    say: ({ topic, asked }) => {
      const { reply, links, what, id } = topic
      const named = withOthers(asked.entities, projects)
      const own =
        reply === '' ? says[id]?.(asked) : { answer: reply, links: links.map(linkTo), named }
      const unsaid = {
        answer: `The site does not say ${what}. ${ask}`,
        links: [aboutLink(knowledge)],
      }
      return { said: own ?? unsaid, isUnsaid: !own }
    },
  }
}

/** Talk consists of the known words alone. */
function fits({ id }: Topic, words: readonly string[], example: string, isTalk: boolean): boolean {
  return !TALK.has(id) || (isTalk && words.length <= example.split(' ').length + 2)
}

function entitiesOf({ site, projects, resume, posts }: Knowledge): readonly Entity[] {
  const named = (type: Entity['type'], names: readonly string[]): readonly Entity[] =>
    names.map((name) => ({ type, name }))
  return [
    ...named(
      'project',
      projects.map(({ title }) => title),
    ),
    ...named(
      'employer',
      (resume?.experience ?? []).map(({ organization }) => organization),
    ),
    ...named('skill', site.owner.skills),
    // Many people leave out a subtitle.
    ...named(
      'article',
      posts.flatMap(({ title }) => [title, title.split(/: /)[0] ?? '']),
    ),
  ]
}

/** Makes links from the addresses that owners write. */
function linker({ posts, passages }: Knowledge): (url: string) => ChatLink {
  const titles = new Map<string, string>()
  for (const { url, title } of posts) titles.set(url, title)
  for (const { url, page } of passages) titles.set(url, page)
  return (url) => {
    if (!url.startsWith('/')) return { type: 'external', url, text: new URL(url).hostname }
    const text = titles.get(url) ?? titles.get(url.replace(/#.*/, '')) ?? url
    return { type: 'internal', url, text }
  }
}

/** A project with the others, for "and the other one?". */
function withOthers(
  entities: readonly Entity[],
  projects: Knowledge['projects'],
): readonly Entity[] {
  const [project, ...more] = entities.filter(({ type }) => type === 'project')
  if (!project || more.length > 0) return entities
  const others = projects.filter(({ title }) => title !== project.name)
  return [...entities, ...others.map(({ title }): Entity => ({ type: 'project', name: title }))]
}
