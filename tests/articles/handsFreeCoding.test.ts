import { readFileSync, writeFileSync } from 'node:fs'
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
  vocabulary(rules?: readonly (readonly string[])[]): readonly string[]
  parse(said: string): unknown
  say(n: number): string
}
interface Names {
  format(style: string, phrase: string): string
  resolve(
    heard: string,
    symbols: readonly string[],
  ): { kind: string; name?: string; options?: string[] }
}

interface Scoring {
  score(
    said: readonly string[],
    heard: readonly string[],
  ): {
    commands: { right: number; refused: number; wrong: number }
  }
}

/** How the correction loop can be broken: a text of its listing, and what becomes of it. */
const FAULTS: readonly (readonly [what: string, text: string, becomes: string])[] = [
  [
    'drafts have no turn check',
    "e.turn === turn ? { ...s, phase: 'preview'",
    "true ? { ...s, phase: 'preview'",
  ],
  [
    'failures have no turn check',
    "e.turn === turn ? { ...s, phase: 'failed'",
    "true ? { ...s, phase: 'failed'",
  ],
  ['accept forgets the old text', 'text: draft, past: [...past, text]', 'text: draft'],
  ['accept writes another text', 'text: draft, past', 'text: `${draft}!`, past'],
  [
    'a failed refinement loses its draft',
    "return draft === null ? ready : { ...s, phase: 'preview' }",
    'return ready',
  ],
  ['a failure ends as if nothing had been asked', "{ ...s, phase: 'failed' }", 'ready'],
  ['a failure writes', "phase: 'failed' }", "phase: 'failed', text: e.text }"],
  [
    'one scratch undoes two edits',
    'text: past.at(-1), past: past.slice(0, -1)',
    'text: past.at(-2) ?? past[0], past: past.slice(0, -2)',
  ],
  [
    'scratch keeps the draft',
    "case 'preview scratch':\n      return ready",
    "case 'preview scratch':\n      return { ...s, phase: 'ready' }",
  ],
  ['scratch does nothing while an answer is waited for', "case 'waiting scratch':\n", ''],
  ['ask takes no new turn', 'turn: turn + 1', 'turn'],
  ['ask drops the draft', "phase: 'waiting', turn", "phase: 'waiting', draft: null, turn"],
  [
    'the first ask does not wait',
    "phase: 'waiting', turn",
    "phase: s.phase === 'ready' ? 'ready' : 'waiting', turn",
  ],
  [
    'a refinement does not wait',
    "phase: 'waiting', turn",
    "phase: s.phase === 'preview' ? 'preview' : 'waiting', turn",
  ],
  [
    'scratch leads to a failure and not to the draft',
    "return draft === null ? ready : { ...s, phase: 'preview' }",
    "return draft === null ? ready : { ...s, phase: 'failed' }",
  ],
  [
    'an edit ends as a failure',
    'return { ...ready, text: e.text',
    "return { ...ready, phase: 'failed', text: e.text",
  ],
  [
    'accept ends as a failure',
    '{ ...ready, text: draft',
    "{ ...ready, phase: 'failed', text: draft",
  ],
  [
    'scratch ends a preview as a failure',
    "case 'preview scratch':\n      return ready",
    "case 'preview scratch':\n      return { ...ready, phase: 'failed' }",
  ],
  [
    'a failure ends a preview',
    "case 'waiting fail':",
    "case 'preview fail':\n    case 'waiting fail':",
  ],
  ['accept takes a draft that nobody has seen', 'e.text === draft ?', 'true ?'],
]

/** Mean seconds until a command has worked. */
const expectedTime = (s: number, c: number, p: number): number => s + ((s + c) * (1 - p)) / p

/** The 95% interval of a share, as Wilson has it. */
function wilson(right: number, all: number): readonly [low: number, high: number] {
  const share = right / all
  const square = 1.96 ** 2
  const middle = share + square / (2 * all)
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / all + square / (2 * all) ** 2)
  return [(middle - reach) / (1 + square / all), (middle + reach) / (1 + square / all)]
}

function pairOf(pair: string): [word: string, other: string] {
  const [word = '', other = ''] = pair.split('/')
  return [word, other]
}

