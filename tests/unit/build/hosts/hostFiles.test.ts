import { describe, expect, it } from 'vitest'
import { caddyfile } from '../../../../src/build/hosts/caddyfile.ts'
import { type HostFacts, typesOf } from '../../../../src/build/hosts/hostFacts.ts'
import { nginxConf } from '../../../../src/build/hosts/nginxConf.ts'
import { headersFile, redirectsFile } from '../../../../src/build/hosts/staticHostFiles.ts'
import { parseHeaders, parseRedirects } from '../../../support/staticHost.ts'

const facts: HostFacts = {
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  redirects: [{ from: '/blog/old-name', to: '/blog/new-name' }],
  hasAssistant: true,
  types: { html: 'text/html; charset=utf-8', md: 'text/markdown; charset=utf-8', png: 'image/png' },
}

describe('the types of files', () => {
  it('are known for every ending of the site, compressed copies apart', () => {
    expect(typesOf(['a.html', 'a.html.br', 'b/c.webmanifest', 'b/d.woff2', 'README'])).toEqual({
      html: 'text/html; charset=utf-8',
      webmanifest: 'application/manifest+json; charset=utf-8',
      woff2: 'font/woff2',
    })
  })
})

describe('the files for static hosts', () => {
  it('give every path the headers, and no path the same header twice', () => {
    const rules = parseHeaders(headersFile(facts))
    expect(rules[0]).toEqual({ pattern: '/*', headers: Object.entries(facts.headers) })
    const everywhere = new Set(rules[0]?.headers.map(([name]) => name))
    const others = rules.slice(1).flatMap(({ headers }) => headers.map(([name]) => name))
    expect(others).not.toHaveLength(0)
    expect(others.filter((name) => everywhere.has(name))).toEqual([])
  })

  it('redirect what has moved', () => {
    expect([...parseRedirects(redirectsFile(facts))]).toEqual([
      ['/blog/old-name', '/blog/new-name'],
    ])
  })
})

describe('a configuration of a web server', () => {
  it.each([
    ['nginx', nginxConf(facts)],
    ['Caddy', caddyfile(facts)],
  ])('holds headers, redirects and types, and its braces match: %s', (_, text) => {
    for (const [name, value] of Object.entries(facts.headers))
      expect(text).toContain(`${name} "${value}"`)
    expect(text).toContain('/blog/old-name /blog/new-name')
    expect(text).toContain('text/markdown')
    expect(text.split('{')).toHaveLength(text.split('}').length)
  })
})
