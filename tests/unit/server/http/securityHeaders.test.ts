import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../../../../src/server/http/securityHeaders.ts'

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `))
  return found?.split(' ').slice(1)
}

describe('the content security policy', () => {
  it('allows nothing by default and nothing unsafe at all', () => {
    const policy = contentSecurityPolicy()
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'script-src')).toEqual(["'self'"])
    expect(directive(policy, 'style-src')).toEqual(["'self'"])
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
  })

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('sets %s to none', (name) => {
    expect(directive(contentSecurityPolicy(), name)).toEqual(["'none'"])
  })

  it('says of a page what a page can say of itself', () => {
    const said = contentSecurityPolicy({}, 'page').split('; ')
    expect(
      contentSecurityPolicy()
        .split('; ')
        .filter((each) => !said.includes(each)),
    ).toEqual(["frame-ancestors 'none'"])
  })

  it('adds outside sources only to the directives that they are given for', () => {
    const policy = contentSecurityPolicy({
      connect: ['https://chat.example.org'],
      images: ['https://logos.example.org'],
    })
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://chat.example.org'])
    expect(directive(policy, 'img-src')).toContain('https://logos.example.org')
    expect(policy.split('example.org')).toHaveLength(3)
  })

  it('allows the styles that stand in the pages, by their hashes', () => {
    const policy = contentSecurityPolicy({ styles: ["'sha256-abc='"] })
    expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-abc='"])
  })

  it.each(["https://a.example; script-src 'unsafe-inline'", 'a b', 'a,b', 'a\r\nb'])(
    'refuses the source %j',
    (source) => {
      expect(() => contentSecurityPolicy({ connect: [source] })).toThrow('Not a Content-Security')
    },
  )
})

it('the security headers are all there', () => {
  expect(securityHeaders()).toEqual({
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})
