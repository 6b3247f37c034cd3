/** Reads the body of a request up to a limit. It does not look at the content. */

/** In bytes. */
export const MOST_BODY = 8 * 1024

/**
 * The body as text, or undefined where it is larger than `MOST_BODY`: then no more than that is read.
 * The body of a client that is gone is empty.
 */
export async function readBody({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > MOST_BODY) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > MOST_BODY) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    return ''
  }
  return text + decoder.decode()
}
