/** Chooses how a response is compressed (RFC 9110, 12.5.3). Pure. */

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The smallest available encoding that the header accepts. Quality values only tell accepted
 * from refused: a smaller file is better for everybody. Without a header nothing is compressed.
 */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding {
  const accepted = parse(header ?? '')
  const isAccepted = (encoding: Encoding): boolean =>
    accepted.get(encoding) ?? accepted.get('*') ?? false
  return PREFERRED.find((each) => available.has(each) && isAccepted(each)) ?? 'identity'
}

/** Name to accepted; quality 0 refuses. */
function parse(header: string): ReadonlyMap<string, boolean> {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    accepted.set(name, !parameters.some((each) => /^q=0(\.0{0,3})?$/.test(each)))
  }
  return accepted
}
