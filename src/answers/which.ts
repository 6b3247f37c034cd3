/** Asks which of two things a bare word means, such as "dashboard": a project, or what an article says. */
import type { Passage } from '../find/passage.ts'
import type { Hit } from '../find/passageIndex.ts'
import type { Entity } from './known/entities.ts'
import { eitherOf } from './known/replyTypes.ts'
import { linksOf } from './quotation.ts'

const SUBJECTS: ReadonlySet<Passage['topic']> = new Set([undefined, 'project'] as const)

/** @param hits for one word; undefined if only one thing is found by it in full */
export function whichOf(hits: readonly Hit[]) {
  const full = hits
    .filter(({ coverage, entry }) => coverage === 1 && SUBJECTS.has(entry.passage.topic))
    .map(({ entry }) => ({ passage: entry.passage, ...entityOf(entry.passage) }))
  const [first] = full
  const second = full.find(({ name }) => name !== first?.name)
  if (!first || !second) return undefined
  const rivals = [first, second]
  const passages = rivals.map(({ passage }) => passage)
  const names = rivals.map(({ type, name }) => (type === 'article' ? `“${name}”` : name))
  const answer = `Both say something of that: do you mean ${eitherOf.format(names)}?`
  return {
    kind: 'quoted' as const,
    answer: { answer, links: linksOf(passages) },
    passages,
    rivals,
    coverage: 1,
  }
}

function entityOf({ topic, page, heading }: Passage): Entity {
  return topic === undefined ? { type: 'article', name: page } : { type: 'project', name: heading }
}
