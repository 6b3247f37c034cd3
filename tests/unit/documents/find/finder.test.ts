import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { chosenAfter } from '../../../../src/documents/find/choice.ts'
import type { Entry } from '../../../../src/documents/find/entry.ts'
import { createFinder, indexOf } from '../../../../src/documents/find/finder.ts'
import { INDEX_FILE } from '../../../../src/documents/find/indexFile.ts'
import { packIndex, unpackIndex } from '../../../../src/documents/find/packedIndex.ts'

const TEA: readonly Entry[] = [
  { group: 'Articles', name: 'A book of tea', text: 'How to brew tea.', link: '/blog/tea' },
  {
    group: 'Articles',
    name: 'Brewing',
    within: 'A book of tea',
    text: 'Boiling water makes green tea bitter.',
    link: '/blog/tea#brewing',
  },
  { group: 'Skills', name: 'Kettles', link: '/about' },
  { group: 'Pages', name: 'Who', within: 'What', text: 'Of a gardener.', link: '/who' },
  { group: 'Files', name: 'kettle.svg', within: 'C:\\icons', link: '/kettle.svg' },
]
const finder = createFinder(indexOf(TEA))

/** What is found with what score, but for how numbers are rounded when they are added up in another order. */
function scores(search: MiniSearch, query: string): ReadonlyMap<number, string> {
  const found = search.search(query, { prefix: true })
  return new Map(found.map(({ id, score }) => [id as number, score.toFixed(6)] as const))
}

const named = (query: string, from = finder): readonly string[] =>
  from.find(query).flatMap(({ group, hits }) => hits.map(({ entry }) => `${group}/${entry.name}`))

describe('what is found', () => {
  it('stands in groups, that of the best hit first', () => {
    expect(named('kettle')).toEqual(['Skills/Kettles', 'Files/kettle.svg'])
    expect(named('tea')[0]).toBe('Articles/A book of tea')
  })

  it('is no drawing of the desktop, unless a file is asked for by its name', () => {
    const drawing: Entry = { group: 'Files', name: 'mail.svg', within: 'C:\\assets\\icons' }
    const app: Entry = { group: 'Apps', name: 'E-mail', words: 'mail' }
    const small = createFinder(indexOf([drawing, app]))
    expect(named('mail', small)).toEqual(['Apps/E-mail'])
    expect(named('mail svg', small)).toEqual(['Apps/E-mail'])
    expect(named('mail.svg', small)[0]).toBe('Files/mail.svg')
  })

  it('may be typed wrong, or not to its end', () => {
    expect(named('ketlle')[0]).toBe('Skills/Kettles')
    expect(named('ketles')[0]).toBe('Skills/Kettles')
    expect(named('boi')).toEqual(['Articles/Brewing'])
    expect(named('gree bit')).toEqual(['Articles/Brewing'])
  })

  it('may be called by words of grammar alone', () => {
    expect(named('who')).toEqual(['Pages/Who'])
  })

  it('is nothing for nothing', () => {
    expect(named('')).toEqual([])
    expect(named(' … ')).toEqual([])
    expect(named('xyzzy')).toEqual([])
  })

  it('tells which words match', () => {
    const [group] = finder.find('bew boilin')
    expect(group?.hits.map(({ terms }) => [...terms])).toEqual([['boiling']])
  })

  it('includes what this desktop adds', () => {
    const app = { group: 'Apps', name: 'Teapot', appName: 'Teapot', words: 'pour' } as const
    const more = createFinder(indexOf(TEA), [app])
    expect(named('pour', more)).toEqual(['Apps/Teapot'])
    expect(named('teapot', more)[0]).toBe('Apps/Teapot')
  })

  it('never ends in an error, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(finder.find(query).every(({ hits }) => hits.length > 0)).toBe(true)
      }),
    )
  })

  it('is the same after a journey as a file', () => {
    const file = INDEX_FILE.parse(JSON.parse(JSON.stringify(indexOf(TEA))))
    expect(named('tea', createFinder(file))).toEqual(named('tea'))
  })
})

describe('the file', () => {
  it('is refused where it is none, or leads elsewhere', () => {
    expect(() => INDEX_FILE.parse({})).toThrow('Invalid key')
    const { packed } = indexOf([])
    const entry = { group: 'Pages', name: 'x', link: '//evil.example' }
    expect(() => INDEX_FILE.parse({ entries: [entry], packed })).toThrow('Invalid format')
    expect(INDEX_FILE.parse({ entries: [], packed }).entries).toEqual([])
  })

  it('packs any index without a loss', () => {
    const word = fc.stringMatching(/^[a-zé]{1,9}$/)
    const entry = fc.record({ title: fc.array(word), text: fc.option(fc.array(word)) })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const options = { fields: ['title', 'text'], tokenize: (text: string) => text.split(' ') }
        const search = new MiniSearch(options)
        search.addAll(
          entries.map(({ title, text }, id) => ({
            id,
            title: title.join(' '),
            text: text?.join(' '),
          })),
        )
        const packed = JSON.parse(JSON.stringify(packIndex(search.toJSON())))
        const loaded = MiniSearch.loadJS(unpackIndex(packed, options.fields), options)
        for (const query of new Set(entries.flatMap(({ title }) => title))) {
          expect(scores(loaded, query)).toEqual(scores(search, query))
        }
      }),
    )
  })
})

describe('the keyboard', () => {
  it('goes through the results and round, and leaves other keys to the text', () => {
    expect(chosenAfter('ArrowDown', 0, 3)).toBe(1)
    expect(chosenAfter('ArrowDown', 2, 3)).toBe(0)
    expect(chosenAfter('ArrowUp', 0, 3)).toBe(2)
    expect(chosenAfter('PageDown', 0, 3)).toBe(2)
    expect(chosenAfter('PageUp', 2, 3)).toBe(0)
    expect(chosenAfter('Home', 1, 3)).toBeUndefined()
    expect(chosenAfter('ArrowDown', 0, 0)).toBeUndefined()
  })
})
