import { describe, expect, it } from 'vitest'
import { createAnswerer } from '../../../src/answers/answerer.ts'
import { siteKnowledge } from '../../../src/server/chat/siteKnowledge.ts'
import answerable from '../../chat/answerable.json' with { type: 'json' }
import unanswerable from '../../chat/unanswerable.json' with { type: 'json' }
import { teaKnowledge } from './sampleKnowledge.ts'

const QUESTIONS = [...answerable.map(({ question }) => question), ...unanswerable]

describe('an assistant of a site with a thousand posts', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => ({
    url: `/blog/post-${index}`,
    title: `Post ${index}`,
    excerpt: 'What it says.',
    date: '2025-03-05',
    readTime: '4 min read',
    tags: ['tea'],
  }))
  const answer = createAnswerer({ ...teaKnowledge, posts })

  it('names the newest ones, and no more than a client reads', () => {
    const { answer: said, links } = answer('What have you written?').answer
    expect(said).toContain('has written 1000 articles. The newest are: “Post 0”; “Post 1”; ')
    expect(said.length).toBeLessThan(300)
    expect(links.map(({ url }) => url)).toEqual([
      '/blog',
      ...posts.slice(0, 5).map(({ url }) => url),
    ])
  })
})

describe('an assistant of a site without posts', () => {
  const { passages } = teaKnowledge
  const ofSite = passages.filter(({ topic }) => topic !== undefined)
  const answer = createAnswerer({ ...teaKnowledge, posts: [], passages: ofSite })

  it('says that there are none, and answers everything else', () => {
    for (const question of ['What have you written?', 'What is your newest article?']) {
      expect(answer(question).answer.answer).toBe('No articles have been published yet.')
    }
    expect(answer('Which technologies do you use?').kind).toBe('told')
    expect(answer('What have you written about tea?').kind).toBe('declined')
  })
})

describe('an answer', () => {
  it('depends on the question alone', () => {
    const answer = createAnswerer(siteKnowledge)
    const first = QUESTIONS.map((text) => answer(text))
    const last = QUESTIONS.toReversed()
      .map((text) => answer(text))
      .toReversed()
    expect(last).toEqual(first)
  })

  it('is the same for questions that mean the same', () => {
    const answer = createAnswerer(teaKnowledge)
    const known = answer('How do I brew green tea?')
    expect(known.kind).toBe('quoted')
    expect(answer('Hello, please tell me about brewing green teas!')).toEqual(known)
    expect(answer('Which pot is best?')).not.toEqual(known)
  })
})

describe('the owner’s answers', () => {
  const answers = [
    {
      asked: ['Why should I hire you?'],
      answer: 'Because of the tea.',
      links: ['/blog/tea#brewing'],
    },
    { asked: ['Was trinkst du?'], language: 'de', answer: 'Tee.' },
  ]
  const answer = createAnswerer({ ...teaKnowledge, answers })

  it('come before what the site’s data says, in whichever words they are asked for', () => {
    for (const question of [
      'Why should I hire you?',
      'what makes you stand out',
      'Sell yourself!',
    ]) {
      expect(answer(question).answer).toEqual({
        answer: 'Because of the tea.',
        links: [{ type: 'internal', url: '/blog/tea#brewing', text: 'A book of tea' }],
      })
    }
  })

  it('stand in for a common question that comes first, and leave the others as they are', () => {
    expect(answer('Was trinkst du?').answer.answer).toBe('Tee.')
    const second = [{ asked: ['Do you like pots?', 'Where do you live?'], answer: 'In a pot.' }]
    const other = createAnswerer({ ...teaKnowledge, answers: second })
    expect(other('Where do you live?').answer.answer).toBe('In a pot.')
    expect(other('Which city are you in?').answer.answer).toContain('Utrecht')
  })

  it('may be in another language', () => {
    expect(answer('Was trinkst du?').answer.answer).toBe('Tee.')
    expect(answer('Wo wohnst du und was ist dein Beruf?').answer.answer).toContain('auf Englisch')
  })
})

describe('what the owner leaves out', () => {
  const site = { ...teaKnowledge.site }
  const owner = { ...site.owner, location: '', availability: '', email: '' }
  const answer = createAnswerer({ ...teaKnowledge, site: { ...site, owner } })

  it.each(['Where do you live?', 'Are you available?', 'What did you study?', 'What do you earn?'])(
    '%s is told as such',
    (question) => {
      const reply = answer(question)
      expect(reply.kind).toBe('declined')
      expect(reply.answer.answer).toMatch(/^The site does not say .*About page says how to reach/s)
    },
  )
})

