import { describe, expect, it } from 'vitest'
import { APPLICATION_NOT_FOUND } from '../../../../src/apps/host/openings.ts'
import {
  standardStartMenu,
  type StartMenuEntry,
  type StartMenuItem,
} from '../../../../src/owner/startMenu.ts'
import { REGISTRY } from '../../../support/registry.ts'

const { allPrograms, places, programs, session } = standardStartMenu('Assistant')

const { openingOf } = REGISTRY

/** Every entry that opens no menu, by its path. */
function leaves(
  entries: readonly StartMenuEntry[],
  above = '',
): (readonly [path: string, entry: StartMenuItem])[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'separator') return []
    const path = `${above}${entry.text}`
    return entry.type === 'menu' ? leaves(entry.entries, `${path} > `) : [[path, entry] as const]
  })
}

const all = new Map(leaves([...programs, allPrograms, ...places, ...session]))
const actionOf = (path: string) => openingOf(all.get(path) ?? {})

describe('what the entries of the START menu do', () => {
  it.each([
    ['Internet', 'Internet Explorer'],
    ['Notepad', 'Notepad'],
    ['Blog', 'Blog'],
    ['Assistant', 'Assistant'],
    ['E-mail', 'Mail'],
    ['Contact', 'Mail'],
    ['All Programs > Internet Explorer', 'Internet Explorer'],
    ['All Programs > Accessories > Notepad', 'Notepad'],
  ])('%s opens %s', (path, appName) => {
    expect(actionOf(path)).toEqual({ type: 'app/added', appName })
  })

  it.each([
    ['Log Off', { type: 'power/turnedOff', mode: 'LOG_OFF' }],
    ['Turn Off Computer', { type: 'power/turnedOff', mode: 'TURN_OFF' }],
    ['Projects', { appName: 'About', location: { path: '/about', section: 'projects' } }],
    ['My Computer', { appName: 'My Computer', location: { path: '/my-computer' } }],
    ['My Documents', { appName: 'My Computer', location: { path: '/my-documents' } }],
    ['My Pictures', { appName: 'My Computer', location: { path: '/my-pictures' } }],
    ['Plain site', { type: 'page/followed', page: { href: '/blog', isOutside: false } }],
  ])('%s is %j', (path, action) => {
    expect(actionOf(path)).toMatchObject(action)
  })

  it('is the message of the era for every other entry', () => {
    const errors = [...all.keys()].filter(
      (path) => JSON.stringify(actionOf(path)) === JSON.stringify(APPLICATION_NOT_FOUND),
    )
    expect(all.size - errors.length).toBe(19)
    expect(errors).toEqual(
      expect.arrayContaining(['My Recent Documents > (Empty)', 'Printers and Faxes', 'My Music']),
    )
    expect(APPLICATION_NOT_FOUND).toEqual({
      type: 'message/shown',
      title: 'C:\\',
      message: 'C:\\\nApplication not found',
    })
  })
})

describe('what an icon or entry of the owner’s own does', () => {
  it.each([
    [{ link: '/blog' }, 'Blog', { path: '/blog' }],
    [{ link: '/blog/a-post#part' }, 'BlogPost', { path: '/blog/a-post', section: 'part' }],
    [{ link: '/about', appName: 'No such app' }, 'About', { path: '/about' }],
    [{ link: '/notepad' }, 'Notepad', { path: '/notepad' }],
  ])('%j opens the window of %s', (target, appName, location) => {
    expect(openingOf(target)).toEqual({ type: 'app/added', appName, location })
  })

  it.each([
    ['/licence', false],
    ['/feed.xml', false],
    ['mailto:robin@example.com', false],
    ['https://example.org/blog', true],
    ['http://example.org', true],
  ])('follows %s where no window shows it', (link, isOutside) => {
    expect(openingOf({ link })).toEqual({ type: 'page/followed', page: { href: link, isOutside } })
    expect(openingOf({ link, appName: 'No such app' })).toMatchObject({ type: 'page/followed' })
  })

  it.each([
    {},
    { appName: '' },
    { appName: 'No such app' },
    { appName: 'constructor' },
    { link: '' },
    { link: 'blog' },
    { link: 'javascript:alert(1)' },
    { link: '//example.org' },
    { link: '/\\example.org' },
  ])('says that the application was not found for %j', (target) => {
    expect(openingOf(target)).toEqual(APPLICATION_NOT_FOUND)
  })
})

it.each(['/', '/licence', '/blog/a/b', '/blogs', '#part', 'https://example.org/blog'])(
  'a link to %s opens no window',
  (link) => expect(REGISTRY.openLink(link)).toBeNull(),
)
