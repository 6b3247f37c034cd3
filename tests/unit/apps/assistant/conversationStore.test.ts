import { describe, expect, it } from 'vitest'
import { createConversationStore } from '../../../../src/apps/assistant/conversationStore.ts'
import { createTypingTimes } from '../../../../src/apps/assistant/typingTimes.ts'
import type { ChatAnswer, ChatMessage } from '../../../../src/base/services/chat/chatSchema.ts'

/** A service that is answered for by hand. */
function fakeService() {
  const asked: string[] = []
  let settle: { resolve(answer: ChatAnswer): void; reject(error: unknown): void } = {
    resolve: () => {},
    reject: () => {},
  }
  return {
    asked,
    ask: (text: string) => {
      asked.push(text)
      return new Promise<ChatAnswer>((resolve, reject) => {
        settle = { resolve, reject }
      })
    },
    async answer(answer: string) {
      settle.resolve({ answer, links: [] })
      await Promise.resolve()
    },
    async fail(error: unknown) {
      settle.reject(error)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

function fakeStorage(said: readonly ChatMessage[] = []) {
  let kept = said
  let question = ''
  return {
    read: () => kept,
    write: (messages: readonly ChatMessage[]) => {
      kept = messages
    },
    readQuestion: () => question,
    writeQuestion: (text: string) => {
      question = text
    },
  }
}

describe('a conversation with the service', () => {
  it('goes on where it was when the page was loaded anew, and types nothing again', async () => {
    const storage = fakeStorage()
    const service = fakeService()
    const before = createConversationStore(service, storage, 'Hi')
    before.type('one')
    before.send()
    await service.answer('1')
    const after = createConversationStore(fakeService(), storage, 'Welcome back')
    expect(after.read()).toMatchObject({ request: 'idle', error: null, input: '' })
    expect(after.read().messages.map(({ id, text }) => [id, text])).toEqual([
      [0, 'Welcome back'],
      [1, 'one'],
      [2, '1'],
    ])
    expect([0, 1, 2].map((id) => after.typing.isOver(id))).toEqual([true, true, true])
  })

  it('has the question that was being written when the page was loaded anew, until it is answered', async () => {
    const storage = fakeStorage()
    createConversationStore(fakeService(), storage, 'Hi').type('Where do')
    const service = fakeService()
    const after = createConversationStore(service, storage, 'Hi')
    expect(after.read().input).toBe('Where do')
    after.type('Where do you live?')
    after.send()
    const whileAsked = createConversationStore(fakeService(), storage, 'Hi')
    expect(whileAsked.read()).toMatchObject({ input: 'Where do you live?', request: 'idle' })
    await service.answer('Here.')
    expect(createConversationStore(fakeService(), storage, 'Hi').read().input).toBe('')
  })

  it('asks what was typed, without blanks at its ends', async () => {
    const service = fakeService()
    const conversation = createConversationStore(service, fakeStorage(), 'Hi')
    conversation.type(' one ')
    conversation.send()
    expect(service.asked).toEqual(['one'])
    await service.answer('1')
    expect(conversation.read().messages.map(({ text }) => text)).toEqual(['Hi', 'one', '1'])
  })

  it('asks nothing twice, and no blanks', async () => {
    const service = fakeService()
    const conversation = createConversationStore(service, fakeStorage(), 'Hi')
    conversation.type('  ')
    conversation.send()
    conversation.type('one')
    conversation.send()
    conversation.send()
    conversation.type('two')
    conversation.send()
    expect(service.asked).toEqual(['one'])
  })

  it.each([
    [new Error('API error'), 'API error'],
    [new Error(''), ''],
    ['no error at all', ''],
  ])('tells of a failure: %s', async (cause, error) => {
    const service = fakeService()
    const conversation = createConversationStore(service, fakeStorage(), 'Hi')
    conversation.type('one')
    conversation.send()
    await service.fail(cause)
    expect(conversation.read()).toMatchObject({ request: 'error', error, input: 'one' })
    conversation.closeFailure()
    expect(conversation.read().error).toBeNull()
  })

  it('tells its listeners of what changes, and of nothing else', () => {
    const conversation = createConversationStore(fakeService(), fakeStorage(), 'Hi')
    let calls = 0
    const end = conversation.subscribe(() => calls++)
    conversation.send()
    conversation.closeFailure()
    expect(calls).toBe(0)
    conversation.type('a')
    end()
    conversation.type('b')
    expect(calls).toBe(1)
  })
})

describe('the times of typing', () => {
  it('are those of the first asking', () => {
    const times = createTypingTimes()
    expect(times.began(3, 100)).toBe(100)
    expect(times.began(3, 250)).toBe(100)
    expect(times.began(4, 250)).toBe(250)
  })

  it('end for good', () => {
    const times = createTypingTimes()
    times.end(3)
    expect([times.isOver(3), times.isOver(4)]).toEqual([true, false])
  })
})
