/** The three places that the service runs in: each with a real request of its kind. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readChatSettings } from '../../../../src/server/chat/chatSettings.ts'
import { createNodeChat } from '../../../../src/server/chat/hosts/nodeChat.ts'
import { securityHeaders } from '../../../../src/server/http/securityHeaders.ts'
import { createSiteServer } from '../../../../src/server/http/siteServer.ts'
import { serve } from '../serve.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const OUTSIDE = { images: ['https://pictures.example'] }
const EMAIL = 'robin@example.com'
const JSON_TYPE = { 'Content-Type': 'application/json' }
const body = JSON.stringify({ text: 'What is your “e-mail” address?' })

describe('inside the Node server', () => {
  const root = temporaryFolder()
  const reports: string[] = []
  let site: Awaited<ReturnType<typeof serve>>

  writeFileSync(path.join(root, 'index.html'), 'home')
  writeFileSync(path.join(root, 'chat.html'), 'a page in the way')

  beforeEach(async () => {
    const report = (message: string): void => void reports.push(message)
    const chat = createNodeChat(readChatSettings({}), report, OUTSIDE)
    site = await serve(createSiteServer({ root, outside: OUTSIDE, chat }))
  })

  afterEach(() => site.close())

  const send = (content = body, headers: Record<string, string> = JSON_TYPE, target = '/chat') =>
    site.ask(target, { method: 'POST', headers, body: content })

  /** A request without its body. */
  const head = (length: number, more = 'Host: x\r\n'): string =>
    `POST /chat HTTP/1.1\r\n${more}Content-Type: application/json\r\nContent-Length: ${length}\r\n`

  it('answers, with the headers of the pages', async () => {
    const { status, headers, text } = await send(body, JSON_TYPE, '/chat?from=here')
    expect(status).toBe(200)
    expect(JSON.parse(text).answer).toContain(EMAIL)
    for (const [name, value] of Object.entries(securityHeaders(OUTSIDE))) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  it('leaves every other path to the site', async () => {
    expect((await site.ask('/')).text).toBe('home')
    expect((await site.ask('/chat/')).text).toBe('a page in the way')
    expect((await site.ask('/chat.html')).text).toBe('a page in the way')
    expect((await send(body, JSON_TYPE, '/other')).status).toBe(405)
    const [get, bare] = [await site.ask('/chat'), await site.ask('/chat', { method: 'HEAD' })]
    expect([get.status, bare.status]).toEqual([405, 405])
    expect(JSON.parse(get.text)).toHaveProperty('error')
    expect(bare.headers['content-length']).toBe(String(get.body.length))
  })

  it('refuses a large body, whole or in chunks, and goes on', async () => {
    const chunked = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }
    expect((await send('x'.repeat(100_000))).status).toBe(413)
    expect((await send('x'.repeat(100_000), chunked)).status).toBe(413)
    expect(JSON.parse((await send(body, chunked)).text).answer).toContain(EMAIL)
  })

  it('hangs up on who goes on sending, reply in hand', async () => {
    // More is announced than is ever sent, and nobody asks for the connection to be closed.
    const reply = await site.raw(`${head(1_000_000)}\r\n${'x'.repeat(9000)}`)
    expect(reply).toMatch(/^HTTP\/1\.1 413 /)
    const other = await site.raw(`${head(10).replace('POST', 'PUT')}\r\nx`)
    expect(other).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('puts a body together that comes in pieces, between the bytes of a letter too', async () => {
    const bytes = Buffer.from(body)
    const start = `${head(bytes.length)}Connection: close\r\n\r\n`
    const reply = await site.raw(start, ...[...bytes].map((byte) => Uint8Array.of(byte)))
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
    expect(reply).toContain(EMAIL)
  })

  it('counts by the address of the socket', async () => {
    for (let i = 0; i < 20; i += 1) {
      const forged = { ...JSON_TYPE, 'X-Forwarded-For': `192.0.2.${i}` }
      expect((await send(body, forged)).status).toBe(200)
    }
    const { status, headers } = await send()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('survives requests without a host, with an odd one, and cut off', async () => {
    const length = Buffer.byteLength(body)
    for (const host of ['', 'Host: a b/c\r\n']) {
      const reply = await site.raw(`${head(length, host)}Connection: close\r\n\r\n${body}`)
      expect(reply).toMatch(/^HTTP\/1\.1 200 /)
      expect(reply.toLowerCase()).toContain('x-content-type-options: nosniff')
    }
    const cut = site.raw(`${head(length)}\r\n${body.slice(0, 5)}`).catch(() => '')
    expect((await send()).status).toBe(200)
    await site.close()
    expect(await cut).toBe('')
    expect(reports).toEqual([])
  })
})

interface LambdaReply {
  readonly statusCode: number
  readonly headers?: Record<string, string>
  readonly body: string
}

async function loadLambda() {
  vi.resetModules()
  const { handler } = await import('../../../../src/server/chat/hosts/lambda.ts')
  return handler as unknown as (event: object) => Promise<LambdaReply>
}

async function loadWorker() {
  vi.resetModules()
  return (await import('../../../../src/server/chat/hosts/worker.ts')).default
}

const LAMBDA_TYPE = { 'content-type': 'application/json', host: 'api.example' }

/** Of version 2.0, behind the stage `prod`. */
const event = (content: string, sourceIp = '192.0.2.7', isBase64Encoded = false) => ({
  version: '2.0',
  rawPath: '/prod/chat',
  rawQueryString: '',
  headers: LAMBDA_TYPE,
  requestContext: { http: { method: 'POST', path: '/prod/chat', protocol: 'HTTP/1.1', sourceIp } },
  body: content,
  isBase64Encoded,
})

const oldEvent = (content: string, sourceIp = '192.0.2.8') => ({
  version: '1.0',
  path: '/chat',
  httpMethod: 'POST',
  headers: LAMBDA_TYPE,
  multiValueHeaders: {},
  queryStringParameters: null,
  requestContext: { identity: { sourceIp }, domainName: 'api.example', httpMethod: 'POST' },
  body: content,
  isBase64Encoded: false,
})

const aRequest = (content: string, address: string, headers: Record<string, string> = {}) =>
  new Request('https://chat.example/chat', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'CF-Connecting-IP': address, ...headers },
    body: content,
  })

describe('as an AWS Lambda function', () => {
  it('answers events of both versions, with the security headers', async () => {
    const handler = await loadLambda()
    const encoded = Buffer.from(body).toString('base64')
    for (const each of [event(body), oldEvent(body), event(encoded, '192.0.2.7', true)]) {
      const reply = await handler(each)
      expect(reply.statusCode).toBe(200)
      expect(JSON.parse(reply.body).answer).toContain(EMAIL)
    }
    const { statusCode, headers } = await handler(event('x'.repeat(8193)))
    expect(statusCode).toBe(413)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('counts by the address that the gateway saw', async () => {
    const handler = await loadLambda()
    for (let i = 0; i < 20; i += 1) await handler(oldEvent(body, '192.0.2.9'))
    expect((await handler(oldEvent(body, '192.0.2.9'))).statusCode).toBe(429)
    expect((await handler(oldEvent(body, '192.0.2.10'))).statusCode).toBe(200)
    expect((await handler(event(body))).statusCode).toBe(200)
  })
})

describe('as a Cloudflare Worker', () => {
  it('answers, with settings from its own environment', async () => {
    const worker = await loadWorker()
    const origin = 'https://pages.example'
    const response = await worker.fetch(aRequest(body, '192.0.2.1', { Origin: origin }), {
      CHAT_ALLOWED_ORIGINS: origin,
      SOME_BINDING: { of: 'another kind' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await response.json()).answer).toContain(EMAIL)
  })

  it('counts by the address that Cloudflare saw', async () => {
    const worker = await loadWorker()
    for (let i = 0; i < 20; i += 1) await worker.fetch(aRequest(body, '192.0.2.2'), {})
    expect((await worker.fetch(aRequest(body, '192.0.2.2'), {})).status).toBe(429)
    expect((await worker.fetch(aRequest(body, '192.0.2.3'), {})).status).toBe(200)
  })
})

it('all of them write nothing of what is asked, be it answered or refused', async () => {
  const written: string[] = []
  const note = (...texts: readonly unknown[]): void => void written.push(texts.join(' '))
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation(note)
  }
  const [handler, worker] = [await loadLambda(), await loadWorker()]
  const long = JSON.stringify({ text: 'my secret '.repeat(200) })
  const statuses: number[] = []
  for (const secret of ['{"text":"my secret"}', 'my secret', '{"text":["my secret"]}', long]) {
    statuses.push((await handler(event(secret))).statusCode)
    statuses.push((await worker.fetch(aRequest(secret, '192.0.2.1'), {})).status)
  }
  expect(statuses).toEqual([200, 200, 400, 400, 400, 400, 400, 400])
  expect(written).toEqual([])
})
