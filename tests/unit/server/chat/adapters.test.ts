/** The three places that the service runs in: each with a real request of its kind. */
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNodeChat } from '../../../../src/server/chat/hosts/nodeChat.ts'
import { readChatSettings } from '../../../../src/server/chat/chatSettings.ts'
import { securityHeaders } from '../../../../src/server/http/securityHeaders.ts'
import { createSiteServer } from '../../../../src/server/http/siteServer.ts'

const OUTSIDE = { images: ['https://pictures.example'] }
const EMAIL = 'robin@example.com'
const body = JSON.stringify({ text: 'What is your e-mail address?' })

describe('inside the Node server', () => {
  let root: string
  let server: Server
  const reports: string[] = []

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'chat-site-'))
    writeFileSync(path.join(root, 'index.html'), 'home')
    writeFileSync(path.join(root, 'chat.html'), 'a page in the way')
  })

  beforeEach(async () => {
    server?.close()
    const settings = readChatSettings({})
    const chat = createNodeChat({
      settings,
      outside: OUTSIDE,
      report: (message) => reports.push(message),
    })
    server = createSiteServer({ root, outside: OUTSIDE, chat })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(root, { recursive: true })
  })

  interface Reply {
    readonly status: number
    readonly headers: IncomingHttpHeaders
    readonly text: string
  }

  const port = (): number => (server.address() as AddressInfo).port

  function send(
    target: string,
    content = body,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
    method = 'POST',
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const options = { port: port(), host: '127.0.0.1', path: target, method, headers }
      const sent = request({ ...options, agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
      sent.once('error', reject)
      sent.end(content)
    })
  }

  /** Writes bytes as they are and gives the whole reply. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let reply = ''
      const socket = connect(port(), '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
      socket.once('close', () => resolve(reply))
      socket.once('error', reject)
    })
  }

  it('answers, with the headers of the pages', async () => {
    const { status, headers, text } = await send('/chat?from=here')
    expect(status).toBe(200)
    expect(JSON.parse(text).answer).toContain(EMAIL)
    for (const [name, value] of Object.entries(securityHeaders(OUTSIDE))) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  it('leaves every other path to the site', async () => {
    expect((await send('/', '', {}, 'GET')).text).toBe('home')
    expect((await send('/chat/', '', {}, 'GET')).text).toBe('a page in the way')
    expect((await send('/chat.html', '', {}, 'GET')).text).toBe('a page in the way')
    expect((await send('/other')).status).toBe(405)
    const { status, text } = await send('/chat', '', {}, 'GET')
    expect(status).toBe(405)
    expect(JSON.parse(text)).toHaveProperty('error')
  })

  it('refuses a large body, whole or in chunks, and goes on', async () => {
    const large = 'x'.repeat(100_000)
    const type = { 'Content-Type': 'application/json' }
    expect((await send('/chat', large)).status).toBe(413)
    const chunked = await send('/chat', large, { ...type, 'Transfer-Encoding': 'chunked' })
    expect(chunked.status).toBe(413)
    const small = await send('/chat', body, { ...type, 'Transfer-Encoding': 'chunked' })
    expect(JSON.parse(small.text).answer).toContain(EMAIL)
  })

  it('hangs up on who goes on sending, reply in hand', async () => {
    const head = 'POST /chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    // More is announced than is ever sent, and nobody asks for the connection to be closed.
    const reply = await raw(`${head}Content-Length: 1000000\r\n\r\n${'x'.repeat(9000)}`)
    expect(reply).toMatch(/^HTTP\/1\.1 413 /)
    const other = await raw(`${head.replace('POST', 'PUT')}Content-Length: 10\r\n\r\nx`)
    expect(other).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('puts a body together that comes in pieces, between the bytes of a letter too', async () => {
    const bytes = Buffer.from(JSON.stringify({ text: 'What is your “e-mail” address?' }))
    const head = `POST /chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`
    const reply = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port(), '127.0.0.1').setNoDelay()
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
      socket.once('close', () => resolve(text))
      socket.once('error', reject)
      socket.write(head)
      // One byte after the other, each in its own turn of the loop.
      const write = (index: number): void => {
        if (index === bytes.length) return
        socket.write(bytes.subarray(index, index + 1), () => setImmediate(write, index + 1))
      }
      write(0)
    })
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
    expect(reply).toContain(EMAIL)
  })

  it('counts by the address of the socket', async () => {
    for (let i = 0; i < 20; i += 1) {
      const header = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${i}` }
      expect((await send('/chat', body, header)).status).toBe(200)
    }
    const { status, headers } = await send('/chat')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('survives requests without a host, with an odd one, and cut off', async () => {
    const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
    expect(await raw(`POST /chat HTTP/1.1\r\n${head}${body}`)).toMatch(/^HTTP\/1\.1 200 /)
    const odd = await raw(`POST /chat HTTP/1.1\r\nHost: a b/c\r\n${head}${body}`)
    expect(odd).toMatch(/^HTTP\/1\.1 200 /)
    expect(odd.toLowerCase()).toContain('x-content-type-options: nosniff')
    const socket = connect(port(), '127.0.0.1')
    await new Promise<void>((resolve) => {
      socket.write(`POST /chat HTTP/1.1\r\nHost: x\r\n${head}${body.slice(0, 5)}`, () => resolve())
    })
    socket.destroy()
    expect((await send('/chat')).status).toBe(200)
    expect(reports).toEqual([])
  })
})

describe('as an AWS Lambda function', () => {
  const v2 = (more: object = {}) => ({
    version: '2.0',
    routeKey: 'POST /chat',
    rawPath: '/prod/chat',
    rawQueryString: '',
    headers: { 'content-type': 'application/json', host: 'api.example' },
    requestContext: {
      http: { method: 'POST', path: '/prod/chat', protocol: 'HTTP/1.1', sourceIp: '192.0.2.7' },
      domainName: 'api.example',
      stage: 'prod',
    },
    body,
    isBase64Encoded: false,
    ...more,
  })
  const v1 = (sourceIp: string) => ({
    version: '1.0',
    resource: '/chat',
    path: '/chat',
    httpMethod: 'POST',
    headers: { 'content-type': 'application/json', Host: 'api.example' },
    multiValueHeaders: {},
    queryStringParameters: null,
    requestContext: { identity: { sourceIp }, domainName: 'api.example', httpMethod: 'POST' },
    body,
    isBase64Encoded: false,
  })

  async function load() {
    vi.resetModules()
    const { handler } = await import('../../../../src/server/chat/hosts/lambda.ts')
    return handler as unknown as (event: object) => Promise<{
      statusCode: number
      headers?: Record<string, string>
      multiValueHeaders?: Record<string, string[]>
      body: string
    }>
  }

  it('answers events of both versions', async () => {
    const handler = await load()
    for (const event of [v2(), v1('192.0.2.8')]) {
      const { statusCode, body: text } = await handler(event)
      expect(statusCode).toBe(200)
      expect(JSON.parse(text).answer).toContain(EMAIL)
    }
    const encoded = { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
    expect((await handler(v2(encoded))).statusCode).toBe(200)
  })

  it('sends the security headers, and refuses what is too large', async () => {
    const { statusCode, headers } = await (await load())(v2({ body: 'x'.repeat(8193) }))
    expect(statusCode).toBe(413)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('counts by the address that the gateway saw', async () => {
    const handler = await load()
    for (let i = 0; i < 20; i += 1) await handler(v1('192.0.2.9'))
    expect((await handler(v1('192.0.2.9'))).statusCode).toBe(429)
    expect((await handler(v1('192.0.2.10'))).statusCode).toBe(200)
    expect((await handler(v2())).statusCode).toBe(200)
  })
})

describe('as a Cloudflare Worker', () => {
  async function load() {
    vi.resetModules()
    return (await import('../../../../src/server/chat/hosts/worker.ts')).default
  }

  function aRequest(address: string, headers: Record<string, string> = {}): Request {
    return new Request('https://chat.example/chat', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': address,
        ...headers,
      },
      body,
    })
  }

  it('answers, with settings from its own environment', async () => {
    const worker = await load()
    const origin = 'https://pages.example'
    const response = await worker.fetch(aRequest('192.0.2.1', { Origin: origin }), {
      CHAT_ALLOWED_ORIGINS: origin,
      SOME_BINDING: { of: 'another kind' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await response.json()).answer).toContain(EMAIL)
  })

  it('counts by the address that Cloudflare saw', async () => {
    const worker = await load()
    for (let i = 0; i < 20; i += 1) await worker.fetch(aRequest('192.0.2.2'), {})
    expect((await worker.fetch(aRequest('192.0.2.2'), {})).status).toBe(429)
    expect((await worker.fetch(aRequest('192.0.2.3'), {})).status).toBe(200)
  })
})

describe('all of them', () => {
  it('write nothing of what is asked, be it answered or refused', async () => {
    const written: string[] = []
    const note = (...texts: readonly unknown[]): void => void written.push(texts.join(' '))
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, name).mockImplementation(note)
    }
    vi.resetModules()
    const { handler } = await import('../../../../src/server/chat/hosts/lambda.ts')
    const { default: worker } = await import('../../../../src/server/chat/hosts/worker.ts')
    const secrets = ['{"text":"my secret"}', 'my secret', '{"text":["my secret"]}']
    secrets.push(JSON.stringify({ text: 'my secret '.repeat(200) }))
    const statuses: number[] = []
    for (const secret of secrets) {
      const type = { 'content-type': 'application/json', host: 'chat.example' }
      const http = { method: 'POST', path: '/chat', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1' }
      const event = { version: '2.0', rawPath: '/chat', rawQueryString: '', headers: type }
      const call = handler as unknown as (event: object) => Promise<{ statusCode: number }>
      statuses.push((await call({ ...event, body: secret, requestContext: { http } })).statusCode)
      const init = { method: 'POST', headers: type, body: secret }
      const asked = new Request('https://chat.example/chat', init)
      statuses.push((await worker.fetch(asked, {})).status)
    }
    expect(statuses).toEqual([200, 200, 400, 400, 400, 400, 400, 400])
    expect(written).toEqual([])
  })
})
