import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenAfter } from '../../../src/find/choice.ts'
import type { Entry } from '../../../src/find/entry.ts'
import { createFinder } from '../../../src/find/finder.ts'
import { INDEX_FILE } from '../../../src/find/indexFile.ts'

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
const finder = createFinder(TEA)

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
    const small = createFinder([drawing, app])
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

  it('may be a part of prose without spaces', () => {
    const texts = [
      'การออกแบบที่ดี',
      'การอบแกก',
      'ການອອກແບບ',
      'ការរចនាដ៏ស្រស់',
      'မြန်မာဘာသာစကား',
      '我喜欢绿茶',
    ]
    const small = createFinder(
      texts.map((text) => ({ group: 'Articles', name: 'A', text, link: text })),
    )
    const links = (query: string) =>
      small.find(query).flatMap(({ hits }) => hits.map(({ entry }) => entry.link))
    expect(links('ออกแบบ')[0]).toBe('การออกแบบที่ดี')
    expect(links('รจ')).toEqual([])
    expect(links('ອອກແບບ')).toEqual(['ການອອກແບບ'])
    expect(links('រចនា')).toEqual(['ការរចនាដ៏ស្រស់'])
    expect(links('ဘာသာ')).toEqual(['မြန်မာဘာသာစကား'])
    expect(links('茶')).toEqual(['我喜欢绿茶'])
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

  it('never ends in an error, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(finder.find(query).every(({ hits }) => hits.length > 0)).toBe(true)
      }),
    )
  })
})

it('the file is refused where a network answers with something else', () => {
  expect(INDEX_FILE.parse(TEA)).toEqual(TEA)
  for (const other of [null, {}, '<!doctype html>']) {
    expect(() => INDEX_FILE.parse(other)).toThrow('Expected a list of entries')
  }
})

it('the keyboard goes through the results and round, and leaves other keys to the text', () => {
  expect(chosenAfter('ArrowDown', 0, 3)).toBe(1)
  expect(chosenAfter('ArrowDown', 2, 3)).toBe(0)
  expect(chosenAfter('ArrowUp', 0, 3)).toBe(2)
  expect(chosenAfter('PageDown', 0, 3)).toBe(2)
  expect(chosenAfter('PageUp', 2, 3)).toBe(0)
  expect(chosenAfter('Home', 1, 3)).toBeUndefined()
  expect(chosenAfter('ArrowDown', 0, 0)).toBeUndefined()
})
