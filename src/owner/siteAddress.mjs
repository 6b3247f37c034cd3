/** What the address of a site may be. Plain JavaScript, since init needs no packages. */

/**
 * Without a slash at the end. A path goes into web server configurations, so their special characters are rejected.
 * @param {string} each
 */
export function isSiteAddress(each) {
  if (!each.startsWith('https:') || !URL.canParse(each)) return false
  const { origin, pathname } = new URL(each)
  const path = pathname === '/' ? '' : pathname
  return origin + path === each && /^(?:\/[\w.~-]+)*$/.test(path)
}
