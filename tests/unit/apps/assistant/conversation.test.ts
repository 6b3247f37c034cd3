import { describe, expect, it } from 'vitest'
import { createConversation, isSendable } from '../../../../src/apps/assistant/conversation.ts'
import type { ChatClient } from '../../../../src/base/services/chat/chatClient.ts'
import type { ChatAnswer, ChatMessage } from '../../../../src/base/services/chat/chatSchema.ts'

/** What a tab keeps. */
function fakeStorage() {
  let kept: readonly ChatMessage[] = []
  let question = ''
  return {
    read: () => kept,
    write: (messages: readonly ChatMessage[]) => void (kept = messages),
    readQuestion: () => question,
    writeQuestion: (text: string) => void (question = text),
  }
}

/** A conversation whose service is answered for by hand. */
function open(storage = fakeStorage()) {
  const asked: string[] = []
  let settle: { resolve(answer: ChatAnswer): void; reject(error: unknown): void } | undefined
  let hear: (beginning: string) => void = () => {}
  const ask: ChatClient['ask'] = (text, _, onPart = () => {}) => {
    asked.push(text)
    hear = onPart
    return new Promise((resolve, reject) => {
      settle = { resolve, reject }
    })
  }
  const store = createConversation({ ask }, storage, 'Welcome')
  return {
    asked,
    store,
    state: store.getState,
    said: () => store.getState().messages.map(({ role, text }) => `${role}: ${text}`),
    send(text: string) {
      store.getState().type(text)
      store.getState().send()
    },
    hear: (beginning: string) => hear(beginning),
    async answer(answer: string, links: ChatAnswer['links'] = []) {
      settle?.resolve({ answer, links })
      await Promise.resolve()
    },
    async fail(error: unknown) {
      settle?.reject(error)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('a conversation', () => {
  it('shows at once what is still being typed out when the next question is sent', async () => {
    const { state, send, answer } = open()
    send('Who are you?')
    await answer('Robin')
    expect(state().messages.at(-1)?.typing.isOver).toBe(false)
    send('Where are you?')
    expect(state().messages.map(({ typing }) => typing.isOver)).toEqual([true, true, true, false])
  })

  it('is pending once something was sent, and then has the answer with its links', async () => {
    const { state, said, send, asked, answer } = open()
    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }] as const
    expect(state()).toMatchObject({ request: 'idle', error: null, input: '' })
    send('  Who are you? ')
    expect(state()).toMatchObject({ request: 'pending', input: '  Who are you? ' })
    expect(said()).toEqual(['bot: Welcome', 'user: Who are you?'])
    expect(asked).toEqual(['Who are you?'])
    await answer('Yes', links)
    expect(state()).toMatchObject({ request: 'success', error: null, input: '' })
    expect(said()).toEqual(['bot: Welcome', 'user: Who are you?', 'bot: Yes'])
    expect(state().messages.at(-1)?.links).toEqual(links)
  })

  it('ignores blanks, and everything that is typed or sent while an answer is awaited', () => {
    const { state, send, asked } = open()
    send(' \t\n ')
    expect(state().request).toBe('idle')
    send('one')
    send('two')
    expect(state().input).toBe('one')
    expect(asked).toEqual(['one'])
  })

  it.each([
    [new Error('API error'), 'API error'],
    [new Error(''), ''],
    ['no error at all', ''],
  ])('keeps message and input when the request fails: %s', async (cause, error) => {
    const { state, said, send, fail } = open()
    send('a')
    await fail(cause)
    expect(state()).toMatchObject({ request: 'error', error, input: 'a' })
    expect(said()).toEqual(['bot: Welcome', 'user: a'])
    state().closeFailure()
    expect(state()).toMatchObject({ request: 'idle', error: null })
  })

  it('says what is sent again after a failure once, and what is asked anew anew', async () => {
    const { state, said, send, fail, answer } = open()
    send('a')
    await fail(new Error('API error'))
    send('a')
    expect(state()).toMatchObject({ request: 'pending', error: null })
    await answer('1')
    send('a')
    await answer('2')
    expect(said()).toEqual(['bot: Welcome', 'user: a', 'bot: 1', 'user: a', 'bot: 2'])
    expect(state().messages.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('an answer that arrives in parts', () => {
  it('is one message that grows, is typed on, and is kept once it is whole', async () => {
    const storage = fakeStorage()
    const { state, said, send, hear, answer } = open(storage)
    send('a')
    hear('One ')
    const typing = state().messages[2]?.typing
    hear('One two ')
    expect(said()).toEqual(['bot: Welcome', 'user: a', 'bot: One two '])
    expect(state()).toMatchObject({ request: 'pending', input: 'a' })
    expect(storage.read()).toHaveLength(1)
    await answer('One two three.')
    expect(said()).toEqual(['bot: Welcome', 'user: a', 'bot: One two three.'])
    expect(state().messages[2]).toMatchObject({ id: 2, isArriving: false })
    expect(state().messages[2]?.typing).toBe(typing)
    expect(storage.read()).toHaveLength(2)
  })

  it('is taken back when the rest does not arrive', async () => {
    const { state, said, send, hear, fail } = open()
    send('a')
    hear('One ')
    await fail(new Error('API error'))
    expect(said()).toEqual(['bot: Welcome', 'user: a'])
    expect(state()).toMatchObject({ request: 'error', input: 'a' })
  })
})

describe('a question that is not typed', () => {
  it('is held by an empty input until it is answered, for another try', async () => {
    const { state, fail, answer, asked } = open()
    state().ask('Who?')
    await fail(new Error('API error'))
    expect(state()).toMatchObject({ input: 'Who?', error: 'API error' })
    state().send()
    await answer('Me.')
    expect(state().input).toBe('')
    expect(asked).toEqual(['Who?', 'Who?'])
  })

  it('leaves a half-written one as it is', async () => {
    const { state, said, answer } = open()
    state().type('And wh')
    state().ask('Who?')
    await answer('Me.')
    expect(said()).toEqual(['bot: Welcome', 'user: Who?', 'bot: Me.'])
    expect(state().input).toBe('And wh')
  })
})

describe('a conversation whose page was loaded anew', () => {
  it('goes on where it was, and types nothing out again', async () => {
    const storage = fakeStorage()
    const before = open(storage)
    before.send('one')
    await before.answer('1')
    const { state, said } = open(storage)
    expect(state()).toMatchObject({ request: 'idle', error: null, input: '' })
    expect(said()).toEqual(['bot: Welcome', 'user: one', 'bot: 1'])
    expect(state().messages.every(({ typing }) => typing.isOver)).toBe(true)
    expect(open().state().messages[0]?.typing.isOver).toBe(false)
  })

  it('has the question that was being written, until it is answered', async () => {
    const storage = fakeStorage()
    open(storage).state().type('Where do')
    const after = open(storage)
    expect(after.state().input).toBe('Where do')
    after.send('Where do you live?')
    expect(open(storage).state()).toMatchObject({ input: 'Where do you live?', request: 'idle' })
    await after.answer('Here.')
    expect(open(storage).state().input).toBe('')
  })
})

describe('the input', () => {
  it('holds a thousand characters and no more', () => {
    const { state } = open()
    state().type('x'.repeat(1001))
    expect(state().input).toHaveLength(1000)
  })

  it('can be sent unless it is empty or an answer is awaited', async () => {
    const { state, send, fail } = open()
    expect(isSendable(state())).toBe(false)
    state().type(' ')
    expect(isSendable(state())).toBe(true)
    send('a')
    expect(isSendable(state())).toBe(false)
    await fail(new Error('API error'))
    expect(isSendable(state())).toBe(true)
  })
})
