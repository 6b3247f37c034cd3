/** The library `send` handles ranges, conditions and the transfer. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { withBase, withoutBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from './cacheControl.ts'
import type { BuiltSite } from './builtSite.ts'
import { requestPath } from './requestPath.ts'
import { ASSET_HEADERS } from './securityHeaders.ts'
import { findFile, type SiteFiles } from './siteFiles.ts'

export type Headers = Readonly<Record<string, string>>

export interface ServedSite {
  readonly root: string
  readonly files: SiteFiles
  readonly common: Headers
  readonly redirects: BuiltSite['redirects']
  /** The path of the site on its host: `/`, `/portfolio/`. Paths of files and redirects omit it. */
  readonly base: string
}

/** Responds with a file, the site's own 404 page or an error. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedSite,
): void {
  const { method, url = '' } = request
  const refuse = (status: number, text: string, headers: Headers = {}): void => {
    response.writeHead(status, { ...site.common, ...plainText(text), ...headers })
    response.end(method === 'HEAD' ? undefined : text)
  }
  if (method !== 'GET' && method !== 'HEAD') {
    refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    return
  }
  const asked = requestPath(url)
  if (asked === undefined) {
    refuse(400, 'Bad request')
    return
  }
  const requested = withoutBase(asked, site.base)
  const redirect = (status: number, target: string): void => {
    const Location = encodeURI(target)
    refuse(status, `Moved to ${target}`, { Location, 'Cache-Control': REVALIDATED })
  }
  if (requested === '' && (asked === '/' || `${asked}/` === site.base)) {
    // Temporary, since the rest of the host is not the site's.
    redirect(302, site.base)
    return
  }
  const bare = requested.replace(/\/$/, '')
  const target = site.redirects.find(({ from }) => from === bare)?.to
  if (target !== undefined) {
    redirect(301, withBase(target, site.base))
    return
  }
  // Nothing is served outside the base.
  const file = requested === '' ? undefined : findFile(site.files, requested)
  const missingPage = findFile(site.files, '/404')
  if (file) sendFile(request, response, site, file, 200)
  else if (missingPage) sendFile(request, response, site, missingPage, 404)
  else refuse(404, 'Not found')
}

/** Precompressed encodings, smallest first, with their file extensions. */
const TWINS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]
/** The bundler's file names contain eight characters of the content's hash. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

/** @param status 404 sends the whole file, whatever ranges and validators the request names */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, files, common }: ServedSite,
  name: string,
  status: 200 | 404,
): void {
  const { range, 'accept-encoding': accepted } = request.headers
  const isPart = status === 200 && request.method === 'GET' && range !== undefined
  const twins = TWINS.filter(({ ending }) => files.has(name + ending))
  // Ranges count bytes of the uncompressed file.
  const twin = isPart ? undefined : twins.find(({ encoding }) => accepts(encoding, accepted))
  const stored = name + (twin?.ending ?? '')
  const isHashed = HASHED.test(name)
  response.statusCode = status
  for (const [header, value] of Object.entries({
    ...(isHashed ? ASSET_HEADERS : common),
    'Content-Type': typeOf(name),
    'Cache-Control': isHashed ? FOR_EVER : REVALIDATED,
    ...(twins.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(twin && { 'Content-Encoding': twin.encoding }),
    ...(status === 200 && { ETag: files.get(stored) ?? '', 'Accept-Ranges': 'bytes' }),
  })) {
    response.setHeader(header, value)
  }
  send(request, encodeURI(stored), {
    root,
    acceptRanges: isPart,
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    index: false,
    lastModified: false,
  })
    .on('error', (error: SendError) => refuseFile(error, response, common))
    .pipe(response)
}

/** Whether a request accepts an encoding, whatever its quality value. Without a header it accepts none. */
function accepts(encoding: string, header = ''): boolean {
  const offers = header.split(',').map((offer) =>
    offer
      .toLowerCase()
      .trim()
      .split(/\s*;\s*/),
  )
  const named = (name: string) => offers.findLast((offer) => offer[0] === name)
  const offer = named(encoding) ?? named('*')
  return offer !== undefined && !offer.some((each) => /^q=0(\.0{0,3})?$/.test(each))
}

/** The `Content-Type` for a file name; a file of unknown type is a download. */
export function typeOf(name: string): string {
  return contentType(path.posix.basename(name)) || 'application/octet-stream'
}

interface SendError extends Error {
  readonly status: number
  readonly headers?: Headers
}

function refuseFile(
  { status, headers }: SendError,
  response: ServerResponse,
  common: Headers,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const text = status === 416 ? 'Range not satisfiable' : (STATUS_CODES[status] ?? '')
  response.writeHead(status, { ...common, ...plainText(text), ...headers }).end(text)
}

export function plainText(text: string): Headers {
  return {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
  }
}
