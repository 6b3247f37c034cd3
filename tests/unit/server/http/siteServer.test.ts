import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASSET_HEADERS, securityHeaders } from '../../../../src/server/http/securityHeaders.ts'
import { createSiteServer } from '../../../../src/server/http/siteServer.ts'
import { serve } from '../serve.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const HOME = '<!doctype html><title>home</title>'
const SCRIPT = `export const letters = '${'abc'.repeat(1000)}'`
const SCRIPT_PATH = '/assets/app-Ab3_d-9z.js'
const SOUND = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
const FILES = {
  'index.html': HOME,
  'blog.html': 'the list',
  'blog/post.html': 'a post',
  'notes/index.html': 'notes',
  _headers: 'for other hosts',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'mail me',
  [SCRIPT_PATH]: SCRIPT,
  [`${SCRIPT_PATH}.br`]: brotliCompressSync(SCRIPT),
  [`${SCRIPT_PATH}.gz`]: gzipSync(SCRIPT),
  'assets/plain.svg': '<svg/>',
  'ding.mp3': SOUND,
  'no file.gz': 'a twin without its file',
  '../secret.txt': 'outside',
}

const folder = temporaryFolder()
const root = path.join(folder, 'client')
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  site = await serve(createSiteServer({ root }))
})

afterAll(async () => {
  await site.close()
})

describe('an address', () => {
  it.each([
    ['/', HOME],
    ['/index.html', HOME],
    ['/?seed=1', HOME],
    ['/blog', 'the list'],
    ['/blog/', 'the list'],
    ['/blog/post', 'a post'],
    ['/notes', 'notes'],
    ['/notes/', 'notes'],
  ])('%s is a page', async (target, expected) => {
    const { status, headers, text } = await site.ask(target)
    expect([status, text]).toEqual([200, expected])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    [404, 'Not found', '/missing'],
    [404, 'Not found', '/blog.html/'],
    [404, 'Not found', '/blog/post/more'],
    [404, 'Not found', '/.vite/manifest.json'],
    [404, 'Not found', '/_headers'],
    [404, 'Not found', '/no%20file'],
    [404, 'Not found', '/blog//'],
    [404, 'Not found', '/blog//post'],
    [404, 'Not found', '/assets'],
    [404, 'Not found', `${SCRIPT_PATH}.br`],
    [400, 'Bad request', '/../secret.txt'],
    [400, 'Bad request', '/%2e%2e/secret.txt'],
    [400, 'Bad request', '/..%2fsecret.txt'],
    [400, 'Bad request', '/..\\secret.txt'],
    [400, 'Bad request', '/a%00'],
    [400, 'Bad request', '//x'],
    [400, 'Bad request', '/%'],
  ])('is refused with %i (%s): %s', async (status, words, target) => {
    const reply = await site.ask(target)
    expect([reply.status, reply.text]).toEqual([status, words])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('that is well known may be hidden', async () => {
    expect((await site.ask('/.well-known/security.txt')).text).toBe('mail me')
  })

  it('that is missing is answered with the site’s own page, where it has one', async () => {
    const own = path.join(folder, 'own')
    mkdirSync(own)
    writeFileSync(path.join(own, '404.html'), 'nothing here')
    const other = await serve(createSiteServer({ root: own }))
    const { status, headers, text } = await other.ask('/missing', {
      headers: { Range: 'bytes=1-' },
    })
    expect([status, text]).toEqual([404, 'nothing here'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.etag).toBeUndefined()
    await other.close()
  })
})

describe('the server', () => {
  it('says that it is up, also below a base', async () => {
    expect(await site.ask('/healthz')).toMatchObject({ status: 200, text: 'ok' })
    const other = await serve(createSiteServer({ root, base: '/portfolio/' }))
    expect((await other.ask('/portfolio/healthz?from=host')).text).toBe('ok')
    expect((await other.ask('/healthz')).status).toBe(404)
    await other.close()
  })

  it('cuts off a client that sends nothing more, or less than it has announced', async () => {
    const server = createSiteServer({ root })
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
    expect(server.timeout).toBe(60_000)
    server.timeout = 20
    server.keepAliveTimeout = 20
    const other = await serve(server)
    expect(await other.raw('GET /bl')).toBe('')
    expect(await other.raw('POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nfour')).toContain('405')
    await other.close()
  })
})

describe('a method', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await site.ask('/'), await site.ask('/', { method: 'HEAD' })]
    expect(head.body).toHaveLength(0)
    expect(head.headers).toEqual({ ...get.headers, date: head.headers.date })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await site.ask('/', { method })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )
})

