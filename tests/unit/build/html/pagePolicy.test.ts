import { describe, expect, it } from 'vitest'
import { isPolicyInPages, withPolicy } from '../../../../src/build/html/pagePolicy.ts'
import { contentSecurityPolicy } from '../../../../src/server/http/securityHeaders.ts'

const PAGE = '<head>\n<meta charset="utf-8"/>\n<style>a{}</style></head>'
const HASH = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"

describe('a page with its policy', () => {
  const outside = { images: ['https://logos.example'], scripts: ['https://stats.example/a.js'] }
  const [, policy = ''] = /content="([^"]*)"/.exec(withPolicy(PAGE, outside)) ?? []

  it('has it before everything that it restricts', () => {
    expect(withPolicy(PAGE, {})).toMatch(
      /^<head>\n<meta charset="utf-8"\/>\n<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>\n<style>/,
    )
  })

  it('allows what the header allows, and of styles and scripts inside of pages its own alone', () => {
    expect(policy.split('; ')).toEqual(
      contentSecurityPolicy({ ...outside, styles: [HASH] })
        .split('; ')
        // A page cannot say this of itself.
        .filter((each) => !each.startsWith('frame-ancestors')),
    )
  })

  it('is not made of what does not begin like a page', () => {
    expect(() => withPolicy('<head></head>', {})).toThrow('character set')
  })
})

it('the setting puts the policy into the pages only if it says so', () => {
  expect(isPolicyInPages({})).toBe(false)
  expect(isPolicyInPages({ MEADOW_POLICY: ' ' })).toBe(false)
  expect(isPolicyInPages({ MEADOW_POLICY: 'in-headers' })).toBe(false)
  expect(isPolicyInPages({ MEADOW_POLICY: 'in-pages' })).toBe(true)
  expect(() => isPolicyInPages({ MEADOW_POLICY: 'on' })).toThrow("in-pages, not 'on'")
})
