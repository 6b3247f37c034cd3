/**
 * Each trusted proxy appends its caller to X-Forwarded-For; everything before that may be forged.
 * @param trustedProxies 0 ignores the header
 */
export function senderOf(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return networkOf(peer)
  const added = forwardedFor
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return networkOf(added.slice(-trustedProxies)[0] ?? peer)
}

/** The first 64 bits of an IPv6 address, since one household may use all addresses in them. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!/^[\da-f:.%\w]*:[\da-f:.%\w]*$/i.test(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter((each) => each !== '')
  const ending = (tail ?? '').split(':').filter((each) => each !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - ending.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...ending]
  return `${all
    .slice(0, 4)
    .map((each) => each.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
