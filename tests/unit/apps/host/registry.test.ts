import { describe, expect, it } from 'vitest'
import { createRegistry } from '../../../../src/apps/host/registry.ts'
import { startMenuOf } from '../../../../src/apps/host/startMenu.ts'
import { rowsIn } from '../../../../src/owner/leftOut.ts'
import * as apps from '../../../../src/apps/registry.ts'
import { standardIcons } from '../../../../src/owner/desktopIcons.ts'
import type { DesktopIconEntry } from '../../../../src/owner/types.ts'
import { standardStartMenu } from '../../../../src/owner/startMenu.ts'
import { guestbook } from '../../../second/guestbook/manifest.ts'

const desktopIcons = standardIcons('Assistant')
const startMenu = standardStartMenu('Assistant')
const all = [...Object.values(apps), guestbook]
const iconsWith = (added: readonly DesktopIconEntry[] = [], withoutIcon: readonly string[] = []) =>
  createRegistry(all, { desktopIcons: [...desktopIcons, ...added], withoutIcon }).icons

describe('an app that the owner’s content does not name', () => {
  it('has the next free number where the owner has taken its own', () => {
    const taken = [40, 41].map((id) => ({ id, icon: 'link', title: `${id}`, link: '/blog' }))
    expect(iconsWith(taken).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 40, 41, 42])
  })

  it('gives life to an entry of its name that does nothing, instead of a second one', () => {
    const wordPad = { ...guestbook, appName: 'WordPad', label: 'WordPad' }
    const lists = startMenuOf([...all, wordPad], startMenu)
    const entries = rowsIn([...lists.programs, lists.allPrograms, ...lists.places])
    expect(entries.filter(({ text }) => text === 'WordPad')).toMatchObject([
      { type: 'item', text: 'WordPad', icon: 'file-text', appName: 'WordPad' },
    ])
    const without = startMenuOf([...all, wordPad], {
      ...startMenu,
      withoutEntry: ['WordPad'],
    })
    expect(without.allPrograms).toEqual(startMenuOf(all, startMenu).allPrograms)
  })
})

it('an app that the owner’s content names has the owner’s entry alone, at whatever level that is', () => {
  const entry = { type: 'item', text: 'Sign', icon: 'edit', appName: 'Guestbook' } as const
  const folder = { type: 'menu', text: 'More', icon: 'folder', entries: [entry] } as const
  const owners = { ...startMenu, places: [...startMenu.places, folder] }
  expect(startMenuOf(all, owners)).toMatchObject({ programs: startMenu.programs })
})

describe('the page that an icon is a link to on a phone', () => {
  const { pageOf } = createRegistry(all, { desktopIcons, withoutIcon: [] })
  const icon = (about: { readonly appName?: string; readonly link?: string }) => pageOf(about)

  it.each([
    [{ appName: 'Blog', link: '/blog' }, '/blog', false],
    [{ appName: 'Blog' }, '/blog', false],
    [{ link: '/blog/a-post' }, '/blog/a-post', false],
    [{ link: '/licence' }, '/licence', false],
    [{ link: 'https://example.org/' }, 'https://example.org/', true],
  ])('of %j is %s', (about, href, isOutside) => {
    expect(icon(about)).toEqual({ href, isOutside })
  })

  it.each([
    { appName: 'Notepad' },
    { appName: 'Cookies' },
    { appName: 'No such app' },
    { link: '/notepad' },
    { link: 'javascript:alert(1)' },
    {},
  ])('does not exist for %j, which is a button', (about) => {
    expect(icon(about)).toBeNull()
  })
})
