import { describe, expect, it } from 'vitest'
import { licenceWords } from '../../../src/owner/licence.ts'
import { site } from '../../../src/sample/site.ts'

const { owner } = site

describe('the licence of words and pictures', () => {
  it('may be CC BY 4.0', () => {
    expect(licenceWords({ owner, licence: { kind: 'CC BY 4.0' } })).toMatchObject({
      notice: 'Some rights reserved',
      url: 'https://creativecommons.org/licenses/by/4.0/',
    })
  })

  it('may reserve all rights, and then names no other licence', () => {
    const words = licenceWords({ owner, licence: { kind: 'all rights reserved' } })
    expect(words.notice).toBe('All rights reserved')
    expect(JSON.stringify(words)).not.toMatch(/CC BY|creativecommons|Some rights/)
    expect(words.url).toBe('/licence')
  })

  it('may be of the owner’s own', () => {
    const licence = { kind: 'own', name: 'My terms', terms: ['Read it.', 'Share it.'] } as const
    expect(licenceWords({ owner, licence })).toEqual({
      name: 'My terms',
      notice: 'My terms',
      summary: 'Read it. Share it.',
      url: '/licence',
    })
  })
})
