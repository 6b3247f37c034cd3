/** Reads the body of a request up to a limit. Knows nothing of what is in it. */

/**
 * The body as text, or undefined where it is larger than `most` bytes: then no more than that is
 * read. A body that tells its length is read at one go, which is what hosts are fast at; they cut
 * it off there. What is left of a body whose sender is gone is empty.
 */
export async function readBody(request: Request, most: number): Promise<string | undefined> {
  const told = request.headers.get('content-length')
  if (told !== null && !request.headers.has('transfer-encoding')) {
    if (Number(told) > most) return undefined
    const text = await request.text().catch(() => '')
    // A gateway hands over a whole body, whatever its headers say.
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
