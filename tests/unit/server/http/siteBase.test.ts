/** The server of a site whose address has a path. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteServer } from '../../../../src/server/http/siteServer.ts'

let root: string
let server: Server

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-base-'))
  mkdirSync(path.join(root, 'blog'))
  writeFileSync(path.join(root, 'index.html'), 'home')
  writeFileSync(path.join(root, 'blog.html'), 'the list')
  writeFileSync(path.join(root, 'blog/post.html'), 'a post')
  server = createSiteServer({
    root,
    base: '/some/garden/',
    redirects: new Map([['/blog/old', '/blog/post']]),
    chat: (_, response) => void response.end('an answer'),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(root, { recursive: true })
})

/** The status, and the new address or the body. */
async function ask(target: string): Promise<readonly [number, string]> {
  const { port } = server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' })
  return [reply.status, reply.headers.get('location') ?? (await reply.text())]
}

describe('a site whose address has a path', () => {
  it.each([
    ['/some/garden/', 200, 'home'],
    ['/some/garden/?freeze', 200, 'home'],
    ['/some/garden/blog', 200, 'the list'],
    ['/some/garden/blog/post/', 200, 'a post'],
    ['/some/garden/chat', 200, 'an answer'],
    ['/some/garden/blog/old', 301, '/some/garden/blog/post'],
    ['/some/garden/missing', 404, 'Not found'],
    // Its beginning, for whoever leaves the path out.
    ['/', 302, '/some/garden/'],
    ['/some/garden', 302, '/some/garden/'],
  ])('answers for %s with %i', async (target, status, said) => {
    expect(await ask(target)).toEqual([status, said])
  })

  it.each(['/blog', '/chat', '/some', '/some/', '/some/gardening', '/index.html', '/blog/old'])(
    'has nothing at %s',
    async (target) => {
      expect(await ask(target)).toEqual([404, 'Not found'])
    },
  )
})
