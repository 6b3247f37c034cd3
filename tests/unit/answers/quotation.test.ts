/** How answers are worded: who says what, and what only the assistant says. */
import { describe, expect, it } from 'vitest'
import { createAnswerer } from '../../../src/answers/answerer.ts'
import { linksOf } from '../../../src/answers/quotation.ts'
import { siteKnowledge } from '../../../src/server/chat/siteKnowledge.ts'
import answerable from '../../chat/answerable.json' with { type: 'json' }
import { aPassage, teaKnowledge } from './sampleKnowledge.ts'

const OWNER = teaKnowledge.site.owner.name
const leaves = aPassage({
  url: '/blog/tea#leaves',
  heading: 'Leaves',
  paragraphs: [['Leaves differ.']],
  rows: ['Sencha (steeps for: one minute).', 'Assam (steeps for: four minutes).'],
})
const opening = aPassage({
  url: '/blog/tea',
  heading: '',
  paragraphs: [['How to brew tea.']],
  facts: ['The article was published on March 5, 2025 and takes about 4 minutes to read.'],
})
const answer = createAnswerer({
  ...teaKnowledge,
  passages: [...teaKnowledge.passages, leaves, opening],
})
const ask = createAnswerer(siteKnowledge)
const said = (question: string): string => answer(question).answer.answer

describe('what is quoted', () => {
  it('are the sentences of the owner', () => {
    expect(said('How hot for brewing green tea?')).toBe(
      `“Brew green tea at eighty degrees. Boiling water makes it bitter.” (${OWNER} in “A book of tea”, section “Brewing”.)`,
    )
  })

  it('is no row of a table', () => {
    expect(said('How long does Assam steep?')).toBe(
      'Assam (steeps for: four minutes). (From “A book of tea”, section “Leaves”.)',
    )
  })

  it('is nothing that was made of front matter', () => {
    expect(said('How many minutes does the tea take, and in March?')).toBe(
      'The article was published on March 5, 2025 and takes about 4 minutes to read.',
    )
  })

  it('stands on the site, word for word', () => {
    const prose = siteKnowledge.passages.map(({ paragraphs }) => paragraphs.flat().join(' '))
    const quoted = answerable.flatMap(
      ({ question }) => /^“(.+)” \(Robin/s.exec(ask(question).answer.answer)?.[1] ?? [],
    )
    expect(quoted.length).toBeGreaterThan(20)
    expect(quoted.filter((text) => !prose.some((each) => each.includes(text)))).toEqual([])
  })
})

describe('a quotation with no more than half of what was asked', () => {
  const HEDGE = 'the closest is this: “'

  it('is said to be the nearest', () => {
    expect(said('Is green tea from Sencha bitter with milk?')).toContain(HEDGE)
    expect(said('How hot for brewing green tea?')).not.toContain(HEDGE)
  })

  it('gives way to a clearer one', () => {
    const { answer: reply } = ask('inter annotator agreement')
    expect(reply.answer).not.toContain(HEDGE)
    expect(reply.links[0]?.url).toContain('#golden-labels')
  })

  it('is none at all with a single word of several', () => {
    expect(ask('Do you play an instrument?').kind).toBe('declined')
    expect(ask('instrument').kind).toBe('quoted')
  })
})

it('a link tells page and section apart, whatever colons they have', () => {
  const passage = aPassage({ page: 'Tea: a book', heading: 'Brewing: the water' })
  expect(linksOf([passage]).map(({ text }) => text)).toEqual(['Tea: a book › Brewing: the water'])
})

describe('"Yes"', () => {
  it.each([
    ['Do you know Python?', true],
    ['Have you ever worked with Docker?', true],
    ['hi, can you write typescript', true],
    ['Any experience with PostgreSQL?', true],
    ['Python', false],
    ['How do you use Docker?', false],
    ['What do you do with SQLite?', false],
    ['Why do you use React?', false],
    ['Tell me about your experience with Python', false],
    ['Do you like React?', false],
    ['Are you good with Playwright?', false],
  ])('answers %s: %s', (question, isAnswered) => {
    const text = ask(question).answer.answer
    expect(text).toMatch(/technologies that|built with it/)
    expect(text.startsWith('Yes: ')).toBe(isAnswered)
  })
})

describe('what could be asked', () => {
  it('reads as a sentence', () => {
    const offer =
      '“What have you written about tea?”, “Which technologies do you use?” or “How do I contact you?”'
    for (const question of ['Hello', 'help', 'qwertz']) {
      expect(said(question)).toMatch(/[.:a-z] “What/)
      expect(said(question).endsWith(offer)).toBe(true)
    }
  })

  it('is not said where a word is missing, which is named', () => {
    expect(said('Is qwertz a brand?')).toMatch(/^I have nothing on that: .* not mention “qwertz”/)
  })

  it('has answers of its own', () => {
    const offered = [...ask('zzz').answer.answer.matchAll(/“(.+?)”/g)].map(([, text = '']) => text)
    expect(offered).toHaveLength(3)
    expect(offered.map((text) => ask(text).kind)).not.toContain('declined')
  })
})
