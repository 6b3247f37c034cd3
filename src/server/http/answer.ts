/**
 * Decides what a request for a file is answered. Pure: request headers and the list of files in,
 * a description of the response out; nothing is read or sent here.
 */
import { byteRange, type ByteRange } from './byteRange.ts'
import { chooseEncoding } from './encodings.ts'
import { requestPath } from './requestPath.ts'
import { findFile, type SiteFile, type SiteFiles, type Variant } from './siteFiles.ts'

export interface FileRequest {
  readonly method: string
  /** As the request line has it, query included. */
  readonly target: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface Answer {
  readonly status: number
  /** Without the security headers, which every answer gets. */
  readonly headers: Readonly<Record<string, string>>
  /** A text, a file on the disk or a part of it, or nothing. */
  readonly body?: string | { readonly file: string; readonly range?: ByteRange }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

/** The answer to any request; `HEAD` is answered as `GET`, and the sender leaves the body out. */
export function answer(request: FileRequest, files: SiteFiles): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' })
  }
  const requested = requestPath(request.target)
  if (requested === undefined) return plainText(400, 'Bad request')
  const file = findFile(files, requested)
  return file ? fileAnswer(request, file) : notFound(request, files)
}

/** A short answer in words. */
export function plainText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
    },
    body: text,
  }
}

/** The site's own page where it has one. It takes no validators: the status is what matters. */
function notFound({ headers }: FileRequest, files: SiteFiles): Answer {
  const page = files.get('/404.html')
  if (!page) return plainText(404, 'Not found')
  const { variant, base } = choose(page, headers['accept-encoding'])
  return {
    status: 404,
    headers: { ...base, 'Content-Length': String(variant.size) },
    body: { file: variant.file },
  }
}

function fileAnswer({ method, headers }: FileRequest, file: SiteFile): Answer {
  const whole = file.variants.get('identity')
  const range = method === 'GET' && whole ? requestedRange(headers, whole) : undefined
  const { variant, base } = choose(file, range ? undefined : headers['accept-encoding'])
  const validated = { ...base, ETag: variant.etag, 'Accept-Ranges': 'bytes' }
  if (matches(headers['if-none-match'], variant.etag)) return { status: 304, headers: validated }
  if (range === 'unsatisfiable') {
    return plainText(416, 'Range not satisfiable', { 'Content-Range': `bytes */${variant.size}` })
  }
  if (range) return partAnswer(variant, range, validated)
  return {
    status: 200,
    headers: { ...validated, 'Content-Length': String(variant.size) },
    body: { file: variant.file },
  }
}

function partAnswer(
  { file, size }: Variant,
  range: ByteRange,
  headers: Readonly<Record<string, string>>,
): Answer {
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${range.first}-${range.last}/${size}`,
      'Content-Length': String(range.last - range.first + 1),
    },
    body: { file, range },
  }
}

/** Ranges count bytes of the uncompressed file; `If-Range` asks for the whole if it changed. */
function requestedRange(
  headers: FileRequest['headers'],
  whole: Variant,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== whole.etag) return undefined
  return byteRange(headers.range, whole.size)
}

/** The form of a file to send, and the headers that all forms share. */
function choose(
  file: SiteFile,
  acceptEncoding: string | undefined,
): { variant: Variant; base: Record<string, string> } {
  const encoding = chooseEncoding(acceptEncoding, new Set(file.variants.keys()))
  const variant = file.variants.get(encoding)
  if (!variant) throw new Error('A listed file has no plain form')
  return {
    variant,
    base: {
      'Content-Type': file.type,
      'Cache-Control': file.isHashed ? FOR_EVER : REVALIDATED,
      ...(file.variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  }
}

/** `If-None-Match` compares weakly: a proxy that recompressed marks the same content with W/. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
