/** From the raw target of a request to a path that can be looked up. Pure; touches no file. */

/** Control characters, NUL among them, and what only some systems read as a separator. */
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/

/**
 * The decoded path of a request's target, query and fragment removed; it begins with a slash.
 * Undefined for whatever no link of this site can produce: an address of another form, broken
 * or ambiguous encoding, control characters, backslashes, empty segments, `.` and `..`.
 */
export function requestPath(target: string): string | undefined {
  const raw = target.replace(/[?#].*$/s, '')
  // A slash that was encoded is part of a name, and no file of the site has such a name.
  if (!raw.startsWith('/') || /%2f/i.test(raw)) return undefined
  const decoded = decode(raw)
  if (decoded === undefined || FORBIDDEN.test(decoded)) return undefined
  const [, ...segments] = decoded.split('/')
  const isOdd = (segment: string, index: number): boolean =>
    segment === '.' ||
    segment === '..' ||
    // One slash may end a path; the path `/` is that case with nothing before it.
    (segment === '' && index < segments.length - 1)
  return segments.some(isOdd) ? undefined : decoded
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
