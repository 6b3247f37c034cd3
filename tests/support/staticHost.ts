/** Hosts of files, as far as they matter to the site: what they find for an address, and which headers they send. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
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

export interface Redirection {
  readonly to: string
  readonly status: number
}

/** @throws {Error} for a line that is neither a comment nor `from to 301` or `from to 302` */
export function parseRedirects(text: string): ReadonlyMap<string, Redirection> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [from, to, status, ...rest] = line.split(' ')
      if (!from || !to || !/^30[12]$/.test(status ?? '') || rest.length > 0)
        throw new Error(`Not a redirect: ${line}`)
      return [from, { to, status: Number(status) }]
    }),
  )
}

export interface StaticHost {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string
  end(): Promise<void>
}

/**
 * A host that reads `_headers` and `_redirects` as Netlify and Cloudflare Pages do: every rule that matches a path
 * adds its headers, the first redirect that matches counts, a page is found without `.html`, and `404.html` answers
 * for what is not there.
 * @param root folder that is published at the root of the host
 */
export async function openStaticHost(root: string): Promise<StaticHost> {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
  const rules = parseHeaders(read('_headers'))
  const redirects = parseRedirects(read('_redirects'))
  return open((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const bare = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
    const target = redirects.get(bare)
    if (target !== undefined) {
      response.writeHead(target.status, { Location: target.to }).end()
      return
    }
    const found = [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find((name) =>
      isFile(root, name),
    )
    const file = found ?? '/404.html'
    response.setHeader('Content-Type', typeOf(file))
    for (const { pattern, headers } of rules) {
      // The folder of a site is asked for with its slash.
      if (matches(pattern, bare) || matches(pattern, pathname))
        for (const [name, value] of headers) response.appendHeader(name, value)
    }
    response.writeHead(found === undefined ? 404 : 200).end(readFileSync(path.join(root, file)))
  })
}

/**
 * A host that publishes a folder as GitHub Pages does: `/blog` is `blog.html`, even beside a folder of that name, and
 * `/blog/` is a folder's `index.html` alone; a folder is found without its slash, and `404.html` answers for what is
 * not there. It sends no headers of the site's own. Beside the site there is nothing.
 * (github.com/slorber/trailing-slash-guide; docs.github.com, "Creating a custom 404 page")
 * @param base where the folder is published: `/`, `/portfolio/`
 */
export function openPagesHost(root: string, base: string): Promise<StaticHost> {
  return open((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isBeside = !`${pathname}/`.startsWith(base)
    const asked = decodeURI(pathname.slice(base.length - 1))
    const send = (status: number, file: string): void => {
      const headers = { 'Content-Type': typeOf(file), 'Cache-Control': 'max-age=600' }
      response.writeHead(status, headers).end(readFileSync(path.join(root, file)))
    }
    const found = asked.endsWith('/')
      ? [`${asked}index.html`]
      : [asked, `${asked}.html`].filter((name) => name !== '')
    const file = found.find((name) => isFile(root, name))
    if (isBeside)
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('There is no site here.')
    else if (file !== undefined) send(200, file)
    else if (isFile(root, `${asked}/index.html`))
      response.writeHead(301, { Location: `${pathname}/` }).end()
    else send(404, '404.html')
  })
}

async function open(listener: RequestListener): Promise<StaticHost> {
  const server = createServer(listener)
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

function typeOf(file: string): string {
  return contentType(path.posix.basename(file)) || 'application/octet-stream'
}

function isFile(root: string, name: string): boolean {
  const file = path.join(root, name)
  return existsSync(file) && statSync(file).isFile()
}

/** A star at the end of a pattern stands for any rest. */
function matches(pattern: string, requested: string): boolean {
  return pattern.endsWith('*') ? requested.startsWith(pattern.slice(0, -1)) : requested === pattern
}
