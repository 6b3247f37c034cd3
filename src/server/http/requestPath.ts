/** Control characters including NUL, and a separator of some systems. */
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/

/**
 * Undefined for anything that no link of this site produces: invalid or ambiguous encoding, control
 * characters, backslashes, empty segments, `.` and `..`.
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
