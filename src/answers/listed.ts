/** What is said of "the second one", after an answer that names or lists several things. */
import type { Term } from '../find/question.ts'
import { stem, wordsOf } from '../find/stems.ts'
import type { FollowUp } from './followUp.ts'
import type { Entity } from './known/entities.ts'
import type { Answered } from './reply.ts'

/** In words: a longer part of an answer is no thing of a list, but a part of a sentence. */
const MOST_OF_ITEM = 3
/** A thing of a list, in which a comma within brackets or quotation marks ends nothing. */
const ITEM = /(?:\([^)]*\)|“[^”]*”|(?!, | and |; ).)+/g

interface Answers {
  alone(text: string): Answered
  namesIn(text: string): readonly Entity[]
}

/** Undefined for a follow-up that asks for no place, or for one that nothing has. */
export function ofListed(
  before: Answered,
  { place, naming }: FollowUp,
  answers: Answers,
): Answered | undefined {
  const thing = place === undefined ? undefined : placed(thingsIn(before, answers), place)
  if (thing === undefined) return undefined
  const { reply, named } = before
  if (answers.namesIn(thing).some(({ name }) => name === thing)) {
    return { ...answers.alone(naming(thing) ?? thing), named }
  }
  // What has no name of its own is nowhere said more of than in the list.
  return { ...before, reply: { ...reply, answer: { ...reply.answer, answer: `${thing}.` } } }
}

/** The things that an answer names or lists, in its order. */
function thingsIn({ named, reply }: Answered, answers: Answers): readonly string[] {
  const { answer } = reply.answer
  const names = (all: readonly Entity[]): readonly string[] => [
    ...new Set(all.map(({ name }) => name)),
  ]
  const all = [names(named), listedIn(answer), names(answers.namesIn(answer))]
  return all.find(({ length }) => length > 1) ?? []
}

/** Of "Three: …" the only one that has a word of the question; else all of it. */
export function narrowed(answer: string, terms: readonly Term[]): string {
  const items = /^(?!Yes|No)\w+: /.test(answer) ? listedIn(answer) : []
  const [only, other] = items.filter((item) => {
    const stems = wordsOf(item).map(stem)
    return terms.some((term) => stems.includes(term.stem))
  })
  return only === undefined || other !== undefined ? answer : `${only}.`
}

/**
 * What follows a colon, as in "Three: this (2023), that (2024) and another (2025).", or an answer that is nothing but a
 * list, as "English (native), Dutch (fluent) and German (B1)."
 */
function listedIn(answer: string): readonly string[] {
  const [, lead, list = ''] = /^([^:“]*: )?(.*?)\.?$/.exec(answer) ?? []
  const items = (list.match(ITEM) ?? []).map((item) =>
    item.replace(/^ ?(?:and )?/, '').replace(/^“([^”]*)”$/, '$1'),
  )
  return lead === undefined && items.some((item) => item.split(' ').length > MOST_OF_ITEM)
    ? []
    : items
}

/** The last of things that have years is the latest. */
function placed(things: readonly string[], place: number): string | undefined {
  const yearOf = (thing: string): number => Number(/\b(?:19|20)\d\d\b/.exec(thing)?.[0])
  const isDated = place === -1 && things.every((each) => yearOf(each) > 0)
  return isDated ? things.toSorted((a, b) => yearOf(b) - yearOf(a))[0] : things.at(place)
}
