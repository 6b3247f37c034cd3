import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../../src/owner/leftOut.ts'
import { cannotFind, meaningOf } from '../../../src/apps/run/model.ts'
import { standardStartMenu } from '../../../src/owner/startMenu.ts'
import { REGISTRY } from '../../support/registry.ts'

const { programs, places } = standardStartMenu('Assistant')
const HOST = 'robin.example:8080'
const FILES = ['robots.txt', 'blog/Tea.md', 'assets/icons/home.svg'].map((shown) => ({
  shown,
  path: `/served/${shown}`,
}))
const known = {
  apps: REGISTRY.apps,
  rows: rowsIn([...programs, ...places]),
  hasWindow: (link: string) => REGISTRY.openLink(link) !== null,
  pages: ['/licence'],
  files: FILES,
  host: HOST,
}
const file = (shown: string) => ({
  name: shown.split('/').at(-1),
  address: `/${shown}`,
  path: `/served/${shown}`,
})
const app = (appName: string) => ({ appName })
const fragment = (href: string) => ({ href, isOutside: false })
const place = (link: string) => ({ link })

describe('Run opens', () => {
  it.each<readonly [text: string, meaning: object]>([
    ['notepad', app('Notepad')],
    ['  NOTEPAD.EXE ', app('Notepad')],
    ['iexplore', app('Internet Explorer')],
    ['desk.cpl', app('Display Properties')],
    ['mmsys.cpl', app('Sounds and Audio Devices')],
    ['timedate.cpl', app('Date and Time')],
    ['internet explorer', app('Internet Explorer')],
    ['explorer', app('My Computer')],
    ['search', app('Search')],
    ['my documents', place('/my-documents')],
    ['"My Pictures"', place('/my-pictures')],
    ['/my-documents', place('/my-documents')],
    ['browser', app('Internet Explorer')],
    ['contact', app('Mail')],
    ['E-mail', app('Mail')],
    ['Projects', place('/about#projects')],
    ['plain site', { page: '/blog' }],
    ['cookies', app('Cookies')],
    ['/about', place('/about')],
    ['"blog/windows-xp-portfolio#part"', place('/blog/windows-xp-portfolio#part')],
    ['\\Blog\\windows-xp-portfolio', place('/blog/windows-xp-portfolio')],
    ['licence', { page: '/licence' }],
    [`http://${HOST}/about`, place('/about')],
    [`https://${HOST.toUpperCase()}/blog/a-post#part`, place('/blog/a-post#part')],
    [`${HOST}/licence`, { page: '/licence' }],
    [`http://${HOST}`, fragment('#/')],
    [`http://${HOST}/#/notepad`, fragment('#/notepad')],
    [`http://${HOST}#layout=1`, fragment('#layout=1')],
    ['/#/blog/a-post/part', fragment('#/blog/a-post/part')],
    ['#/notepad', fragment('#/notepad')],
    ...[`http://${HOST}0/about`, `http://${HOST}@evil.example/about`].map(
      (href): [string, object] => [href, { href, isOutside: true }],
    ),
    ['https://example.org/a?b', { href: 'https://example.org/a?b', isOutside: true }],
    ['www.example.org', { href: 'https://www.example.org', isOutside: true }],
    ['mailto:robin@example.com', { href: 'mailto:robin@example.com', isOutside: false }],
    ['C:\\blog', place('/my-computer/C/blog')],
    ['c:/ASSETS/icons/', place('/my-computer/C/assets/icons')],
    ['C:', place('/my-computer/C')],
    ['C:\\', place('/my-computer/C')],
    ['C:\\blog\\tea.md', file('blog/Tea.md')],
    ['blog/tea.md', file('blog/Tea.md')],
    ['/notepad/robots.txt', place('/notepad/robots.txt')],
    ['robots.txt', file('robots.txt')],
    ['/robots.txt', file('robots.txt')],
    ['/served/robots.txt', file('robots.txt')],
    [`http://${HOST}/robots.txt?a#b`, file('robots.txt')],
    [`http://${HOST}/nowhere`, { page: '/nowhere' }],
    [`http://${HOST}/?seed=1`, { page: '/?seed=1' }],
  ])('%s', (text, meaning) => {
    expect(meaningOf(text, known)).toEqual(meaning)
  })
})

describe('Run finds nothing', () => {
  it.each([
    ...['', '  ', 'freecell', 'post', 'C:\\nowhere', 'D:\\', 'javascript:alert(1)', 'tel:1'],
    ...['file:///etc/passwd', '//evil.example', 'data:text/html,x', 'https://', 'assets', 'blogg'],
  ])('for "%s"', (text) => {
    expect(meaningOf(text, known)).toBeUndefined()
  })

  it('and says so in the words of the era, however long the name is', () => {
    expect(cannotFind(' freecell ')).toMatchObject({ title: 'freecell' })
    const { message = '' } = cannotFind('x'.repeat(1000)) as { message?: string }
    expect(message).toMatch(
      /^Windows cannot find 'x{120}'\. Make sure you typed the name correctly/,
    )
  })
})
