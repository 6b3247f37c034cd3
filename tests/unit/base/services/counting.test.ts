import { describe, expect, it } from 'vitest'
import {
  countIfStored,
  countWhenAllowed,
  type Counter,
} from '../../../../src/base/services/counting.ts'
import { createStorage } from '../../../../src/base/services/storage.ts'

const STATS: Counter = {
  script: 'https://stats.example/a.js',
  endpoint: 'https://stats.example',
  data: { 'website-id': '1' },
}

/** As much of a document as takes scripts. */
function fakePage() {
  const scripts: { src: string; async: boolean; attributes: Record<string, string> }[] = []
  const page = {
    scripts,
    createElement: () => {
      const attributes: Record<string, string> = {}
      return {
        attributes,
        set src(address: string) {
          attributes['src'] = address
        },
        async: false,
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      }
    },
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
  }
  return { page: page as unknown as Document, scripts }
}

function fakeView(entry: unknown) {
  const { page, scripts } = fakePage()
  const localStorage = {
    getItem: () => (typeof entry === 'string' ? entry : JSON.stringify(entry)),
    setItem: () => {},
    removeItem: () => {},
  }
  return { view: { localStorage, document: page, addEventListener: () => {} }, scripts }
}

describe('a visit', () => {
  it.each([
    ['nothing', null],
    ['an answer from before the site counted', { version: 1, remembersDesk: true }],
    ['consent to somebody else', { version: 1, countedAt: 'https://other.example' }],
    ['an entry of another version', { version: 2, countedAt: STATS.endpoint }],
    ['what is no entry', '<b>'],
    ['a text', '"meadow"'],
  ])('is not counted with %s in the storage', (_, entry) => {
    const { view, scripts } = fakeView(entry)
    countIfStored(view, STATS)
    countWhenAllowed(view.document, createStorage(view), STATS)
    expect(scripts).toEqual([])
  })
})
