/**
 * A static host that reads `_headers` and `_redirects` as Netlify and Cloudflare Pages do: every rule that
 * matches a path adds its headers, the first redirect that matches counts, a page is found without `.html`,
 * and `404.html` answers for what is not there.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { contentType } from 'mime-types'

export interface HeaderRule {
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** @throws {Error} for a line that is neither a path nor a header */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const header = /^\s+(?<name>[\w-]+): (?<value>.+)$/.exec(line)?.groups
    if (header) rules.at(-1)?.headers.push([header['name'] ?? '', header['value'] ?? ''])
    else if (line.startsWith('/')) rules.push({ pattern: line, headers: [] })
    else throw new Error(`Neither a path nor a header: ${line}`)
  }
  return rules
}

/** @throws {Error} for a line that is neither a comment nor `from to 301` */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [from, to, status, ...rest] = line.split(' ')
      if (!from || !to || status !== '301' || rest.length > 0)
        throw new Error(`Not a redirect: ${line}`)
      return [from, to]
    }),
  )
}

export interface StaticHost {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string
  end(): Promise<void>
}

/** @param root folder of the built site */
export async function openStaticHost(root: string): Promise<StaticHost> {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
  const rules = parseHeaders(read('_headers'))
  const redirects = parseRedirects(read('_redirects'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const bare = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
    const target = redirects.get(bare)
    if (target !== undefined) {
      response.writeHead(301, { Location: target }).end()
      return
    }
    const found = [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((name) =>
      isFile(root, name),
    )
    const file = found ?? '/404.html'
    const type = contentType(path.posix.basename(file)) || 'application/octet-stream'
    response.setHeader('Content-Type', type)
    for (const { pattern, headers } of rules) {
      if (matches(pattern, bare))
        for (const [name, value] of headers) response.appendHeader(name, value)
    }
    response.writeHead(found === undefined ? 404 : 200).end(readFileSync(path.join(root, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isFile(root: string, name: string): boolean {
  const file = path.join(root, name)
  return existsSync(file) && statSync(file).isFile()
}

/** A star at the end of a pattern stands for any rest. */
function matches(pattern: string, requested: string): boolean {
  return pattern.endsWith('*') ? requested.startsWith(pattern.slice(0, -1)) : requested === pattern
}
