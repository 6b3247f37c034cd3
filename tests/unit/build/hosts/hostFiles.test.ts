import { describe, expect, it } from 'vitest'
import { caddyfile } from '../../../../src/build/hosts/caddyfile.ts'
import { chatServerIn, type HostFacts } from '../../../../src/build/hosts/hostFacts.ts'
import { nginxConf, nginxLocations, nginxSite } from '../../../../src/build/hosts/nginxConf.ts'
import { headersFile, redirectsFile } from '../../../../src/build/hosts/staticHostFiles.ts'
import { parseHeaders, parseRedirects } from '../../../support/staticHost.ts'

const facts: HostFacts = {
  address: 'https://ada.example',
  chatServer: '127.0.0.1:4173',
  files: '/home/ada/my site/dist/client',
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  base: '/',
  redirects: [{ from: '/blog/old-name', to: '/blog/new-name' }],
  hasAssistant: true,
  types: { html: 'text/html; charset=utf-8', md: 'text/markdown; charset=utf-8', png: 'image/png' },
  nginxLines: null,
}

/** The same site at an address with a path. */
const BELOW: HostFacts = { ...facts, address: 'https://ada.example/a.b/c', base: '/a.b/c/' }

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
      ['/blog/old-name', { to: '/blog/new-name', status: 301 }],
    ])
  })

  it('say all of it of a folder where the address has a path', () => {
    const patterns = parseHeaders(headersFile(BELOW)).map(({ pattern }) => pattern)
    expect(patterns).toEqual(['/a.b/c/*', '/a.b/c/assets/*', '/a.b/c/sw.js'])
    expect([...parseRedirects(redirectsFile(BELOW))]).toEqual([
      ['/', { to: '/a.b/c/', status: 302 }],
      ['/a.b/c/blog/old-name', { to: '/a.b/c/blog/new-name', status: 301 }],
    ])
  })
})

describe('a configuration of a web server', () => {
  it.each([
    ['nginx', nginxConf(facts)],
    ['Caddy', caddyfile(facts)],
  ])('holds headers, redirects and types, and its braces match: %s', (host, text) => {
    // Without that word nginx leaves them out where it answers with an error.
    const end = host === 'nginx' ? ' always;' : ''
    for (const [name, value] of Object.entries(facts.headers))
      expect(text).toContain(`${name} "${value}"${end}`)
    expect(text).toMatch(/\/blog\/old-name.* \/blog\/new-name/)
    expect(text).toContain('text/markdown')
    expect(text.split('{')).toHaveLength(text.split('}').length)
  })

  it.each([
    ['nginx', nginxConf],
    ['Caddy', caddyfile],
  ])('leaves out the assistant where the site has none: %s', (_, write) => {
    for (const each of [facts, BELOW]) {
      expect(write(each)).toContain('/chat')
      expect(write({ ...each, hasAssistant: false })).not.toContain('/chat')
    }
  })

  it.each([
    [
      'nginx',
      nginxConf(BELOW),
      ['location /a.b/c/ {', String.raw`rewrite ^/a\.b/c/(.*?)/?$ /$1 break;`],
    ],
    ['Caddy', caddyfile(BELOW), ['handle_path /a.b/c/* {', 'redir /a.b/c /a.b/c/ 302']],
  ])('names the path of the address everywhere: %s', (_, text, lines) => {
    expect(text).toMatch(/\/a\.b\/c\/blog\/old-name.* \/a\.b\/c\/blog\/new-name/)
    expect(text).toContain('/a.b/c/chat {')
    for (const line of lines) expect(text).toContain(line)
    expect(text.split('{')).toHaveLength(text.split('}').length)
  })

  it('of nginx shares no name with that of another site, so that one nginx serves both', () => {
    const other: HostFacts = { ...BELOW, address: 'https://ada.example/other', base: '/other/' }
    const names = (text: string) =>
      [
        ...text.matchAll(
          /\/tmp\/[\w.-]+|(?:map|set) \$.*|^ *location (?:= )?\/\w.* \{|\$meadow\w*/gm,
        ),
      ].map(([name]) => name.trim())
    for (const write of [nginxConf, nginxLocations]) {
      const [own, others] = [names(write(BELOW)), names(write(other))]
      expect(own.length).toBeGreaterThan(4)
      expect(own.filter((name) => others.includes(name))).toEqual([])
    }
    expect(nginxSite(BELOW)).toContain('server_name ada.example;')
    expect(nginxLocations({ ...BELOW, nginxLines: 'root /srv/ada;' })).toContain('root /srv/ada;')
  })

  it('of nginx listens and finds the files as the owner says, and as it can where they say nothing', () => {
    const own = (nginxLines: string | null) => nginxConf({ ...facts, nginxLines })
    expect(own(null)).toMatch(/ listen 8080;\n *server_name ada.example;\n *root client;/)
    const named = own('server_name ada.example;\nroot /srv/ada/client;\n')
    expect(named).toContain('  listen 8080;\n')
    expect(named).toMatch(/ server_name ada.example;\n *root \/srv\/ada\/client;\n/)
    expect(named).not.toContain('root client;')
    expect(own('root\t/srv/ada/client;')).not.toContain('root client;')
    expect(own('listen 443 ssl;')).not.toContain('listen 8080;')
  })

  it.each([
    ['nginx-site', nginxSite(facts)],
    ['nginx-site below a path', nginxSite(BELOW)],
    ['nginx-locations', nginxLocations(BELOW)],
  ])('that another one includes finds the files from anywhere: %s', (_, text) => {
    expect(text).toContain('  root "/home/ada/my site/dist/client";\n')
    expect(text).not.toContain('root client;')
    expect(text).toMatch(/^# If the files are to lie elsewhere, write "root .*nginx\.conf/)
  })

  it('serves a path of a university, as /~me', () => {
    const home: HostFacts = { ...facts, address: 'https://uni.example/~me', base: '/~me/' }
    expect(nginxLocations(home)).toContain('location /~me/ {')
    expect(nginxLocations(home)).toContain('location = /~me {')
    expect(nginxLocations(home)).toContain('rewrite ^/~me/(.*?)/?$ /$1 break;')
    expect(caddyfile(home)).toContain('handle_path /~me/* {')
  })
})

it.each(['http://127.0.0.1:4199', 'localhost'])(
  'a server of the assistant is a host with a port, and not %s',
  (server) => {
    expect(() => chatServerIn({ MEADOW_CHAT_SERVER: server })).toThrow(
      'takes a host with a port, such as 127.0.0.1:4174',
    )
    expect(chatServerIn({ MEADOW_CHAT_SERVER: 'chat.example:80' })).toBe('chat.example:80')
  },
)
