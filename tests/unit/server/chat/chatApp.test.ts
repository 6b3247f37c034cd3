import { describe, expect, it } from 'vitest'
import { createChatApp, type ChatDependencies } from '../../../../src/server/chat/chatApp.ts'
import { readChatSettings } from '../../../../src/server/chat/chatSettings.ts'
import { parseChatAnswer } from '../../../../src/base/services/chat/chatSchema.ts'
import { securityHeaders } from '../../../../src/server/http/securityHeaders.ts'
import { teaKnowledge } from '../../answers/sampleKnowledge.ts'

function makeApp(env: Record<string, string> = {}, more: Partial<ChatDependencies> = {}) {
  const reports: string[] = []
  const clock = { now: 0 }
  const app = createChatApp(teaKnowledge, readChatSettings(env), {
    now: () => clock.now,
    peerOf: ({ req }) => req.header('test-peer') ?? '192.0.2.1',
    fetch: () => Promise.reject(new Error('nobody may be called')),
    report: (message) => reports.push(message),
    ...more,
  })
  return { app, reports, clock }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function ask(
  { app }: ReturnType<typeof makeApp>,
  body: BodyInit,
  headers: Record<string, string> = JSON_TYPE,
  path = '/chat',
) {
  return Promise.resolve(app.request(path, { method: 'POST', headers, body }))
}

const question = (text: string): string => JSON.stringify({ text })

describe('a question', () => {
  it('may come below the stage of a gateway, and nowhere else', async () => {
    expect((await ask(makeApp(), question('hello'), JSON_TYPE, '/prod/chat')).status).toBe(200)
    const response = await ask(makeApp(), question('hi'), JSON_TYPE, '/a/b/chat')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Not found.' })
  })

  it.each([
    ['other fields', JSON.stringify({ text: 'hello', turns: [], more: { of: 'this' } })],
    ['words that every object answers to', question('constructor __proto__ toString valueOf')],
    ['a thousand characters and blanks at both ends', question(` \n${'x'.repeat(1000)}\t `)],
    ['half a surrogate pair', '{"text":"tea \\ud800"}'],
    ['a null character', '{"text":"tea\\u0000"}'],
    ['a prototype beside its text', '{"text":"tea","__proto__":{"text":5},"constructor":1}'],
    ['its text twice', '{"text":5,"text":"tea"}'],
    ['bytes that are no UTF-8 in its text', Buffer.from('{"text":"tea \xff\xfe"}', 'latin1')],
    ['a thousand dots', question('.'.repeat(1000))],
    ['a thousand combining marks', question('a\u0301'.repeat(500))],
    ['one word of a thousand letters', question('abcdefghij'.repeat(100))],
    [
      'the conversation so far',
      JSON.stringify({ text: 'why?', turns: [{ role: 'user', text: 'tea' }] }),
    ],
    ['exactly 8 KiB', question('hello').padEnd(8192)],
  ])('with %s is answered', async (_, body) => {
    const made = makeApp()
    const response = await ask(made, body)
    expect(response.status).toBe(200)
    expect(parseChatAnswer(await response.json())).toBeDefined()
    expect(made.reports).toEqual([])
    expect(({} as Record<string, unknown>).text).toBeUndefined()
  })

  it.each([
    ['of one character more', question('x'.repeat(1001))],
    ['of nothing', question('')],
    ['of blanks', question(' \t\r\n\u00a0')],
    ['in no JSON', '{"text": "hel'],
    ['without a body', ''],
    ['that is null', 'null'],
    ['that is a list', '["text"]'],
    ['that is a text', '"text"'],
    ['without a text', '{"question":"hi"}'],
    ['whose text is a number', '{"text":1e999}'],
    ['whose text is an object', '{"text":{"toString":"x"}}'],
    ['whose text is that of a prototype', '{"__proto__":{"text":"hi"}}'],
    ['in no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe])],
    ['nested 4,000 deep', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    [
      'with a turn too many',
      JSON.stringify({
        text: 'hi',
        turns: Array.from({ length: 7 }, () => ({ role: 'user', text: 'tea' })),
      }),
    ],
    [
      'with a turn of somebody else',
      JSON.stringify({ text: 'hi', turns: [{ role: 'system', text: 'tea' }] }),
    ],
    ['in two documents', '{"text":"hi"}{"text":"hi"}'],
    ['in a compressed body', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ])('%s is refused in JSON', async (_, body) => {
    const response = await ask(makeApp(), body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'The body must be JSON with a "text" of 1 to 1000 characters.',
    })
  })

  it.each([
    ['Application/JSON; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=application/json', 415],
    ['application/jsonp', 415],
    ['application/json, text/plain', 415],
    ['', 415],
  ])('of the type %j: %i', async (type, status) => {
    const response = await ask(makeApp(), question('hi'), { 'Content-Type': type })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty(status === 200 ? 'answer' : 'error')
  })

  it('of more than 8 KiB is refused, its length told or not', async () => {
    const large = question('hello').padEnd(8193)
    const streamed = new Request('http://localhost/chat', {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    for (const response of [
      await ask(makeApp(), large, { ...JSON_TYPE, 'Content-Length': '8193' }),
      await makeApp().app.request(streamed),
    ]) {
      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({ error: 'The body must not exceed 8192 bytes.' })
    }
  })
})

it('every answer has the security headers and is not stored', async () => {
  const busy = makeApp()
  for (let i = 0; i < 20; i += 1) await ask(busy, question('hi'))
  const responses = [
    await ask(makeApp(), question('hi')),
    await ask(makeApp(), '{'),
    await ask(makeApp(), question('hi'), { 'Content-Type': 'text/plain' }),
    await ask(makeApp(), 'x'.repeat(9000), { ...JSON_TYPE, 'Content-Length': '9000' }),
    await makeApp().app.request('/chat'),
    await makeApp().app.request('/other'),
    await ask(busy, question('hi')),
    await ask(makeFaulty(), question('hi')),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 415, 413, 405, 404, 429, 500])
  for (const response of responses) {
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(response.headers.get(name)).toBe(value)
    }
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
  }
})

/** Its host cannot tell who asks. */
function makeFaulty() {
  return makeApp(
    {},
    {
      peerOf: () => {
        throw new TypeError('my secret')
      },
    },
  )
}

it('a fault is reported without what the visitor typed', async () => {
  const faulty = makeFaulty()
  const response = await ask(faulty, question('my secret'))
  expect(await response.json()).toEqual({ error: 'Something went wrong.' })
  expect(faulty.reports).toEqual(['The chat service failed: TypeError.'])
})

describe('the limit', () => {
  it('lets 20 questions a minute and address pass, then tells how long to wait', async () => {
    const made = makeApp()
    for (let i = 0; i < 20; i += 1) {
      made.clock.now = i * 1000
      expect((await ask(made, question('hi'))).status).toBe(200)
    }
    const refused = await ask(made, question('hi'))
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('41')
    expect(await refused.json()).toHaveProperty('error')
    const other = { ...JSON_TYPE, 'test-peer': '192.0.2.2' }
    expect((await ask(made, question('hi'), other)).status).toBe(200)
    made.clock.now += 41_000
    expect((await ask(made, question('hi'))).status).toBe(200)
  })

  it('believes a proxy only where one is trusted', async () => {
    const from = (index: number) => ({ ...JSON_TYPE, 'X-Forwarded-For': `198.51.100.${index}` })
    const open = makeApp()
    const proxied = makeApp({ TRUST_PROXY: 'true' })
    for (let i = 0; i < 20; i += 1) {
      await ask(open, question('hi'), from(i))
      await ask(proxied, question('hi'), from(i))
    }
    expect((await ask(open, question('hi'), from(99))).status).toBe(429)
    expect((await ask(proxied, question('hi'), from(99))).status).toBe(200)
  })
})

describe('pages of other sites', () => {
  const origin = 'https://pages.example.org'
  const preflight = { Origin: origin, 'Access-Control-Request-Method': 'POST' }

  it('are told nothing by default', async () => {
    const { app } = makeApp()
    const response = await app.request('/chat', { method: 'OPTIONS', headers: preflight })
    expect(response.status).toBe(405)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const asked = await ask(makeApp(), question('hi'), { ...JSON_TYPE, Origin: origin })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may ask where they are listed', async () => {
    const made = makeApp({ CHAT_ALLOWED_ORIGINS: `https://other.example, ${origin}` })
    const allowed = await made.app.request('/chat', { method: 'OPTIONS', headers: preflight })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type')
    const asked = await ask(made, question('hi'), { ...JSON_TYPE, Origin: origin })
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('vary')).toContain('Origin')
    const stranger = { ...JSON_TYPE, Origin: 'https://evil.example' }
    const refused = await ask(made, question('hi'), stranger)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })
})
