import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../../../src/server/http/securityHeaders.ts'
import { createSiteServer } from '../../../../src/server/http/siteServer.ts'

const HOME = '<!doctype html><title>home</title>'
const SCRIPT = `export const letters = '${'abc'.repeat(1000)}'`
const SCRIPT_PATH = '/assets/app-Ab3_d-9z.js'
const SOUND = Buffer.from(Array.from({ length: 256 }, (_, index) => index))

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-server-'))
  const root = path.join(folder, 'client')
  for (const each of ['assets', '.vite', 'blog', 'notes']) {
    mkdirSync(path.join(root, each), { recursive: true })
  }
  const write = (name: string, content: string | Buffer): void =>
    writeFileSync(path.join(root, name), content)
  write('index.html', HOME)
  write('blog.html', 'the list')
  write('blog/post.html', 'a post')
  write('notes/index.html', 'notes')
  write('.vite/manifest.json', '{}')
  write(SCRIPT_PATH, SCRIPT)
  write(`${SCRIPT_PATH}.br`, brotliCompressSync(SCRIPT))
  write(`${SCRIPT_PATH}.gz`, gzipSync(SCRIPT))
  write('assets/plain.svg', '<svg/>')
  write('ding.mp3', SOUND)
  write('no file.gz', 'a twin without its file')
  writeFileSync(path.join(folder, 'secret.txt'), 'outside')
  server = createSiteServer({ root })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const port = (): number => (server.address() as AddressInfo).port

/** Sends the path as it is: no library tidies it up on the way. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: port(), host: '127.0.0.1', path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.once('error', reject)
    sent.end()
  })
}

/** Writes bytes to the socket and gives the whole reply as text. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    const socket = connect(port(), '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
    socket.once('close', () => resolve(reply))
    socket.once('error', reject)
  })
}

describe('pages', () => {
  it.each([
    ['/', HOME],
    ['/index.html', HOME],
    ['/?seed=1', HOME],
    ['/blog', 'the list'],
    ['/blog/', 'the list'],
    ['/blog/post', 'a post'],
    ['/notes', 'notes'],
    ['/notes/', 'notes'],
  ])('%s is served', async (target, expected) => {
    const { status, headers, body } = await get(target)
    expect(status).toBe(200)
    expect(body.toString()).toBe(expected)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/missing',
    '/blog.html/',
    '/blog/post/more',
    '/.vite/manifest.json',
    '/no%20file',
    '/assets',
  ])('%s is not found', async (target) => {
    const { status, headers, body } = await get(target)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toBe('Not found')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/a%00',
    '//x',
    '/%',
  ])('%s is a bad request', async (target) => {
    const { status, body } = await get(target)
    expect(status).toBe(400)
    expect(body.toString()).toBe('Bad request')
  })
})

describe('a site with its own page for what is missing', () => {
  it('sends that page with the same status', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'site-404-'))
    writeFileSync(path.join(root, '404.html'), 'nothing here')
    const own = createSiteServer({ root })
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
    const reply = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/missing`)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await reply.text()).toBe('nothing here')
    await new Promise((resolve) => own.close(resolve))
    rmSync(root, { recursive: true })
  })
})

describe('methods', () => {
  it('HEAD has the headers of GET and no body', async () => {
    const head = await get('/', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(HOME.length))
    expect(head.body).toHaveLength(0)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is refused',
    async (method) => {
      const { status, headers } = await get('/', {}, method)
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    },
  )
})

describe('caching', () => {
  it('lets hashed files be kept for ever, and only those', async () => {
    const hashed = await get(SCRIPT_PATH)
    const plain = await get('/assets/plain.svg')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 without a body while the validator matches', async () => {
    const { headers } = await get('/')
    const etag = String(headers.etag)
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': validator })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends the %s twin', async (encoding, decompress) => {
    const { headers, body } = await get(SCRIPT_PATH, { 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
    expect(decompress(body).toString()).toBe(SCRIPT)
  })

  it('is left out if it was not asked for, and the validators differ', async () => {
    const plain = await get(SCRIPT_PATH)
    const packed = await get(SCRIPT_PATH, { 'Accept-Encoding': 'br' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })

  it('does not serve a twin under its own name', async () => {
    expect((await get(`${SCRIPT_PATH}.br`)).status).toBe(404)
  })
})

describe('ranges', () => {
  it('sends the part that was asked for', async () => {
    const { status, headers, body } = await get('/ding.mp3', { Range: 'bytes=16-31' })
    expect(status).toBe(206)
    expect(headers['content-range']).toBe('bytes 16-31/256')
    expect(headers['content-type']).toBe('audio/mpeg')
    expect(body).toEqual(SOUND.subarray(16, 32))
  })

  it('counts bytes of the file, not of its compressed twin', async () => {
    const { headers, body } = await get(SCRIPT_PATH, {
      Range: 'bytes=0-5',
      'Accept-Encoding': 'br',
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('export')
  })

  it('answers 416 behind the end', async () => {
    const { status, headers } = await get('/ding.mp3', { Range: 'bytes=256-' })
    expect(status).toBe(416)
    expect(headers['content-range']).toBe('bytes */256')
  })

  it('sends the whole if the file is not the one that was begun', async () => {
    const { etag } = (await get('/ding.mp3')).headers
    const same = await get('/ding.mp3', { Range: 'bytes=0-1', 'If-Range': String(etag) })
    const other = await get('/ding.mp3', { Range: 'bytes=0-1', 'If-Range': '"other"' })
    expect(same.status).toBe(206)
    expect(other.status).toBe(200)
    expect(other.body).toEqual(SOUND)
  })
})

describe('security headers', () => {
  it.each([
    ['a page', '/', 'GET', {}],
    ['a script', SCRIPT_PATH, 'GET', {}],
    ['a part', '/ding.mp3', 'GET', { Range: 'bytes=0-1' }],
    ['an unchanged page', '/', 'GET', { 'If-None-Match': '*' }],
    ['a missing page', '/missing', 'GET', {}],
    ['a bad request', '/%', 'GET', {}],
    ['a refused method', '/', 'POST', {}],
  ])('are on %s', async (_, target, method, headers: Record<string, string>) => {
    const reply = await get(target, headers, method)
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(reply.headers[name.toLowerCase()]).toBe(value)
    }
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request without a host', 'GET /missing HTTP/1.1\r\nConnection: close\r\n\r\n', 404],
  ])('are on the answer to %s', async (_, sent, status) => {
    const reply = await raw(sent)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(reply).toContain(`${name}: ${value}\r\n`)
    }
  })
})
