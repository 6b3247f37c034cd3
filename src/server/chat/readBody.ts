/** Reads texts from outside up to a limit. */

type Source = Pick<Request, 'headers' | 'body'>

/** Ends with undefined if the body exceeds `most` bytes. Rejects if the sender disconnects. */
export async function* piecesOf(
  { headers, body }: Source,
  most: number,
): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder()
  let bytes = Number(headers.get('content-length')) > most ? Infinity : 0
  if (bytes > most) return yield undefined
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) return yield undefined
    yield decoder.decode(chunk, { stream: true })
  }
  return yield decoder.decode()
}

/** Undefined if the body exceeds `most` bytes. Rejects if the sender disconnects. */
export async function readBody(source: Source, most: number): Promise<string | undefined> {
  let text = ''
  for await (const piece of piecesOf(source, most)) {
    if (piece === undefined) return undefined
    text += piece
  }
  return text
}
