import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../../src/apps/host/startMenu.ts'
import { cannotFind, fileMeaning, meaningOf } from '../../../src/apps/run/model.ts'
import { standardStartMenu } from '../../../src/owner/startMenu.ts'
import { REGISTRY } from '../../support/registry.ts'

const { programs, places } = standardStartMenu('Assistant')
const known = {
  apps: REGISTRY.apps,
  rows: rowsIn([...programs, ...places]),
  hasWindow: (link: string) => REGISTRY.openLink(link) !== null,
  pages: ['/licence'],
}
const FILES = ['robots.txt', 'blog/Tea.md', 'assets/icons/home.svg'].map((shown) => ({
  shown,
  path: `/served/${shown}`,
}))
const app = (appName: string) => ({ type: 'window', target: { appName } })
const place = (link: string) => ({ type: 'window', target: { link } })

describe('Run opens', () => {
  it.each([
    ['notepad', app('Notepad')],
    ['  NOTEPAD.EXE ', app('Notepad')],
    ['iexplore', app('Internet Explorer')],
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
    ['plain site', { type: 'path', path: '/blog' }],
    ['cookies', app('Cookies')],
    ['/about', place('/about')],
    ['"blog/windows-xp-portfolio#part"', place('/blog/windows-xp-portfolio#part')],
    ['\\Blog\\windows-xp-portfolio', place('/blog/windows-xp-portfolio')],
    ['licence', { type: 'path', path: '/licence' }],
    [
      'https://example.org/a?b',
      { type: 'address', page: { href: 'https://example.org/a?b', isOutside: true } },
    ],
    [
      'www.example.org',
      { type: 'address', page: { href: 'https://www.example.org', isOutside: true } },
    ],
    [
      'mailto:robin@example.com',
      { type: 'address', page: { href: 'mailto:robin@example.com', isOutside: false } },
    ],
  ])('%s', (text, meaning) => {
    expect(meaningOf(text, known)).toEqual(meaning)
  })

  it.each([
    ['C:\\blog', place('/my-computer/C/blog')],
    ['c:/ASSETS/icons/', place('/my-computer/C/assets/icons')],
    ['C:', place('/my-computer/C')],
    ['C:\\', place('/my-computer/C')],
    ['C:\\blog\\tea.md', { type: 'path', path: '/served/blog/Tea.md' }],
    ['robots.txt', { type: 'path', path: '/served/robots.txt' }],
    ['/robots.txt', { type: 'path', path: '/served/robots.txt' }],
  ])('%s among the files', (text, meaning) => {
    expect(meaningOf(text, known)).toBeUndefined()
    expect(fileMeaning(text, FILES)).toEqual(meaning)
  })
})

describe('Run finds nothing', () => {
  it.each([
    ...['', '  ', 'winmine', 'post', 'C:\\nowhere', 'D:\\', 'javascript:alert(1)', 'tel:1'],
    ...['file:///etc/passwd', '//evil.example', 'data:text/html,x', 'https://', 'assets', 'blogg'],
  ])('for "%s"', (text) => {
    expect(meaningOf(text, known)).toBeUndefined()
    expect(fileMeaning(text, FILES)).toBeUndefined()
  })

  it('and says so in the words of the era, however long the name is', () => {
    expect(cannotFind(' winmine ')).toMatchObject({ title: 'winmine' })
    const { message = '' } = cannotFind('x'.repeat(1000)) as { message?: string }
    expect(message).toMatch(
      /^Windows cannot find 'x{120}'\. Make sure you typed the name correctly/,
    )
  })
})
