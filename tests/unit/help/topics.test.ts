import { describe, expect, it } from 'vitest'
import { createTopicFinder } from '../../../src/documents/help/topicFinder.ts'
import { piecesOf, plainText, textsOf } from '../../../src/help/marks.ts'
import { TOPIC_IDS, type HelpFacts, type HelpTopic } from '../../../src/help/topic.ts'
import { helpTopics } from '../../../src/help/topics.ts'
import { createPages } from '../../../src/site/kinds/createPages.ts'
import { HELP_PATH } from '../../../src/owner/paths.ts'

const SITE: HelpFacts['site'] = {
  owner: { name: 'Robin', email: 'robin@example.org' },
  profiles: [{ kind: 'code', label: 'Code', url: 'https://code.example/' }],
  assistant: { name: 'Ada', makingOf: null, answers: 'service' },
  counting: null,
  withoutApps: [],
}
const FACTS: HelpFacts = { site: SITE, hasResume: true, hasLanguageModel: false }
const of = (site: Partial<HelpFacts['site']>): HelpFacts => ({
  ...FACTS,
  site: { ...SITE, ...site },
})
const COUNTED = {
  name: 'Stats of mine',
  script: '/count.js',
  endpoint: 'https://stats.example:8443',
}
const topics = helpTopics(FACTS)

const saidBy = ({ summary, parts }: HelpTopic): readonly string[] => [
  summary,
  ...parts.flatMap(textsOf),
]
const all = (facts: HelpFacts): string => helpTopics(facts).flatMap(saidBy).map(plainText).join(' ')
const summaryOf = (id: string, facts: HelpFacts = FACTS): string =>
  plainText(helpTopics(facts).find((topic) => topic.id === id)?.summary ?? '')

it('the topics lead somewhere with every link', () => {
  const paths = new Set(createPages([]).map(({ path }) => path))
  const links = topics
    .flatMap(saidBy)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === 'link' ? piece.link : []))
  expect(links.length).toBeGreaterThan(10)
  const lost = links.filter((link) =>
    link.startsWith('#') ? !topics.some(({ id }) => `#${id}` === link) : !paths.has(link),
  )
  expect(lost).toEqual([])
  expect(paths).toContain(HELP_PATH)
})

describe('what the help says of a site', () => {
  it('leaves the assistant out where there is none', () => {
    const facts = of({ assistant: null, withoutApps: ['Assistant'] })
    expect(all(facts)).not.toMatch(/assistant|Ada/i)
    expect(helpTopics(facts)).toHaveLength(topics.length - 1)
  })

  it('leaves the résumé and the mail program out where there are none', () => {
    expect(all(FACTS)).toContain('résumé')
    expect(all({ ...FACTS, hasResume: false })).not.toContain('résumé')
    expect(summaryOf('contact')).toContain('your own mail program')
    expect(summaryOf('contact', of({ owner: { name: 'Robin', email: '' } }))).not.toContain(
      'mail program',
    )
  })

  it('tells of profiles on other sites where there are any, else of the address book alone', () => {
    const contact = (site: Partial<HelpFacts['site']>): string => {
      const topic = helpTopics(of(site)).find(({ id }) => id === 'contact')
      return topic ? saidBy(topic).map(plainText).join(' ') : ''
    }
    const owner = { name: 'Robin', email: '' }
    expect(contact({})).toContain('are links to profiles and an entry for your address book')
    expect(contact({ owner })).toContain('for links to profiles on other sites')
    expect(contact({ profiles: [] })).toContain('Below the message is an entry for your address')
    expect(contact({ profiles: [] })).toContain('About has the same address.')
    expect(contact({ owner, profiles: [] })).toContain('for an entry for your address book')
    expect(contact({ profiles: [] })).not.toContain('profiles')
    expect(contact({ owner, profiles: [] })).not.toContain('profiles')
  })

  it('says whether questions leave the browser', () => {
    const sent = /sent to its service|sent to the service|needs a connection/g
    expect(all(FACTS).match(sent)).toHaveLength(4)
    expect(all(FACTS)).not.toContain('answered in your browser')
    const words = all(of({ assistant: { name: 'Ada', makingOf: null, answers: 'browser' } }))
    expect(words).not.toMatch(sent)
    expect(words.match(/answered in your browser/g)).toHaveLength(2)
  })

  it('names who counts visits, and does not deny it then', () => {
    const words = all(of({ counting: COUNTED }))
    expect(words).toContain('Stats of mine counts your visits')
    expect(words).toContain('stats.example:8443')
    expect(words).not.toMatch(/does not track you|Nothing is loaded from other sites/)
  })
})

describe('the search for topics', () => {
  const find = createTopicFinder(topics)
  const found = (query: string): readonly string[] => find(query).map(({ id }) => id)

  it.each([
    ['snow', 'snow'],
    ['dark mode', 'dark'],
    ['shortc', 'keys'],
    ['SOUND off', 'sound'],
    ['résumé print', 'print'],
    ['maximise', 'windows'],
    ['gdpr', 'cookies'],
    ['acessibility', 'accessibility'],
    ['resze window', 'windows'],
    ['snow xyzzy', 'snow'],
  ])('%s finds %s first', (query, id) => {
    expect(found(query)[0]).toBe(id)
  })

  it('shows all topics for nothing, and none for what is nowhere', () => {
    expect(found('  ')).toEqual(TOPIC_IDS)
    expect(found('s')).toEqual(TOPIC_IDS)
    expect(found('xyzzy')).toEqual([])
  })
})

it('the marks of a text are names of the screen, keys and links', () => {
  expect(piecesOf('Press `F1` or **START**, see [snow](#snow).')).toEqual([
    { kind: 'plain', text: 'Press ' },
    { kind: 'keys', text: 'F1' },
    { kind: 'plain', text: ' or ' },
    { kind: 'screen', text: 'START' },
    { kind: 'plain', text: ', see ' },
    { kind: 'link', text: 'snow', link: '#snow' },
    { kind: 'plain', text: '.' },
  ])
  expect(plainText('Press `F1`.')).toBe('Press F1.')
})
