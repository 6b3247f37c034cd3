import { describe, expect, it } from 'vitest'
import { senderOf } from '../../../../src/server/chat/sender.ts'

describe('the sender', () => {
  it.each([
    [0, '203.0.113.9', '192.0.2.1'],
    [0, undefined, '192.0.2.1'],
    [1, undefined, '192.0.2.1'],
    [1, '', '192.0.2.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'made up, 203.0.113.9', '203.0.113.9'],
    [2, 'made up, 203.0.113.9, 198.51.100.7', '203.0.113.9'],
    [3, '203.0.113.9', '203.0.113.9'],
  ])('behind %i proxies that say %j is %s', (proxies, forwarded, expected) => {
    expect(senderOf('192.0.2.1', forwarded, proxies)).toBe(expected)
  })

  it('is one network where it has many addresses', () => {
    const first = senderOf('2001:db8:1:2::1', undefined, 0)
    expect(first).toBe('2001:db8:1:2::/64')
    expect(senderOf('2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', undefined, 0)).toBe(first)
    expect(senderOf('2001:db8:1:3::1', undefined, 0)).not.toBe(first)
    expect(senderOf('2001:db8::1', undefined, 0)).toBe('2001:db8:0:0::/64')
    expect(senderOf('::1', undefined, 0)).toBe('0:0:0:0::/64')
  })

  it('is the same by IPv4 and by IPv4 inside IPv6', () => {
    expect(senderOf('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1')
  })
})