describe('a question that nothing answers for sure', () => {
  const answer = createAnswerer(siteKnowledge)

  it.each([
    ['how wide must my display be to get the windows', '768'],
    // A known question whose telling word the site does not say.
    ['what is your favourite programming joke', 'TypeScript'],
  ])('%s gets the closest there is, and is told so', (question, expected) => {
    const { kind, answer: said } = answer(question)
    expect(kind).toBe('near')
    expect(said.answer).toMatch(/^I have nothing on .*(?:the closest is this|does say): /)
    expect(said.answer).toContain(expected)
  })
})

describe('a question for one aspect of a thing', () => {
  const answer = createAnswerer(siteKnowledge)

  it.each([
    'Who invested in Tidewater?',
    'Who invented the XmR chart?',
    'Why is Tidewater written in WebGL?',
  ])('%s is not answered by what leaves it out', (text) => {
    expect(['near', 'declined']).toContain(answer(text).kind)
  })

  it('gets the one thing of a list that has it', () => {
    expect(answer('Any certifications in accessibility?').answer.answer).toBe(
      'Accessibility Practitioner (Example Academy of Design, 2024).',
    )
  })

  it('gets the job of a year within it', () => {
    expect(answer('What was Robin doing in 2017?').answer.answer).toContain('Example Diagrams')
  })
})

describe('a name that the site does not know', () => {
  const answer = createAnswerer(siteKnowledge)

  it('is not answered as if it were another', () => {
    expect(answer('What is the Manhattan Project?').kind).toBe('declined')
    const { answer: said } = answer('How do I subscribe to Netflix?')
    expect(said.answer).toMatch(/^I have nothing on that: this site does not mention “Netflix”/i)
  })
})

describe('a follow-up', () => {
  const answer = createAnswerer(siteKnowledge)
  const after = (before: string, text: string): string => {
    const said = answer(before).answer.answer
    const turns = [
      { role: 'user', text: before },
      { role: 'bot', text: said },
    ] as const
    return answer(text, turns).answer.answer
  }

  it.each([
    ['What is Tidewater?', 'and the other one?', 'Burrow'],
    ['Does Robin speak Dutch?', 'And German?', 'B1'],
    ['What did Robin do at Sample Instruments?', 'and before that?', 'Example Diagrams'],
    ['What is Burrow?', 'what about Tidewater?', 'error bar'],
    [
      'Which certificates do you have?',
      'which of them is the newest?',
      'Cloud Functions Developer',
    ],
    ['Where does Robin work now?', 'since when?', '2023'],
    ['dashboard', 'the second one', 'error bar'],
    ['Which talks has Robin given?', 'where was the third one?', 'in Ghent (2024).'],
    ['Which projects are there?', 'what is the second one built with?', 'SQLite'],
    ['What was your first job?', 'and how long did that last?', 'Jan 2014 – Jan 2016'],
    ['Do you know Docker?', 'since when?', 'I have nothing on exactly that'],
    ['Where does Robin live?', 'are you sure?', 'written on this site'],
    ['Do they manage people?', 'And before that, where did Robin work?', 'Sample Instruments'],
    ['What is the swap test?', 'and the p value for the lean?', '0.0012'],
  ])('%s %s', (before, text, expected) => {
    expect(after(before, text)).toContain(expected)
  })

  it('asks for more of what was quoted', () => {
    const quoted = answer('stale pixels').answer.answer
    const more = after('stale pixels', 'tell me more')
    expect(more).toMatch(/^“/)
    expect(more).not.toBe(quoted)
  })

  it('asks what a thing costs, not what the owner charges', () => {
    expect(after('What is Burrow?', 'does it cost money?')).toContain('does not say that of Burrow')
  })

  it('is no follow-up if it stands alone', () => {
    expect(after('What is Burrow?', 'Where does Robin live?')).toContain('Utrecht')
  })
})

describe('two questions in one message', () => {
  const answer = createAnswerer(siteKnowledge)
  const said = (text: string): string => answer(text).answer.answer

  it('are both answered if that is short', () => {
    const { answer: both, links } = answer('Where is Robin based? And what did Robin study?').answer
    expect(both).toMatch(/Utrecht, the Netherlands\. Computer science/)
    expect(links.map(({ url }) => url)).toEqual(['/about', '/resume#education'])
    expect(said('Do you speak German and can you work remotely?')).toMatch(/German.*remotely/)
  })

  it('leave one to be asked for if both would be long', () => {
    const long = said('What is Burrow? What did Robin do at Sample Instruments?')
    expect(long).toContain('home network')
    expect(long).toMatch(/Your other question is answered in “Résumé of Robin Meadows”\.$/)
  })
})

it('a bare word that an article and a project have alike is asked about', () => {
  const { answer, links } = createAnswerer(siteKnowledge)('dashboard').answer
  expect(answer).toMatch(
    /do you mean “How to test an LLM judge before you believe it” or Tidewater\?$/,
  )
  expect(links.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/blog/testing-llm-as-judge#what-the-errors-do-to-your-dashboard',
      '/about',
    ]),
  )
})
