/** Reads texts from outside up to a limit. */

/** Undefined if the body exceeds `most` bytes. Rejects if the sender disconnects. */
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
