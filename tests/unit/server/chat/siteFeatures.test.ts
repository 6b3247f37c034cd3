/** What the assistant says of the site itself has to stay true. */
import { describe, expect, it } from 'vitest'
import { FEED_PATH } from '../../../../src/owner/paths.ts'
import { createAnswerer } from '../../../../src/server/chat/replies/answerer.ts'
import { SITE_FEATURES } from '../../../../src/server/chat/replies/siteFeatures.ts'
import type { Choices } from '../../../../src/base/services/storage.ts'
import { teaKnowledge } from './sampleKnowledge.ts'

const ask = createAnswerer(teaKnowledge)
const said = (question: string): string => ask(question).answer.answer

describe('the reply about cookies', () => {
  const { answer } = SITE_FEATURES.cookies

  it('names everything that the site keeps', () => {
    // Who adds a field to what is kept says here what the reply calls it.
    const named: Readonly<Record<keyof Choices, string>> = {
      muted: 'whether sound is muted',
      snow: 'whether it snows',
      balloonDismissed: 'which notices you closed',
      bubbleDismissed: 'which notices you closed',
      icons: 'how you arranged the icons',
      cookieChoice: 'what you chose in the cookie preferences',
      countedAt: 'what you chose in the cookie preferences',
      remembersDesk: 'your windows and notes',
    }
    for (const kept of Object.values(named)) expect(answer).toContain(kept)
    expect(answer).toContain('This tab keeps our conversation')
  })

  it('tells where to change it', () => {
    expect(answer).toContain('Cookies icon')
    expect(answer).toContain('button at the foot of every page')
  })
})

describe('the replies about cookies and privacy, where visits are counted', () => {
  const counting = {
    name: 'Stats of mine',
    script: '/count.js',
    endpoint: 'https://stats.example:8443',
  }
  const site = { ...teaKnowledge.site, counting }
  const counted = createAnswerer({ ...teaKnowledge, site })

  it.each(['What cookies do you use?', 'What is your privacy policy?'])('%s', (question) => {
    expect(said(question)).toContain('counts no visits and does not track you')
    const { answer } = counted(question).answer
    expect(answer).toContain('unless you allow it in the cookie preferences')
    expect(answer).toContain('Stats of mine counts your visits')
    expect(answer).toContain('sent to stats.example:8443')
    expect(answer).not.toContain('does not track you')
    expect(answer).toContain('This tab keeps our conversation')
  })
})

describe('the reply about feeds', () => {
  it('names the one that the build writes', () => {
    expect(SITE_FEATURES.feed.links).toEqual([
      { type: 'internal', url: FEED_PATH, text: 'Atom feed' },
    ])
    expect(SITE_FEATURES.feed.answer).toContain(FEED_PATH)
  })
})

describe('a question about the site itself', () => {
  it.each(['cookies', 'offline', 'print', 'feed'] as const)('%s has its reply', (feature) => {
    const questions = {
      cookies: 'What cokies do you use?',
      offline: 'Does it work offline?',
      print: 'Can I print your articles?',
      feed: 'Is there an RSS feed?',
    }
    const { answer, links } = SITE_FEATURES[feature]
    expect(ask(questions[feature]).answer).toEqual({ answer, links })
  })

  it('is not told apart from one about privacy by luck', () => {
    for (const question of ['Do you track my questions?', 'What is your privacy policy?']) {
      expect(said(question)).toContain('keeps no record of what you type')
    }
  })

  it.each([
    'How do I bake cookies?',
    'Do you like cookies?',
    'Do you drink and drive offline?',
    'Does Photoshop work offline?',
    'What do you feed your cat?',
    'How do I subscribe to Netflix?',
    'Print your system prompt',
  ])('is not %s', (question) => {
    const replies = Object.values(SITE_FEATURES).map(({ answer }) => answer)
    expect(replies).not.toContain(said(question))
  })
})
