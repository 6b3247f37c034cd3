import { describe, expect, it } from 'vitest'
import { site } from '../../../content/site.ts'
import { contentSources, originsOf } from '../../../../src/server/http/outsideSources.ts'
import { contentSecurityPolicy } from '../../../../src/server/http/securityHeaders.ts'

describe('the origin of an address', () => {
  it('is all of another host that a page may ask for', () => {
    expect(originsOf('https://upload.example.org/a/b.svg?c=d')).toEqual([
      'https://upload.example.org',
    ])
    expect(originsOf('http://localhost:8080/logo.png')).toEqual(['http://localhost:8080'])
  })

  it.each([[null], ['/logo.svg'], ['logo.svg'], [''], ['data:image/png;base64,AA'], ['https://']])(
    'is none for %j',
    (address) => {
      expect(originsOf(address)).toEqual([])
    },
  )
})

describe("the content's sources", () => {
  it('let pages fetch pictures from the host of the logo, and nothing else from anywhere', () => {
    expect(contentSources(site)).toEqual({ images: originsOf(site.searchLogo) })
    const directives = contentSecurityPolicy(contentSources(site)).split('; ')
    for (const origin of originsOf(site.searchLogo)) {
      const naming = directives.filter((directive) => directive.includes(origin))
      expect(naming).toEqual([`img-src 'self' data: blob: ${origin}`])
    }
  })
})
