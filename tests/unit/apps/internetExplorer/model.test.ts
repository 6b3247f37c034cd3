import { describe, expect, it } from 'vitest'
import {
  addressOf,
  browse,
  type BrowserAction,
  type BrowserState,
  INITIAL_BROWSER,
  keptBrowser,
  titleOf,
} from '../../../../src/apps/internetExplorer/search/model.ts'

const after = (...actions: readonly BrowserAction[]) => actions.reduce(browse, INITIAL_BROWSER)
const typed = (text: string): BrowserAction => ({ type: 'typed', text })
const SEARCHED: BrowserAction = { type: 'searched' }
const HOME: BrowserAction = { type: 'wentHome' }

describe('a search', () => {
  it('shows the results of what was typed, which stays in the box', () => {
    expect(after(typed('meadow'), SEARCHED)).toEqual({
      route: 'search',
      query: 'meadow',
      text: 'meadow',
      tab: 'All',
    })
  })

  it('is ignored while nothing is typed, on both pages', () => {
    expect(after(SEARCHED)).toBe(INITIAL_BROWSER)
    const emptied = after(typed('a'), SEARCHED, typed(''))
    expect(browse(emptied, SEARCHED)).toBe(emptied)
    expect(emptied.query).toBe('a')
  })

  it.each([[' '], ['\t'], ['0'], ['<b>'], ['\uD83D']])(
    'takes %j, for only its length counts',
    (text) => {
      expect(after(typed(text), SEARCHED)).toMatchObject({ route: 'search', query: text })
    },
  )

  it('takes nothing over before it is made', () => {
    const typing = after(typed('one'), SEARCHED, typed('one two'))
    expect(typing).toMatchObject({ query: 'one', text: 'one two' })
    expect(browse(typing, SEARCHED)).toMatchObject({ query: 'one two', text: 'one two' })
  })

  it('keeps the tab that was chosen', () => {
    const searched = after(typed('a'), SEARCHED, { type: 'tabSelected', tab: 'News' }, typed('b'))
    expect(browse(searched, SEARCHED).tab).toBe('News')
  })
})

describe('going home', () => {
  it('leaves nothing of the search', () => {
    const results = after(typed('a'), SEARCHED, { type: 'tabSelected', tab: 'Maps' })
    expect(browse(results, HOME)).toEqual(INITIAL_BROWSER)
  })

  it('from home changes nothing, not even what is being typed', () => {
    const typing = after(typed('half a wo'))
    expect(browse(typing, HOME)).toBe(typing)
  })
})

describe('the address', () => {
  it('is the home page there', () => {
    expect(addressOf(after(typed('not searched for yet')))).toBe('https://www.google.com/')
  })

  it.each([
    ['meadow', 'meadow'],
    ['two words', 'two%20words'],
    ['a&b=c#d/?', 'a%26b%3Dc%23d%2F%3F'],
    ['<b>"\'', "%3Cb%3E%22'"],
    ['çà 草地 🌼', '%C3%A7%C3%A0%20%E8%8D%89%E5%9C%B0%20%F0%9F%8C%BC'],
    ['half \uD83D of a pair \uDE00', 'half%20%EF%BF%BD%20of%20a%20pair%20%EF%BF%BD'],
  ])('of the results holds %j as %s', (query, encoded) => {
    expect(addressOf({ route: 'search', query })).toBe(`https://www.google.com/search?q=${encoded}`)
  })
})

describe('what survives a reload', () => {
  const state: BrowserState = { route: 'search', query: 'red', text: 'red shoes', tab: 'Images' }

  it('is the state, with as much of the text as there is room for', () => {
    expect(keptBrowser({ ...state, more: 1 })).toEqual(state)
    expect(keptBrowser({ ...state, text: 'x'.repeat(9000) })?.text).toHaveLength(2000)
  })

  it.each([undefined, null, 7, 'red', {}, [], { ...state, tab: 'Mine' }, { ...state, text: 7 }])(
    'is nothing of %j',
    (value) => {
      expect(keptBrowser(value)).toBeUndefined()
    },
  )
})

describe('the title', () => {
  it('names the page that is shown', () => {
    expect(titleOf(INITIAL_BROWSER)).toBe('Google - Internet Explorer')
    expect(titleOf(after(typed('not searched for yet')))).toBe('Google - Internet Explorer')
    expect(titleOf(after(typed('two words'), SEARCHED))).toBe(
      'two words - Google Search - Internet Explorer',
    )
    expect(titleOf(after(typed('meadow'), SEARCHED, HOME))).toBe('Google - Internet Explorer')
  })
})
