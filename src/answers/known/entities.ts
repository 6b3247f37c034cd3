/** Names of projects, skills and employers in a question, however they are shortened. Pure. */
import { wordsOf } from '../search/words.ts'

export type EntityType = 'project' | 'skill' | 'employer' | 'article'

export interface Entity {
  readonly type: EntityType
  /** As the owner writes it. */
  readonly name: string
}

interface Alias {
  readonly words: readonly string[]
  readonly entity: Entity
}

/** From this length on, the beginning of a name stands for it: `postgres` for `PostgreSQL`. */
const LEAST_OF_NAME = 6

export type EntityFinder = (words: readonly string[]) => {
  /** The words with each name replaced by `<project>`, `<skill>` or `<employer>`. */
  readonly words: readonly string[]
  readonly entities: readonly Entity[]
}

/** @param entities the first of two with the same name is found */
export function createEntityFinder(entities: readonly Entity[]): EntityFinder {
  const aliases = entities
    .flatMap((entity) => aliasesOf(entity.name).map((words): Alias => ({ words, entity })))
    .sort((a, b) => b.words.length - a.words.length)
  return (words) => {
    const left: string[] = []
    const found: Entity[] = []
    for (let at = 0; at < words.length;) {
      const alias = aliases.find((each) => startsAt(words, at, each.words))
      if (alias) found.push(alias.entity)
      left.push(alias ? `<${alias.entity.type}>` : (words[at] ?? ''))
      at += alias?.words.length ?? 1
    }
    return { words: left, entities: found }
  }
}

/** `Node.js` is also `nodejs` and `node`. */
function aliasesOf(name: string): readonly (readonly string[])[] {
  const words = wordsOf(name)
  const bare = words.at(-1) === 'js' ? words.slice(0, -1) : words
  const first = words[0] ?? ''
  const whole = words.join('')
  const short = words.length === 1 && /..js$/.test(whole) ? [whole.slice(0, -2)] : []
  return [words, [whole], bare, ...(short.length > 0 ? [short] : [])].filter(
    (each, index, all) =>
      first !== '' && all.findIndex((other) => other.join(' ') === each.join(' ')) === index,
  )
}

function startsAt(words: readonly string[], at: number, alias: readonly string[]): boolean {
  return alias.every((part, index) => {
    const word = words[at + index] ?? ''
    return (
      word === part || (alias.length === 1 && word.length >= LEAST_OF_NAME && part.startsWith(word))
    )
  })
}
