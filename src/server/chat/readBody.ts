/** Reads texts from outside up to a limit. It does not look at the content. */

/**
 * The body of a request or a response, or undefined where it is larger than `most` bytes: then no more than that is read.
 * @throws {Error} (rejects) where the sender is gone
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most: number,
): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > most) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
