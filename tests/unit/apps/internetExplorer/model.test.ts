import { describe, expect, it } from 'vitest'
import {
  addressAt,
  BROWSER_PATH,
  type BrowserState,
  keptBrowser,
  queryAt,
  resultsPath,
  stateAt,
  titleAt,
} from '../../../../src/apps/internetExplorer/search/model.ts'
import {
  shortAddressAt,
  visitedPaths,
} from '../../../../src/apps/internetExplorer/search/visited.ts'

const HOME: BrowserState = { path: BROWSER_PATH, text: '', tab: 'All' }

describe('a page of the browser', () => {
  it('is home, where nothing was searched for', () => {
    expect(queryAt(BROWSER_PATH)).toBeNull()
    expect(addressAt(BROWSER_PATH)).toBe('https://www.google.com/')
    expect(titleAt(BROWSER_PATH)).toBe('Google - Internet Explorer')
  })

  it.each([
    ['meadow', 'meadow'],
    [' ', '%20'],
    ['0', '0'],
    ['two words', 'two%20words'],
    ['a&b=c#d/?', 'a%26b%3Dc%23d%2F%3F'],
    ['<b>"\'', "%3Cb%3E%22'"],
    ['çà 草地 🌼', '%C3%A7%C3%A0%20%E8%8D%89%E5%9C%B0%20%F0%9F%8C%BC'],
  ])('is the results for %j, with %s in its address', (query, encoded) => {
    const path = resultsPath(query)
    expect(queryAt(path)).toBe(query)
    expect(addressAt(path)).toBe(`https://www.google.com/search?q=${encoded}`)
    expect(titleAt(path)).toBe(`${query} - Google Search - Internet Explorer`)
    expect(stateAt(HOME, path)).toEqual({ path, text: query, tab: 'All' })
  })

  it('has an address for half a surrogate pair, too', () => {
    const address = addressAt(resultsPath('half \uD83D of a pair \uDE00'))
    expect(decodeURIComponent(address)).toContain('half \uFFFD of a pair \uFFFD')
  })

  it('keeps what is typed and chosen until another page is shown', () => {
    const typing: BrowserState = { path: resultsPath('a'), text: 'ab', tab: 'News' }
    expect(stateAt(typing, typing.path)).toBe(typing)
    expect(stateAt(typing, BROWSER_PATH)).toEqual(HOME)
  })
})

describe('what survives a reload', () => {
  const state: BrowserState = { path: resultsPath('red'), text: 'red shoes', tab: 'Images' }

  it('is the state, with as much of the text as there is room for', () => {
    expect(keptBrowser({ ...state, more: 1 })).toEqual(state)
    expect(keptBrowser({ ...state, text: 'x'.repeat(9000) })?.text).toHaveLength(2000)
  })

  it.each([undefined, null, 7, 'red', {}, [], { ...state, tab: 'Mine' }, { ...state, text: 7 }])(
    'is nothing of %j',
    (value) => expect(keptBrowser(value)).toBeUndefined(),
  )
})

describe('the addresses of a window', () => {
  it('are where it has been, the last first and each once, and always the home page', () => {
    const stop = (id: string, query: string) => ({
      id,
      appName: 'Internet Explorer',
      location: { path: query === '' ? BROWSER_PATH : resultsPath(query) },
    })
    const stops = [
      null,
      stop('1', ''),
      stop('1', 'a'),
      stop('2', 'c'),
      stop('1', 'b'),
      stop('1', 'a'),
    ]
    expect(visitedPaths([...stops, 'address'], '1')).toEqual([
      resultsPath('a'),
      resultsPath('b'),
      BROWSER_PATH,
    ])
    expect(visitedPaths([], '1')).toEqual([BROWSER_PATH])
    const many = Array.from({ length: 40 }, (_, index) => stop('1', String(index)))
    expect(visitedPaths(many, '1')).toHaveLength(12)
    expect(visitedPaths(many, '1').at(-1)).toBe(BROWSER_PATH)
  })

  it('are cut where they are long', () => {
    expect(shortAddressAt(BROWSER_PATH)).toBe(addressAt(BROWSER_PATH))
    expect(shortAddressAt(resultsPath('x'.repeat(100)))).toHaveLength(60)
  })
})
