import { describe, expect, it, vi } from 'vitest'
import { createTypewriter } from '../../../../src/base/motion/typewriter.ts'

describe('the typewriter', () => {
  it.each([
    ['Hello', -1, ''],
    ['Hello', 0, ''],
    ['Hello', 49, ''],
    ['Hello', 50, 'H'],
    ['Hello', 249, 'Hell'],
    ['Hello', 250, 'Hello'],
    ['Hello', Infinity, 'Hello'],
    ['', 500, ''],
    ['a👩‍👩‍👧b', 100, 'a👩‍👩‍👧'],
    ['e\u0301a', 50, 'e\u0301'],
    ['🇩🇪🇫🇷', 50, '🇩🇪'],
    ['a\r\nb', 100, 'a\r\n'],
  ])('%j at %d ms: %j', (text, ms, typed) => {
    expect(createTypewriter(text).at(ms)).toBe(typed)
  })

  it('types code points where the browser cannot tell graphemes', () => {
    vi.stubGlobal('Intl', {})
    expect(createTypewriter('a👩b').at(100)).toBe('a👩')
    vi.unstubAllGlobals()
  })

  it('takes 50 ms for each character that a reader sees', () => {
    expect(createTypewriter('a👩‍👩‍👧b').durationMs).toBe(150)
    expect(createTypewriter('').durationMs).toBe(0)
  })
})
