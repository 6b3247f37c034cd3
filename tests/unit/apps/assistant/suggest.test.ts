import { describe, expect, it } from 'vitest'
import { suggest } from '../../../../src/apps/assistant/suggest.ts'
import type { ChatMessage } from '../../../../src/base/services/chat/chatSchema.ts'
import { standingQuestions } from '../../../../src/answers/known/standingQuestions.ts'
import { questionsText } from '../../../../src/build/html/questionsText.ts'
import { teaKnowledge } from '../../answers/sampleKnowledge.ts'

const QUESTIONS = [
  { text: 'Who are you?', links: ['/about', '/resume'] },
  { text: 'What do you do?', links: ['/about'] },
  { text: 'Where did you work?', links: ['/resume#experience'] },
  { text: 'How hot is the water?', links: ['/blog/tea#brewing'] },
  { text: 'How long does tea keep?', links: ['/blog/tea#storing'] },
  { text: 'Which pot is best?', links: ['/blog/tea#pots'] },
]
const WELCOME: ChatMessage = { role: 'bot', text: 'Welcome!', links: [] }

const asked = (text: string): ChatMessage => ({ role: 'user', text, links: [] })

const answered = (...urls: readonly string[]): ChatMessage => ({
  role: 'bot',
  text: 'So it is.',
  links: urls.map((url) => ({ type: 'internal', url, text: url })),
})

describe('the suggested questions', () => {
  it('begin with one for each page', () => {
    expect(suggest(QUESTIONS, [WELCOME])).toEqual([
      'Who are you?',
      'Where did you work?',
      'How hot is the water?',
    ])
  })

  it('go on with the pages that the answer links to, and lead elsewhere, too', () => {
    const said = [WELCOME, asked('how HOT is the water'), answered('/blog/tea#brewing')]
    expect(suggest(QUESTIONS, said)).toEqual([
      'How long does tea keep?',
      'Which pot is best?',
      'Who are you?',
    ])
  })

  it('are no longer those that were answered, but still one that was not', () => {
    const said = QUESTIONS.slice(0, 4).flatMap(({ text }) => [asked(text), answered()])
    expect(suggest(QUESTIONS, [...said, asked('Which pot is best?')])).toEqual([
      'How long does tea keep?',
      'Which pot is best?',
    ])
  })
})

describe('the list of questions', () => {
  const listed = (...answers: Parameters<typeof questionsText>[0]): readonly string[] =>
    (JSON.parse(questionsText(answers, teaKnowledge)) as { text: string }[]).map(({ text }) => text)

  it('has the first wording of each of the owner’s, and then what any site answers', () => {
    const own = { asked: ['Why tea?', 'Why not coffee?'], answer: 'It keeps warm.' }
    const standing = standingQuestions(teaKnowledge).map(({ text }) => text)
    expect(listed(own)).toEqual(['Why tea?', ...standing])
    expect(standing).toContain('Which technologies do you use?')
  })

  it('has none in another language, and none whose button could be taken for Send', () => {
    const answer = 'So.'
    const names = listed(
      { asked: ['Wer bist du?'], answer, language: 'de' },
      { asked: ['Where do I send tea?'], answer },
    )
    expect(names).toEqual(listed())
  })

  it('asks nothing that the site says nothing about', () => {
    const { site } = teaKnowledge
    const owner = { ...site.owner, skills: [], email: '' }
    const bare = { site: { ...site, owner, profiles: [] }, projects: [], posts: [] }
    expect(standingQuestions(bare)).toEqual([{ text: 'Who are you?', links: ['/about'] }])
  })
})
