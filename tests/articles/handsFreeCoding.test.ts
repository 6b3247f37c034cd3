import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { printed, readArticle, saveListings } from './listings.ts'

const article = readArticle('hands-free-coding')
const folder = saveListings(article)
const outputs = article.listings
  .filter(({ language }) => language === 'text')
  .map(({ code }) => code)

const run = (...args: string[]): string => printed(folder, process.execPath, ...args)

async function load<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(folder, name)).href)) as Module
}

interface Grammar {
  vocabulary(): readonly string[]
  parse(said: string): unknown
}
interface Names {
  format(style: string, phrase: string): string
  resolve(
    heard: string,
    symbols: readonly string[],
  ): { kind: string; name?: string; options?: string[] }
}

/** Mean seconds until a command has worked. */
const expectedTime = (s: number, c: number, p: number): number => s + ((s + c) * (1 - p)) / p

describe('the article on hands-free coding', () => {
  it('has tests that pass', () => {
    for (const name of ['grammar.test.mjs', 'session.test.mjs'])
      expect(run('--test-reporter=tap', name)).toContain('# fail 0')
  })

  it('prints the pairs of words that sound alike', () => {
    expect(outputs).toContain(run('collisions.mjs'))
  })

  it('prints the scores of both engines', () => {
    expect(outputs).toContain(run('example.mjs'))
    expect(article.prose).toContain('5/32, or 15.6%')
    expect(article.prose).toContain('3/32, or 9.4%')
  })

  it('has as many words as it says', async () => {
    const { vocabulary } = await load<Grammar>('grammar.mjs')
    expect(article.prose).toContain(`the ${vocabulary().length} words that the closed rules use`)
    expect(article.prose).toContain(`an engine that knows ${vocabulary().length} words`)
  })

  it('never reads the harmless pairs as another command', async () => {
    const { parse } = await load<Grammar>('grammar.mjs')
    for (const swapped of ['oh fifteen', 'go one go five', 'take three nines', 'take line lines'])
      expect([swapped, parse(swapped)]).toEqual([swapped, null])
  })

  it('resolves names as its table says', async () => {
    const { format, resolve } = await load<Names>('names.mjs')
    expect(format('camel', 'parse next token')).toBe('parseNextToken')
    const symbols = 'parseToken parseTokens retryBudget userId user_id useRefCount'.split(' ')
    const rows = [...article.prose.matchAll(/\| "([^"|]+)" \| ([^|]+?) (?=\|)/g)]
    expect(rows).toHaveLength(6)
    for (const [, heard = '', result = ''] of rows) {
      const { kind, name, options } = resolve(heard, symbols)
      // The running text of an article has no marks, so user_id is userid in it.
      const said = { found: name, ask: `asks: ${options?.join(' or ')}?`, new: 'a new name' }[kind]
      expect(result).toBe(said?.replaceAll('_', ''))
    }
  })

  it('counts what a mistake costs', () => {
    expect(expectedTime(2, 4, 0.8)).toBeCloseTo(3.5)
    expect(expectedTime(2, 1, 0.8)).toBeCloseTo(2.75)
    expect(expectedTime(2, 4, 0.89)).toBeCloseTo(2.75, 1)
    for (const said of ['costs 3.5 seconds', 'costs 2.75', 'rise to 89%'])
      expect(article.prose).toContain(said)
  })

  it('counts how often commands of several words come through', () => {
    const [one, four, twenty] = [1, 4, 20].map((words) => Math.round(100 * 0.95 ** words))
    expect(article.prose).toContain(
      `a one-word command works ${one}% of the time, a four-word command ${four}%, and a twenty-word one ${twenty}%`,
    )
  })
})
