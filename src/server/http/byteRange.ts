/** Reads `Range` headers (RFC 9110, 14.2). Pure. */

/** First and last byte, both inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The one range that a request asks for out of `size` bytes, cut at the end; 'unsatisfiable'
 * where it begins behind it. Undefined means the whole: no header, another unit, a malformed
 * range, or several ranges, which a server may ignore.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  // `-500` asks for the last 500 bytes.
  if (from === '') return atMost(Math.max(0, size - Number(to)), size - 1, size)
  if (to !== '' && Number(to) < Number(from)) return undefined
  return atMost(Number(from), to === '' ? size - 1 : Number(to), size)
}

function atMost(first: number, last: number, size: number): ByteRange | 'unsatisfiable' {
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) }
}
