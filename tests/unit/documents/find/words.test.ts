import { describe, expect, it } from 'vitest'
import { askedTerms, isTelling, tokenize } from '../../../../src/documents/find/words.ts'

describe('the terms of a text', () => {
  it.each([
    ['Two Painters', ['two', 'painters']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['e-mail', ['e', 'mail', 'email']],
    ['LLM-as-judge', ['llm', 'as', 'judge']],
    ['a judge’s don’t', ['a', 'judge', 'dont']],
    ['Café déjà', ['cafe', 'deja']],
    ['C:\\blog/a_b.md', ['c', 'blog', 'a', 'b', 'md']],
    ['桜の森', ['桜', 'の', '森']],
    ['… — !', []],
  ])('of %s', (text, terms) => {
    expect(tokenize(text)).toEqual(terms)
  })
})

describe('a query', () => {
  it('asks for what tells something, unless there is nothing else', () => {
    expect(askedTerms('how do I undo that')).toEqual(['undo'])
    expect(askedTerms('What is it')).toEqual(['what', 'is', 'it'])
    expect(askedTerms('  ')).toEqual([])
  })

  it('may be a number', () => {
    expect(askedTerms('85')).toEqual(['85'])
    expect(isTelling('85')).toBe(false)
    expect(isTelling('2026')).toBe(true)
  })
})