describe('a kept copy', () => {
  it.each([
    [SCRIPT_PATH, 'public, max-age=31536000, immutable'],
    ['/assets/plain.svg', 'no-cache'],
  ])('of %s: %s', async (target, expected) => {
    expect((await site.ask(target)).headers['cache-control']).toBe(expected)
  })

  it('is confirmed without a body while the validator matches', async () => {
    const etag = String((await site.ask('/')).headers.etag)
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await site.ask('/', { headers: { 'If-None-Match': validator } })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await site.ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })
})

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, *', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('for %j is %s', async (accepted, expected) => {
    const { headers, body } = await site.ask(SCRIPT_PATH, {
      headers: { 'Accept-Encoding': accepted },
    })
    const plain = await site.ask(SCRIPT_PATH)
    expect(headers['content-encoding']).toBe(expected)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers.etag === plain.headers.etag).toBe(expected === undefined)
    const decoded =
      expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body
    expect(decoded.toString()).toBe(SCRIPT)
  })

  it('is none where there is no twin', async () => {
    const { headers } = await site.ask('/', { headers: { 'Accept-Encoding': 'br' } })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  })
})

describe('a range', () => {
  const part = (target: string, headers: Record<string, string>) => site.ask(target, { headers })

  it('is the part that was asked for', async () => {
    const { status, headers, body } = await part('/ding.mp3', { Range: 'bytes=16-31' })
    expect([status, headers['content-range']]).toEqual([206, 'bytes 16-31/256'])
    expect(headers['content-type']).toBe('audio/mpeg')
    expect(body).toEqual(SOUND.subarray(16, 32))
  })

  it('counts bytes of the file, not of its compressed twin', async () => {
    const reply = await part(SCRIPT_PATH, { Range: 'bytes=0-5', 'Accept-Encoding': 'br' })
    expect([reply.headers['content-encoding'], reply.text]).toEqual([undefined, 'export'])
  })

  it('behind the end is refused with 416', async () => {
    const { status, headers } = await part('/ding.mp3', { Range: 'bytes=256-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */256'])
  })

  it('is the whole if the file is not the one that was begun', async () => {
    const etag = String((await site.ask('/ding.mp3')).headers.etag)
    const same = await part('/ding.mp3', { Range: 'bytes=0-1', 'If-Range': etag })
    const other = await part('/ding.mp3', { Range: 'bytes=0-1', 'If-Range': '"other"' })
    expect([same.status, other.status, other.body]).toEqual([206, 200, SOUND])
  })
})

describe('security headers', () => {
  it.each([
    ['a page', '/', {}],
    ['a part', '/ding.mp3', { headers: { Range: 'bytes=0-1' } }],
    ['a refused part', '/ding.mp3', { headers: { Range: 'bytes=256-' } }],
    ['an unchanged page', '/', { headers: { 'If-None-Match': '*' } }],
    ['a missing page', '/missing', {}],
    ['a bad request', '/%', {}],
    ['a refused method', '/', { method: 'POST' }],
  ])('are on %s', async (_, target, asking) => {
    const { headers } = await site.ask(target, asking)
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  it('are few on a file of the bundler, which is no document', async () => {
    const { headers } = await site.ask(SCRIPT_PATH)
    for (const [name, value] of Object.entries(ASSET_HEADERS)) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
    expect(headers).not.toHaveProperty('permissions-policy')
    expect((await site.ask('/assets/missing-12345678.js')).headers).toHaveProperty(
      'permissions-policy',
    )
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request without a host', 'GET /missing HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  ])('are on the answer to %s', async (_, sent, status) => {
    const reply = await site.raw(sent)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(reply).toContain(`${name}: ${value}\r\n`)
    }
  })
})

describe('a site whose address has a path', () => {
  let based: typeof site

  beforeAll(async () => {
    const server = createSiteServer({
      root,
      base: '/some/garden/',
      redirects: [{ from: '/blog/old', to: '/blog/post' }],
      chat: (_, response) => void response.end('an answer'),
    })
    based = await serve(server)
  })

  afterAll(() => based.close())

  it.each([
    ['/some/garden/', 200, HOME],
    ['/some/garden/?freeze', 200, HOME],
    ['/some/garden/blog', 200, 'the list'],
    ['/some/garden/blog/post/', 200, 'a post'],
    ['/some/garden/chat', 200, 'an answer'],
    ['/some/garden/chat?x', 200, 'an answer'],
    ['/some/garden/blog/old', 301, '/some/garden/blog/post'],
    ['/some/garden/blog/old/', 301, '/some/garden/blog/post'],
    ['/some/garden/missing', 404, 'Not found'],
    // Its beginning, for whoever leaves the path out.
    ['/', 302, '/some/garden/'],
    ['/some/garden', 302, '/some/garden/'],
    ['/blog', 404, 'Not found'],
    ['/chat', 404, 'Not found'],
    ['/some', 404, 'Not found'],
    ['/some/', 404, 'Not found'],
    ['/some/gardening', 404, 'Not found'],
    ['/blog/old', 404, 'Not found'],
  ])('answers %s with %i', async (target, status, said) => {
    const reply = await based.ask(target)
    expect([reply.status, reply.headers.location ?? reply.text]).toEqual([status, said])
  })
})
