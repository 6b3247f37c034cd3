/** Questions that are known beforehand: the owner's, then those that visitors ask of any such site. */
import type { Knowledge } from './knowledge.ts'
import { weightOf, type WeighedTerm } from '../../find/passageIndex.ts'
import { OWNER, type Reader } from '../../find/question.ts'
import { stem, wordsOf } from '../../find/stems.ts'
import { createMatcher } from './asking.ts'
import { clausesOf, withoutPrelude } from './clauses.ts'
import { createEntityFinder, entitiesOf, type Entity } from './entities.ts'
import type { HelpTopic } from '../../help/topic.ts'
import type { Wording } from './help.ts'
import { careerReplies } from './careerReplies.ts'
import { createLinker } from './linker.ts'
import { ownerReplies } from './ownerReplies.ts'
import { withAnswers } from './ownersTopics.ts'
import { projectReplies } from './projectReplies.ts'
import { createReplyWords } from './replyWords.ts'
import { aboutLink, type Asked, type Said } from './replyTypes.ts'
import { siteReplies } from './siteReplies.ts'
import type { Topic } from './topics.ts'

export interface KnownQuestion {
  readonly topic: Topic
  /** From 0 to 1, for a question in the very words of a known one. */
  readonly score: number
  readonly asked: Asked
  /** The part of the text that asks it. */
  readonly clause: string
  /** Whether that is all of the text. */
  readonly isWhole: boolean
}

/** Whether it says nothing about the owner or the site, such as a greeting. */
export function isSmallTalk({ topic }: KnownQuestion): boolean {
  return TALK.has(topic.id)
}

export interface KnownQuestions {
  /** The known question that a text is nearest to. @param named names that it may leave out */
  nearest(text: string, named: readonly Entity[], page?: string): KnownQuestion | undefined
  /** The names in a text. */
  entitiesIn(text: string): readonly Entity[]
  say(question: KnownQuestion): { readonly said: Said; readonly isUnsaid: boolean }
  /**
   * The share of a question's terms that its reply has, or that are ways of asking for it.
   * @param more what is said beside the reply
   */
  shareOf(question: KnownQuestion, terms: readonly WeighedTerm[], more?: string): number
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
  'sure',
  'insult',
  'help',
])
/** What it adds to the likeness of a question that it has the name of a topic, such as "minesweeper". */
const NAMED = 0.1
/** What it adds to the likeness of a question that the page that is talked about answers it. */
const ON_PAGE = 0.15

export interface KnownOptions {
  readonly wording: Wording
  /** Those that any site has. */
  readonly topics: readonly Topic[]
  readonly help: readonly HelpTopic[]
  readonly read: Reader
  /** A sentence on how to reach the owner. */
  readonly ask: string
}

export function createKnownQuestions(knowledge: Knowledge, options: KnownOptions): KnownQuestions {
  const { topics, help, read } = options
  const say = createSay(knowledge, options)
  const wordsOfReply = createReplyWords(help, read)
  const entitiesIn = createEntityFinder(entitiesOf(knowledge))
  const match = createMatcher(
    withAnswers(topics, knowledge.answers, read.plain).flatMap((topic) => {
      const said = wordsOfReply(topic)
      return topic.asked.map((text) => ({ subject: topic, text, said }))
    }),
  )
  function matchesOf(clause: string, isWhole: boolean, page: string): readonly KnownQuestion[] {
    const spoken = read(clause).words
    const { words, entities } = entitiesIn(spoken)
    return [...new Set([spoken.join(' '), words.join(' ')])].flatMap((each) => {
      const telling = withoutPrelude(each.split(' '))
      return match(telling)
        .filter(({ subject, example }) => fits(subject, telling, example, isWhole))
        .filter(({ subject }, place) => place === 0 || isOn(page, subject))
        .map(({ subject: topic, score }) => ({
          topic,
          score,
          clause,
          isWhole,
          asked: { words: withoutPrelude(words), entities },
        }))
    })
  }

  function nearest(text: string, named: readonly Entity[], page = ''): KnownQuestion | undefined {
    const { words } = read(text)
    const own = entitiesIn(words).entities
    const entities = own.length > 0 ? own : named
    // A short part of a long text, such as "what is it called?", tells little of what is asked.
    const all = read(text).terms.length
    const telling = (clause: string): number => {
      const part = read(clause)
      // The first question of a text refers to nothing before it.
      if (all === 0 || part.words.includes(OWNER) || text.startsWith(`${clause}?`)) return 1
      return 0.5 + 0.5 * Math.min(1, (2 * part.terms.length) / all)
    }
    const found = clausesOf(text).flatMap((clause) =>
      matchesOf(clause, clause === text, page).map((each) => ({
        ...each,
        score:
          each.score * telling(clause) +
          (isOn(page, each.topic) ? ON_PAGE : 0) +
          (words.includes(each.topic.id) ? NAMED : 0),
        asked: { ...each.asked, entities },
      })),
    )
    const fit = found.filter(({ topic }) => entities.length > 0 || !isForNames(topic))
    const there = fit.filter(({ topic }) => isOn(page, topic))
    return (there.length > 0 ? there : fit).sort((a, b) => b.score - a.score)[0]
  }

  return {
    say,
    shareOf(question, terms, more = '') {
      const { answer, links } = say(question).said
      const names = question.asked.entities
        .filter(({ type }) => type !== 'technology')
        .map(({ name }) => name)
      const texts = [
        answer,
        more,
        ...links.map(({ text }) => text),
        ...question.topic.asked,
        ...names,
      ]
      return shareIn(texts.join(' '), terms)
    },
    entitiesIn: (text) => entitiesIn(read(text).words).entities,
    nearest,
  }
}

function createSay(
  knowledge: Knowledge,
  { wording, help, ask }: KnownOptions,
): KnownQuestions['say'] {
  const says = {
    ...ownerReplies(knowledge),
    ...careerReplies(knowledge),
    ...projectReplies(knowledge),
    ...siteReplies(knowledge, wording, help),
  }
  const linkTo = createLinker(knowledge)
  return ({ topic, asked }) => {
    const { reply, links, what, id } = topic
    const named = withOthers(asked.entities, knowledge.projects)
    const own =
      reply === '' ? says[id]?.(asked) : { answer: reply, links: links.map(linkTo), named }
    const unsaid = {
      answer: `The site does not say ${what}. ${ask}`,
      links: [aboutLink(knowledge)],
    }
    return { said: own ?? unsaid, isUnsaid: !own }
  }
}

/** Whether a topic is about a name that a question has, such as that of a project. */
function isForNames({ asked }: Topic): boolean {
  return asked.every((text) => text.includes('<'))
}

/** The share of the terms, by their weight, that a text has. */
function shareIn(text: string, terms: readonly WeighedTerm[]): number {
  const known = new Set(wordsOf(text).map(stem))
  const had = terms.filter(({ stem: own, others }) => [own, ...others].some((e) => known.has(e)))
  return terms.length === 0 ? 1 : weightOf(had) / weightOf(terms)
}

/** Whether an answer comes from the page that is talked about. */
function isOn(page: string, { links: [url = ''] }: Topic): boolean {
  return page !== '' && url.split('#')[0] === page
}

/** Talk consists of the known words alone. */
function fits({ id }: Topic, words: readonly string[], example: string, isTalk: boolean): boolean {
  return !TALK.has(id) || (isTalk && words.length <= example.split(' ').length + 2)
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
