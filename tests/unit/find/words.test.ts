import { describe, expect, it } from 'vitest'
import { askedTerms, isTelling, tokenize } from '../../../src/find/words.ts'

describe('the terms of a text', () => {
  it.each([
    ['Two Painters', ['two', 'painters']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['e-mail', ['e', 'mail', 'email']],
    ['LLM-as-judge', ['llm', 'as', 'judge']],
    ['a judge’s don’t', ['a', 'judge', 'dont']],
    ['Café déjà', ['cafe', 'deja']],
    ['C:\\blog/a_b.md', ['c', 'blog', 'a', 'b', 'md']],
    ['桜の森', ['桜の', 'の森', '森']],
    ['React入門', ['react', '入門', '門']],
    ['がか タワー', ['がか', 'か', 'タワー', 'ワー']],
    ['คาคี เก่า', ['คาคี', 'คี', 'เก่า']],
    ['ເກົ່າໃໝ່', ['ເກົ່າໃຫມ່', 'ໃຫມ່']],
    ['ស្រស់', ['ស្រស់', 'ស់']],
    ['မြန်မာ', ['မြန်မာ', 'မာ']],
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

  it('asks for pairs of letters where no spaces part words', () => {
    expect(askedTerms('桜の森')).toEqual(['桜の', 'の森'])
    expect(askedTerms('茶')).toEqual(['茶'])
  })

  it('may be a number', () => {
    expect(askedTerms('85')).toEqual(['85'])
    expect(isTelling('85')).toBe(false)
    expect(isTelling('2026')).toBe(true)
  })
})
