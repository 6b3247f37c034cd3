import { describe, expect, it } from 'vitest'
import { indexByTyping, typeLetter } from '../../../src/ui/typing.ts'

describe('typing', () => {
  const names = ['assets', 'avatar.png', 'Blog.svg', 'back.svg']

  it('goes to the next name with the letter, in any case, going round', () => {
    expect(indexByTyping(names, 0, 'a')).toBe(1)
    expect(indexByTyping(names, 1, 'a')).toBe(0)
    expect(indexByTyping(names, 0, 'b')).toBe(2)
    expect(indexByTyping(names, 2, 'bb')).toBe(3)
  })

  it('goes to the name that begins with the word, and stays where it fits', () => {
    expect(indexByTyping(names, 0, 'ba')).toBe(3)
    expect(indexByTyping(names, 1, 'av')).toBe(1)
  })

  it('goes nowhere where no name fits', () => {
    expect(indexByTyping(names, 0, 'x')).toBeUndefined()
    expect(indexByTyping([], -1, 'a')).toBeUndefined()
  })

  it('takes letters in quick succession for one word', () => {
    const word = typeLetter(typeLetter(null, 'B', 1000), 'a', 1900)
    expect(word.text).toBe('ba')
    expect(typeLetter(word, 'a', 3000).text).toBe('a')
  })
})
