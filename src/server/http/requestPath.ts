/** Control characters including NUL, and a separator of some systems. */
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/

/**
 * Undefined for anything that no link of this site produces: invalid or ambiguous encoding, control
 * characters, backslashes, a second slash at the start, `.` and `..`. An empty segment further in is
 * a slip of the keyboard, and gets the site's own page for what is not there.
 */
export function requestPath(target: string): string | undefined {
  const raw = target.replace(/[?#].*$/s, '')
  // A slash that was encoded is part of a name, and no file of the site has such a name.
  if (!raw.startsWith('/') || /%2f/i.test(raw)) return undefined
  const decoded = decode(raw)
  if (decoded === undefined || FORBIDDEN.test(decoded)) return undefined
  const isOdd = (segment: string): boolean => segment === '.' || segment === '..'
  return decoded.startsWith('//') || decoded.split('/').some(isOdd) ? undefined : decoded
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
