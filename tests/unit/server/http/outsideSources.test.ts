import { describe, expect, it } from 'vitest'
import { site } from '../../../../src/sample/site.ts'
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

  it('let pages load the script that counts visits, and send where it sends, where there is one', () => {
    const script = 'https://cdn.example/js/$a;b,c.js?site=1#x'
    const counting = { name: 'Stats', script, endpoint: 'https://stats.example' }
    const sources = contentSources({ counting })
    expect(sources).toEqual({
      images: [],
      scripts: ['https://cdn.example/js/%24a%3bb%2cc.js'],
      connect: ['https://stats.example'],
    })
    const directives = contentSecurityPolicy(sources).split('; ')
    expect(directives.filter((each) => each.includes('.example'))).toEqual([
      "script-src 'self' https://cdn.example/js/%24a%3bb%2cc.js",
      "connect-src 'self' https://stats.example",
    ])
    const own = contentSources({ counting: { ...counting, script: '/count.js' } })
    expect(own.scripts).toEqual([])
  })
})
