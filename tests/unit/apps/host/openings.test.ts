import { describe, expect, it } from 'vitest'
import { APPLICATION_NOT_FOUND } from '../../../../src/apps/host/openings.ts'
import { type StartMenuEntry, type StartMenuItem } from '../../../../src/owner/startMenuEntries.ts'
import { standardStartMenu } from '../../../../src/owner/startMenu.ts'
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
    const errors = [...all].filter(([path]) => actionOf(path).type === 'message/shown')
    expect(all.size - errors.length).toBe(22)
    for (const [path] of errors) {
      expect(actionOf(path)).toMatchObject({
        title: 'C:\\',
        message: expect.stringMatching(/^C:\\\nApplication not found(?:\n.+)?$/),
      })
    }
    expect(APPLICATION_NOT_FOUND).toEqual({
      type: 'message/shown',
      title: 'C:\\',
      message: 'C:\\\nApplication not found',
    })
  })

  it('is that message alone, in its specified size, for what START shows at first', () => {
    const first = [...places, ...programs].filter(({ type }) => type === 'item')
    const errors = first.flatMap((entry) =>
      entry.type === 'item' && openingOf(entry).type === 'message/shown' ? [entry] : [],
    )
    expect(errors.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Messenger', 'Printers and Faxes', 'My Music']),
    )
    for (const entry of errors) expect(openingOf(entry)).toEqual(APPLICATION_NOT_FOUND)
  })

  it('adds a line of its own for each program that All Programs lacks', () => {
    const notes = [...all].flatMap(([path, { text, note }]) =>
      path.startsWith('All Programs > ') && note !== undefined ? [[text, note] as const] : [],
    )
    const texts = new Set(notes.map(([text]) => text))
    expect(texts.size).toBeGreaterThan(40)
    expect(new Set(notes.map(([, note]) => note)).size).toBe(texts.size)
  })

  it('names an app that comes near, where the desktop has it', () => {
    const wordPad = actionOf('All Programs > Accessories > WordPad')
    expect(wordPad).toMatchObject({ message: expect.stringMatching(/\n.+ Try Notepad\.$/) })
    const entry = { note: 'Out.', instead: 'Assistant' }
    const label = REGISTRY.apps.find(({ appName }) => appName === 'Assistant')?.label ?? ''
    expect(openingOf(entry)).toMatchObject({ message: expect.stringContaining(`Try ${label}.`) })
    expect(openingOf({ ...entry, instead: 'No such app' })).toMatchObject({
      message: expect.stringMatching(/\nOut\.$/),
    })
    const named = [...all.values()].flatMap(({ instead }) => instead ?? [])
    expect(named.filter((name) => !REGISTRY.manifests.has(name))).toEqual([])
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
