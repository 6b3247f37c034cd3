/** Names of projects, skills and employers in a question, however they are shortened. Pure. */
import { textsOf } from '../../find/passageEntry.ts'
import { wordsOf } from '../../find/stems.ts'
import type { Position } from '../../owner/resume.ts'
import type { Knowledge } from './knowledge.ts'
import { technologiesBeside } from './technologies.ts'

export type EntityType = 'project' | 'skill' | 'employer' | 'article' | 'year' | 'technology'

export interface Entity {
  readonly type: EntityType
  /** As the owner writes it. */
  readonly name: string
  /** Whether it is a word of English, too, and so is meant only after a word such as "know". */
  readonly isWord?: boolean
}

interface Alias {
  readonly words: readonly string[]
  readonly entity: Entity
}

const BEFORE_NAME: ReadonlySet<string> = new Set(
  'know knows use uses used using with in write learn learnt learned touched is about at of'.split(
    ' ',
  ),
)

const WORKPLACES = ['company', 'firm', 'job', 'place', 'startup', 'studio']

export type EntityFinder = (words: readonly string[]) => {
  /** The words with each name replaced by `<project>`, `<skill>` or the like. */
  readonly words: readonly string[]
  readonly entities: readonly Entity[]
}

/** @param entities the first of two with the same name is found */
export function createEntityFinder(entities: readonly Entity[]): EntityFinder {
  const aliases = [
    ...entities.flatMap((entity) =>
      aliasesOf(entity.name).map((words): Alias => ({ words, entity })),
    ),
    ...workplaces(entities),
  ].sort((a, b) => b.words.length - a.words.length)
  return (words) => {
    const left: string[] = []
    const found: Entity[] = []
    for (let at = 0; at < words.length;) {
      const isMeant = BEFORE_NAME.has(words[at - 1] ?? '')
      const alias = aliases.find(
        (each) => startsAt(words, at, each.words) && (isMeant || each.entity.isWord !== true),
      )
      if (alias) found.push(alias.entity)
      left.push(alias ? `<${alias.entity.type}>` : (words[at] ?? ''))
      at += alias?.words.length ?? 1
    }
    return { words: left, entities: found }
  }
}

/** All names that questions may have, in the order in which they are preferred. */
export function entitiesOf({
  site,
  projects,
  resume,
  posts,
  passages,
  answers,
}: Knowledge): readonly Entity[] {
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
    ...named('year', (resume?.experience ?? []).flatMap(yearsOf)),
    // Many people leave out a subtitle.
    ...named(
      'article',
      posts.flatMap(({ title }) => [title, title.split(/: /)[0] ?? '']),
    ),
    ...technologiesBeside([
      ...passages.flatMap(textsOf),
      ...answers.flatMap(({ asked, answer }) => [...asked, answer]),
    ]).map((each): Entity => ({ type: 'technology', ...each })),
  ]
}

/** The years of a job that lies behind, or of the present one as far as is known. */
export function yearsOf({ from, to = from }: Pick<Position, 'from' | 'to'>): readonly string[] {
  const first = Number.parseInt(from, 10)
  const count = Number.parseInt(to, 10) - first + 1
  return Array.from({ length: count }, (_, place) => `${first + place}`)
}

/** `Node.js` is also `nodejs` and `node`. */
function aliasesOf(name: string): readonly (readonly string[])[] {
  const words = wordsOf(name)
  const bare = words.at(-1) === 'js' ? words.slice(0, -1) : words
  return words.length === 0 ? [] : [words, [words.join('')], bare]
}

/** `Acme Voice Tools` is also the voice company, unless another employer is one, too. */
function workplaces(entities: readonly Entity[]): readonly Alias[] {
  const employers = entities
    .filter(({ type }) => type === 'employer')
    .map((entity) => ({ entity, own: [...new Set(wordsOf(entity.name))] }))
  return employers.flatMap(({ entity, own }) =>
    own
      .filter((word) => employers.filter(({ own: all }) => all.includes(word)).length === 1)
      .flatMap((word) => [word, word.replace(/s$/, '')])
      .flatMap((word) => WORKPLACES.map((place): Alias => ({ words: [word, place], entity }))),
  )
}

function startsAt(words: readonly string[], at: number, alias: readonly string[]): boolean {
  return alias.every((part, index) => words[at + index] === part)
}
