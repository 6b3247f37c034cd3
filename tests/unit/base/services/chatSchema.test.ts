import { describe, expect, it } from 'vitest'
import { isLinkAddress, parseChatAnswer } from '../../../../src/base/services/chat/chatSchema.ts'

describe('the address of a link', () => {
  it.each([
    '/blog',
    '/blog/a-post#section',
    '/',
    '/?seed=1',
    'https://example.org',
    'HTTP://example.org/x?y#z',
  ])('may be %s', (url) => {
    expect(isLinkAddress(url)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://',
    'https:/example.org',
    'blog',
    '#section',
    '',
  ])('must not be %j', (url) => {
    expect(isLinkAddress(url)).toBe(false)
  })
})

describe('an answer', () => {
  const link = { type: 'internal', url: '/blog', text: 'Blog' }

  it('may have links or not', () => {
    expect(parseChatAnswer({ answer: 'Yes.' })).toEqual({ answer: 'Yes.', links: [] })
    const whole = { answer: 'Yes.', links: [link] }
    expect(parseChatAnswer({ ...whole, more: 1 })).toEqual(whole)
  })

  it('loses unsafe links and keeps the others', () => {
    const unsafe = { type: 'external', url: 'javascript:alert(1)', text: 'x' }
    expect(parseChatAnswer({ answer: 'Yes.', links: [unsafe, link] })?.links).toEqual([link])
  })

  it.each([
    null,
    undefined,
    'Yes.',
    [],
    {},
    { answer: 5 },
    { answer: null, links: [] },
    { answer: 'Yes.', links: {} },
    { answer: 'Yes.', links: null },
    { answer: 'Yes.', links: [null] },
    { answer: 'Yes.', links: [{ ...link, type: 'other' }] },
    { answer: 'Yes.', links: [{ type: 'internal', url: '/blog' }] },
    { answer: 'Yes.', links: Array.from({ length: 21 }, () => link) },
    { answer: 'x'.repeat(16_001) },
  ])('is not %j', (reply) => {
    expect(parseChatAnswer(reply)).toBeUndefined()
  })
})