describe('the article on hands-free coding', () => {
  it('has tests that pass', () => {
    for (const name of ['grammar.test.mjs', 'session.test.mjs'])
      expect(run('--test-reporter=tap', name)).toContain('# fail 0')
  })

  it.each(FAULTS)('has a test that notices when %s', (_, text, becomes) => {
    const broken = saveListings(article)
    const file = path.join(broken, 'session.mjs')
    const parts = readFileSync(file, 'utf8').split(text)
    expect(parts).toHaveLength(2)
    writeFileSync(file, parts.join(becomes))
    expect(() => printed(broken, process.execPath, 'session.test.mjs')).toThrow('session.test.mjs')
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
    expect(article.prose).toContain(
      `the ${vocabulary().length} words that the engine for commands must know`,
    )
    expect(vocabulary([['fetch', 'UNIT']])).toHaveLength(9)
    expect(article.prose).toContain(`an engine that knows ${vocabulary().length} words`)
  })

  it('never reads the harmless pairs as another command', async () => {
    const { parse, say } = await load<Grammar>('grammar.mjs')
    const other = new Map('go/oh oh/go line/nine nine/line lines/nines'.split(' ').map(pairOf))
    const numbers = Array.from({ length: 9999 }, (_, index) => say(index + 1))
    const commands = [
      'take line',
      ...numbers.flatMap((number) => [`go ${number}`, `take ${number} lines`]),
    ]
    const swapped = commands.flatMap((command) => {
      const words = command.split(' ')
      return words.flatMap((word, index) => {
        const heard = other.get(word)
        return heard ? [words.with(index, heard).join(' ')] : []
      })
    })
    expect(swapped).toContain('take one go five lines')
    expect(swapped.filter((heard) => parse(heard) !== null)).toEqual([])
  })

  it('counts a command as right that does the same, however it is written', async () => {
    const { score } = await load<Scoring>('score.mjs')
    const said = ['camel parse next token', 'snake version two', 'go one twenty', 'ask why']
    const heard = ['Camel Parse Next Token.', 'Snake version 2.', 'Go 1:20.', 'Ask, why not?']
    expect(score(said, heard).commands).toEqual({ right: 4, refused: 0, wrong: 0 })
    expect(score(['ask a'], ['camel ask']).commands.wrong).toBe(1)
    const name = score(['camel parse next token'], ['Camel parseNextToken.'])
    expect(name.commands.right).toBe(1)
  })

  it('counts talk as right that is refused', async () => {
    const { score } = await load<Scoring>('score.mjs')
    const { commands } = score(['so anyway', 'so anyway'], ['So anyway.', 'go eight'])
    expect(commands).toEqual({ right: 1, refused: 0, wrong: 1 })
  })

  it('says how far the interval of 24 right in thirty reaches', () => {
    const [low, high] = wilson(24, 30).map((share) => Math.round(100 * share))
    expect(article.prose).toContain(
      `For 24 right of 30, the 95% interval is about ${low}% to ${high}%`,
    )
  })

  it('says how often a number that lost a word is another number', async () => {
    const { parse, say } = await load<Grammar>('grammar.mjs')
    const shortened = Array.from({ length: 9999 }, (_, index) => say(index + 1).split(' '))
      .filter(({ length }) => length > 1)
      .flatMap((words) => words.map((_, lost) => words.toSpliced(lost, 1).join(' ')))
    const obeyed = shortened.filter((number) => parse(`go ${number}`) !== null)
    expect(obeyed.length / shortened.length).toBeCloseTo(0.75, 1)
    expect(article.prose).toContain('three times out of four')
  })

  it('resolves names as its table says', async () => {
    const { format, resolve } = await load<Names>('names.mjs')
    for (const said of ['parse next token', 'Parse next token.', 'parseNextToken'])
      expect(format('camel', said)).toBe('parseNextToken')
    expect(format('snake', 'don’t retry')).toBe('dont_retry')
    const symbols = 'parseToken parseTokens retryBudget userId user_id useRefCount'.split(' ')
    const rows = [...article.prose.matchAll(/\| "([^"|]+)" \| ([^|]+?) (?=\|)/g)]
    expect(rows).toHaveLength(6)
    for (const [, heard = '', result = ''] of rows) {
      const { kind, name, options } = resolve(heard, symbols)
      // The running text of an article has no marks, so user_id is userid in it.
      const said = { found: name, ask: `asks: ${options?.join(' or ')}?`, new: 'a new name' }[kind]
      expect(result).toBe(said?.replaceAll('_', ''))
    }
    expect(resolve('is valid', ['isInvalid'])).toEqual({ kind: 'ask', options: ['isInvalid'] })
    expect(resolve('cat', ['bat', 'hat', 'rat', 'table']).options).toEqual(['bat', 'hat', 'rat'])
    expect(resolve('parse token', ['parseToken', 'parseToken']).kind).toBe('found')
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
