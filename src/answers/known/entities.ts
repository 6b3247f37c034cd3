/** Names of projects, skills and employers in a question, however they are shortened. Pure. */
import { wordsOf } from '../../find/stems.ts'

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
  return words.length === 0 ? [] : [words, [words.join('')], bare]
}

function startsAt(words: readonly string[], at: number, alias: readonly string[]): boolean {
  return alias.every((part, index) => words[at + index] === part)
}
