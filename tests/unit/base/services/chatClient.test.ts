import { describe, expect, it } from 'vitest'
import { type ChatHost, createChatClient } from '../../../../src/base/services/chat/chatClient.ts'
import { createTimers } from '../../../../src/base/services/time/timers.ts'

/** A browser whose requests are answered by `reply`, and whose time advances only by hand. */
function fakeBrowser(
  reply: (init: RequestInit) => Promise<Response> | Response,
  isOnline = () => true,
) {
  const requests: { url: string; init: RequestInit }[] = []
  const leaving = new Set<() => void>()
  const timers = new Map<number, { callback: () => void; ms: number }>()
  let nextId = 1
  const host: ChatHost = {
    async fetch(url, init) {
      requests.push({ url, init })
      return reply(init)
    },
    addEventListener: (_type, listener) => void leaving.add(listener),
    removeEventListener: (_type, listener) => void leaving.delete(listener),
    navigator: {
      get onLine() {
        return isOnline()
      },
    },
  }
  const timerHost = {
    setTimeout(callback: () => void, ms: number) {
      timers.set(nextId, { callback, ms })
      return nextId++
    },
    clearTimeout: (id: number) => void timers.delete(id),
  }
  return {
    requests,
    leaving,
    timers,
    client: (base = '') => createChatClient(host, createTimers(timerHost), base),
    leavePage: () => [...leaving].forEach((listener) => listener()),
    passTime: (ms: number) =>
      [...timers.values()].filter((timer) => timer.ms <= ms).forEach((timer) => timer.callback()),
  }
}

/** Hangs until the request is aborted, as the network does. */
const hang = (init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

/** The message of what a promise rejects with; undefined where it does not. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  )

const ask = (reply: (init: RequestInit) => Promise<Response> | Response) =>
  fakeBrowser(reply).client().ask('hello')

describe('asking', () => {
  it.each([
    ['', '/chat'],
    ['https://api.example.org/v1', 'https://api.example.org/v1/chat'],
    ['https://api.example.org/v1/', 'https://api.example.org/v1/chat'],
  ])('posts the text as JSON to the service at %j', async (base, url) => {
    const browser = fakeBrowser(() => json({ answer: 'Hi' }))
    await browser.client(base).ask('Who "are" you?')
    expect(browser.requests).toHaveLength(1)
    expect(browser.requests[0]).toMatchObject({
      url,
      init: {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/x-ndjson, application/json',
        },
        body: '{"text":"Who \\"are\\" you?"}',
      },
    })
  })

  const turn = (text: string) => ({ role: 'user' as const, text })

  it.each([
    [
      'the last six messages',
      Array.from({ length: 8 }, (_, i) => turn(`${i}`)),
      ['2', '3', '4', '5', '6', '7'],
    ],
    ['the beginning of a long one', [turn('x'.repeat(2000))], ['x'.repeat(1000)]],
    [
      'no more than the service reads',
      [turn('é'.repeat(990)), ...Array.from({ length: 5 }, () => turn('语'.repeat(600)))],
      Array.from({ length: 4 }, () => '语'.repeat(600)),
    ],
  ])('sends %s along', async (_, before, expected) => {
    const browser = fakeBrowser(() => json({ answer: 'Hi' }))
    await browser.client('').ask('Why?', before)
    const body = JSON.parse(browser.requests[0]?.init.body as string) as {
      turns: { text: string }[]
    }
    expect(body.turns.map(({ text }) => text)).toEqual(expected)
  })
})

describe('a reply in parts', () => {
  const lines = (...values: readonly unknown[]) => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('')
    const pieces = text.match(/[^]{1,7}/g) ?? []
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  }

  it('is handed on as it arrives, and the last line is the answer', async () => {
    const heard: string[] = []
    const whole = { answer: 'One two three.', links: [] }
    const browser = fakeBrowser(() => lines({ part: 'One ' }, { part: 'two ' }, whole))
    const answer = await browser.client().ask('hello', [], (beginning) => heard.push(beginning))
    expect(answer).toEqual(whole)
    expect(heard).toEqual(['One ', 'One two '])
  })

  it('without a last line is an API error', async () => {
    expect(await failure(ask(() => lines({ part: 'One ' })))).toBe('API error')
  })
})

describe('a reply that is no answer is an API error', () => {
  const cutOff = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"answer":"He')),
      pull: (controller) => controller.error(new TypeError('network error')),
    })

  it.each<[string, () => Response]>([
    ['status 400', () => json({ answer: 'Hi' }, 400)],
    ['status 500 with a page', () => new Response('<h1>Oops</h1>', { status: 500 })],
    ['status 503 with a page', () => new Response('<h1>Busy</h1>', { status: 503 })],
    ['a page', () => new Response('<!doctype html><title>Hi</title>')],
    ['no body at all', () => new Response(null, { status: 204 })],
    ['JSON cut short', () => new Response('{"answer":"He')],
    ['a connection that breaks', () => new Response(cutOff())],
    ['an answer that is no text', () => json({ answer: { html: '<b>' } })],
  ])('%s', async (_name, reply) => {
    expect(await failure(ask(reply))).toBe('API error')
  })

  it.each([404, 405, 501, 502])(
    'status %i, with which a host answers that has no assistant, and the visitor is told',
    async (status) => {
      const message = await failure(ask(() => new Response('<h1>Bad Gateway</h1>', { status })))
      expect(message).toMatch(/^API error: the assistant is not there at the moment\./)
    },
  )

  it('5 MB, of which it reads only the beginning', async () => {
    let sent = 0
    const piece = new Uint8Array(64 * 1024).fill(120)
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 5 * 1024 * 1024) controller.close()
        else controller.enqueue(piece)
        sent += piece.length
      },
    })
    expect(await failure(ask(() => new Response(body)))).toBe('API error')
    expect(sent).toBeLessThan(1024 * 1024)
  })
})

describe('a service that says nothing', () => {
  it('is given up after 30 s', async () => {
    const browser = fakeBrowser(hang)
    const asked = failure(browser.client().ask('hello'))
    browser.passTime(29_999)
    expect(browser.requests[0]?.init.signal?.aborted).toBe(false)
    browser.passTime(30_000)
    expect(browser.requests[0]?.init.signal?.aborted).toBe(true)
    expect(await asked).toBe('')
  })

  it('is given up in the midst of its reply too', async () => {
    const browser = fakeBrowser(
      (init) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{'))
              init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
            },
          }),
        ),
    )
    const asked = failure(browser.client().ask('hello'))
    await Promise.resolve()
    browser.passTime(30_000)
    expect(await asked).toBe('')
  })

  it('cannot be reached without a network, which the visitor is told', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
    const browser = fakeBrowser(unreachable, () => false)
    expect(await failure(browser.client().ask('hello'))).toMatch(/^You are offline\./)
  })

  it('is believed rather than a browser that takes itself to be offline', async () => {
    const answering = fakeBrowser(
      () => json({ answer: 'Hi' }),
      () => false,
    )
    expect(await answering.client().ask('hello')).toMatchObject({ answer: 'Hi' })
    const broken = fakeBrowser(
      () => json({}, 500),
      () => false,
    )
    expect(await failure(broken.client().ask('hello'))).toBe('API error')
  })
})
