import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../../src/base/services/chat/chatSchema.ts'
import { createConversationStorage } from '../../../../src/base/services/chat/conversationStorage.ts'

function fakeHost(value: string | null = null) {
  const entries = new Map(value === null ? [] : [['meadow-conversation', value]])
  const sessionStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, next: string) => void entries.set(key, next),
  }
  return { sessionStorage }
}

const said: readonly ChatMessage[] = [
  { role: 'user', text: 'Who?', links: [] },
  { role: 'bot', text: 'Me.', links: [{ type: 'internal', url: '/about', text: 'About' }] },
]

describe('the conversation of a tab', () => {
  it('is read as it was written', () => {
    const host = fakeHost()
    createConversationStorage(host).write(said)
    expect(createConversationStorage(host).read()).toEqual(said)
  })

  it('has the beginning of the next question beside it', () => {
    const host = fakeHost()
    const storage = createConversationStorage(host)
    expect(storage.readQuestion()).toBe('')
    storage.writeQuestion('Where')
    storage.write(said)
    expect(createConversationStorage(host).readQuestion()).toBe('Where')
    storage.writeQuestion('x'.repeat(5000))
    expect(storage.readQuestion()).toHaveLength(1000)
  })

  it.each([
    'no json {',
    'null',
    '{}',
    '[1]',
    '[{"role":"owner","text":"Hi","links":[]}]',
    '[{"role":"bot","text":"Hi"}]',
    '[{"role":"bot","text":7,"links":[]}]',
  ])('is none where the entry is %s', (entry) => {
    expect(createConversationStorage(fakeHost(entry)).read()).toEqual([])
  })

  it('has no link that an answer could not have', () => {
    const links = [{ type: 'external', url: 'javascript:alert(1)', text: 'x' }]
    const entry = JSON.stringify([{ role: 'bot', text: 'Hi', links }])
    expect(createConversationStorage(fakeHost(entry)).read()).toEqual([
      { role: 'bot', text: 'Hi', links: [] },
    ])
  })

  it('is not kept, and does no harm, where the browser denies it', () => {
    const denied = {
      get sessionStorage(): never {
        throw new DOMException('no', 'SecurityError')
      },
    }
    const storage = createConversationStorage(denied)
    storage.write(said)
    storage.writeQuestion('Where')
    expect(storage.read()).toEqual([])
    expect(storage.readQuestion()).toBe('')
  })
})
