import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { type Console, hear, linesOf, START } from '../../../src/sample/islands/grammar/console.ts'
import { type Command, parse, say } from '../../../src/sample/islands/grammar/grammar.ts'
import { format } from '../../../src/sample/islands/grammar/names.ts'
import { type Session, sessionOf, step } from '../../../src/sample/islands/grammar/session.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

interface Listings {
  parse(utterance: string): Command | null
  format(style: string, phrase: string): string
  start(text: string): Session
  step(session: Session, event: { readonly type: string }): Session
}

/** The article's own programs. */
async function listings(): Promise<Listings> {
  const article = readFileSync(path.join(ROOT, 'src/sample/posts/hands-free-coding.mdx'), 'utf8')
  const folder = temporaryFolder()
  const files = ['edits.mjs', 'grammar.mjs', 'names.mjs', 'session.mjs'].map((name) => {
    const code = article.split('```js\n').find((text) => text.startsWith(`// ${name}`))
    const file = path.join(folder, name)
    writeFileSync(file, code?.split('\n```')[0] ?? '')
    return pathToFileURL(file).href
  })
  const modules = files.map(async (file): Promise<unknown> => import(file))
  return Object.assign({}, ...(await Promise.all(modules))) as Listings
}

const WORDS =
  'go take chuck camel snake ask accept scratch one two four fifteen oh twenty hundred thousand word lines block 3 1,200 1:20 -1 don’t हिन्दी Please. “Ask Ask? Parse parseNextToken'

describe('the grammar of the figure', () => {
  let article: Listings
  beforeAll(async () => {
    article = await listings()
  })

  it('reads every utterance as the listing of the article does', () => {
    const utterances = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 6 })
    fc.assert(
      fc.property(utterances, (said) => {
        expect(parse(said.join(' '))).toEqual(article.parse(said.join(' ')))
      }),
      { numRuns: 1000 },
    )
    for (let n = 1; n < 9999; n += 7)
      expect(parse(`go ${say(n)}`)).toEqual({ verb: 'go', args: [n] })
  })

  it('writes names as the listing of the article does', () => {
    const phrases = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom('camel', 'snake'), phrases, (style, said) => {
        expect(format(style, said.join(' '))).toBe(article.format(style, said.join(' ')))
      }),
    )
  })

  it('goes through the phases of the article', () => {
    const types = ['edit', 'ask', 'draft', 'fail', 'accept', 'scratch'] as const
    const events = fc.array(fc.record({ type: fc.constantFrom(...types), late: fc.boolean() }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(events, (all) => {
        let ours = sessionOf('first')
        let theirs = article.start('first')
        all.forEach(({ type, late }, index) => {
          const text = type === 'accept' && !late ? ours.draft : `text ${index}`
          const event = { type, text: text ?? '', turn: ours.turn - (late ? 1 : 0) }
          ours = step(ours, event)
          theirs = article.step(theirs, event)
          expect(ours).toEqual(theirs)
        })
      }),
    )
  })
})

const after = (...said: readonly string[]): Console => said.reduce(hear, START)

describe('the console', () => {
  it('begins with two lines taken', () => {
    expect(START).toMatchObject({ line: 2, taken: { lines: 2 }, heard: 'take two lines' })
  })

  it('deletes only what was seen to be taken, and scratch brings it back', () => {
    const gone = after('chuck')
    expect(linesOf(gone)).toHaveLength(4)
    expect(after('chuck', 'chuck').told).toBe('Nothing is taken yet.')
    expect(linesOf(after('chuck', 'scratch'))).toEqual(linesOf(START))
  })

  it('takes words from the line it stands on, and writes names in their place', () => {
    expect(linesOf(after('go five', 'take two words', 'camel guest phone'))[4]).toBe(
      'guestPhone to speaker',
    )
    expect(linesOf(after('go five', 'snake guest phone'))[5]).toBe('guest_phone')
    expect(linesOf(after('go five', 'Camel guestPhone.'))[5]).toBe('guestPhone')
    expect(linesOf(after('Snake don’t retry'))[2]).toBe('dont_retry')
    expect(linesOf(after('camel _'))).toEqual(linesOf(START))
  })

  it('keeps a draft out of the text until it is accepted', () => {
    const draft = after('ask add a note')
    expect(draft.session).toMatchObject({ phase: 'preview', text: START.session.text })
    expect(linesOf(draft)[3]).toBe('# add a note')
    expect(linesOf(after('ask add a note', 'scratch'))).toEqual(linesOf(START))
    expect(after('ask add a note', 'take one line', 'chuck').told).toContain('A draft is waiting')
    expect(after('ask add a note', 'accept').session.text).toContain('# add a note')
  })

  it('hands a request over as it was typed', () => {
    expect(linesOf(after('Ask: return -1, not "foo-bar".'))[3]).toBe('# return -1, not "foo-bar".')
  })

  it('refuses what has no reading, or two, and says what it cannot do', () => {
    expect(after('go four two')).toMatchObject({ command: null, session: START.session })
    expect(after('go forty two').told).toBe('There are only 6 lines.')
    expect(after('scratch').told).toBe('There is nothing left to take back.')
    expect(after('take function').told).toContain('no functions')
  })

  it('is back at its first text after enough scratching, whatever was said', () => {
    const said = fc.array(
      fc.constantFrom(
        'go two',
        'go six',
        'take two lines',
        'take block',
        'take word',
        'chuck',
        'camel a b',
        'ask x',
        'accept',
        'scratch',
        'no',
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(said, (all) => {
        let now = after(...all)
        expect(now.line).toBeLessThan(linesOf(now).length)
        for (let count = 0; count <= all.length; count += 1) now = hear(now, 'scratch')
        expect(now.session.text).toBe(START.session.text)
      }),
    )
  })
})
