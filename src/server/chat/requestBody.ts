/** Reads the body of a request up to a limit. It does not look at the content. */

/**
 * The body as text, or undefined where it is larger than `most` bytes: then no more than that is
 * read. A body with a declared length is read in one go, which is fastest, and hosts cut it off at
 * that length. The body of a client that is gone is empty.
 */
export async function readBody(request: Request, most: number): Promise<string | undefined> {
  const told = request.headers.get('content-length')
  if (told !== null && !request.headers.has('transfer-encoding')) {
    if (Number(told) > most) return undefined
    const text = await request.text().catch(() => '')
    // A gateway passes on the whole body, even if the headers declare another length.
    return text.length > most ? undefined : text
  }
  return readStream(request.body, most)
}

const GONE = { done: true, value: undefined } as const

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string | undefined> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => GONE)
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      await reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
