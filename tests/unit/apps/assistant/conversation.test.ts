import { describe, expect, it } from 'vitest'
import {
  type Conversation,
  type ConversationEvent,
  converse,
  isSendable,
  openConversation,
} from '../../../../src/apps/assistant/conversation.ts'

const after = (...events: readonly ConversationEvent[]): Conversation =>
  events.reduce(converse, openConversation('Welcome'))

const typed = (input: string): ConversationEvent => ({ type: 'typed', input })
const sent: ConversationEvent = { type: 'sent' }
const answered: ConversationEvent = { type: 'answered', answer: { answer: 'Yes', links: [] } }
const failed: ConversationEvent = { type: 'failed', error: 'API error' }
const closed: ConversationEvent = { type: 'failureClosed' }

const said = ({ messages }: Conversation) => messages.map(({ role, text }) => `${role}: ${text}`)

describe('a conversation', () => {
  it('begins with the assistant, idle', () => {
    expect(after()).toMatchObject({ request: 'idle', error: null, input: '' })
    expect(said(after())).toEqual(['bot: Welcome'])
  })

  it('is pending once something was sent, and shows it', () => {
    const pending = after(typed('  Who are you? '), sent)
    expect(pending.request).toBe('pending')
    expect(said(pending)).toEqual(['bot: Welcome', 'user: Who are you?'])
    expect(pending.input).toBe('  Who are you? ')
  })

  it('appends the answer with its links and clears the input', () => {
    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }] as const
    const is = after(typed('a'), sent, { type: 'answered', answer: { answer: 'Yes', links } })
    expect(is).toMatchObject({ request: 'success', error: null, input: '' })
    expect(said(is)).toEqual(['bot: Welcome', 'user: a', 'bot: Yes'])
    expect(is.messages.at(-1)?.links).toEqual(links)
  })

  it('keeps message and input when the request fails', () => {
    const is = after(typed('a'), sent, failed)
    expect(is).toMatchObject({ request: 'error', error: 'API error', input: 'a' })
    expect(said(is)).toEqual(['bot: Welcome', 'user: a'])
  })

  it('forgets the error when its box is closed, or with the next request', () => {
    expect(after(typed('a'), sent, failed, closed)).toMatchObject({ request: 'idle', error: null })
    const again = after(typed('a'), sent, failed, sent)
    expect(again).toMatchObject({ request: 'pending', error: null })
    expect(converse(again, answered)).toMatchObject({ request: 'success', error: null })
  })

  it('says what is sent again after a failure once, and what is asked anew anew', () => {
    expect(said(after(typed('a'), sent, failed, sent, failed, sent))).toEqual([
      'bot: Welcome',
      'user: a',
    ])
    expect(said(after(typed('a'), sent, failed, typed('b'), sent))).toEqual([
      'bot: Welcome',
      'user: a',
      'user: b',
    ])
    expect(said(after(typed('a'), sent, answered, typed('a'), sent))).toHaveLength(4)
  })

  it('gives every message an id of its own', () => {
    const is = after(typed('a'), sent, failed, typed('b'), sent, answered, typed('c'), sent)
    expect(is.messages.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('what means nothing leaves the conversation as it is', () => {
  it.each<[string, Conversation, ConversationEvent]>([
    ['sending nothing', after(), sent],
    ['sending blanks', after(typed(' \t\n ')), sent],
    ['a second send while pending', after(typed('a'), sent), sent],
    ['typing while pending', after(typed('a'), sent), typed('b')],
    ['an answer that nobody waits for', after(), answered],
    ['a second answer', after(typed('a'), sent, answered), answered],
    ['a failure after the answer', after(typed('a'), sent, answered), failed],
    ['closing no failure', after(typed('a'), sent), closed],
  ])('%s', (_name, is, event) => {
    expect(converse(is, event)).toBe(is)
  })
})

describe('the input', () => {
  it('holds a thousand characters and no more', () => {
    expect(after(typed('x'.repeat(1001))).input).toHaveLength(1000)
  })

  it.each([
    ['empty', after(), false],
    ['a text', after(typed('a')), true],
    ['blanks, which sending ignores', after(typed(' ')), true],
    ['pending', after(typed('a'), sent), false],
    ['failed', after(typed('a'), sent, failed), true],
    ['answered', after(typed('a'), sent, answered), false],
  ] as const)('%s: can be sent or not', (_name, is, sendable) => {
    expect(isSendable(is)).toBe(sendable)
  })
})
