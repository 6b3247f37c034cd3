import { describe, expect, it } from 'vitest'
import type { DesktopContent } from '../../../../src/build/content/checks/content.ts'
import { appPath } from '../../../../src/build/content/checks/desktopChecks.ts'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import type { DesktopIconEntry } from '../../../../src/owner/types.ts'
import { folder, type StartMenuItem } from '../../../../src/owner/startMenu.ts'
import { pathOfApp } from '../../../../src/desktop/locations.ts'
import { REGISTRY } from '../../../support/registry.ts'
import { anArticle, NO_MENU, RULES, someContent } from '../../../support/contentBuilders.ts'

const CONTENT = someContent({ 'a-post': anArticle('a-post') })
const check = (desktop: Partial<DesktopContent>) =>
  checkContent({ ...CONTENT, desktop: { ...CONTENT.desktop, ...desktop } }, RULES).map(
    describeProblem,
  )
const withIcon = (changes: object) => {
  const icon = { id: 2, icon: 'link', title: 'My code', ...changes }
  const value = [...(CONTENT.desktop.icons.value as readonly DesktopIconEntry[]), icon]
  return check({ icons: { ...CONTENT.desktop.icons, value } })
}
const withEntry = (changes: object) => {
  const item = { type: 'item', text: 'Blog', icon: 'link', ...changes }
  const value = { ...NO_MENU, places: [{ ...folder('A', item as StartMenuItem), icon: 'link' }] }
  return check({ startMenu: { ...CONTENT.desktop.startMenu, value } })
}

describe('an icon or an entry of START in which all is well', () => {
  it.each([
    {},
    { appName: 'Blog' },
    { link: '/about' },
    { link: '/blog/a-post' },
    { link: '/my-computer' },
    { link: 'https://code.example.com/me' },
    { link: 'mailto:me@example.com' },
  ])('%j', (changes) => {
    expect(withIcon(changes)).toEqual([])
    expect(withEntry(changes)).toEqual([])
  })
})

describe('a mistake in an icon is told with file, line and what is expected', () => {
  it.each([
    [
      { id: 1 },
      /^desktopIcons\.ts:\d+: desktopIcons\[1\]\.id: expected a number .*'Code' has 1, too$/,
    ],
    [{ icon: 'lnk' }, /desktopIcons\[1\]\.icon: expected the name of .*there is no 'lnk'$/],
    [{ appName: 'Blgo' }, /appName: expected one of Blog, My Computer, but found 'Blgo'$/],
    [{ link: '/abuot' }, /link '\/abuot' leads nowhere/],
    [{ links: '/about' }, /links is not a known field; expected one of id, icon, title/],
    [{ title: '' }, /title: expected a title, not empty/],
  ])('%j', (changes, message) => {
    const [found, ...more] = withIcon(changes)
    expect(more).toEqual([])
    expect(found).toMatch(message)
  })
})

describe('a mistake in an entry of START is told with file, line and what is expected', () => {
  it.each([
    [{ icon: 'lnk' }, /^startMenu\.ts:1: entry 'Blog', icon: expected .*there is no 'lnk'$/],
    [{ appName: 'Blgo' }, /^startMenu\.ts:1: entry 'Blog', appName: expected one of Blog/],
    [{ link: '/abuot' }, /^startMenu\.ts:1: entry 'Blog', link '\/abuot' leads nowhere/],
  ])('%j', (changes, message) => {
    const [found, ...more] = withEntry(changes)
    expect(more).toEqual([])
    expect(found).toMatch(message)
  })

  it('and so is the icon of a folder, and of All Programs', () => {
    const value = {
      ...NO_MENU,
      allPrograms: { ...NO_MENU.allPrograms, icon: 'arow' },
      places: [{ ...folder('Tools'), icon: 'tolls' }],
    }
    expect(check({ startMenu: { ...CONTENT.desktop.startMenu, value } })).toEqual([
      "startMenu.ts: entry 'All Programs', icon: expected the name of a picture in assets/icons, but there is no 'arow'",
      "startMenu.ts: entry 'Tools', icon: expected the name of a picture in assets/icons, but there is no 'tolls'",
    ])
  })
})

describe('names of apps that are to be left out', () => {
  const without = (value: unknown) => {
    const source = "export const withoutIcon = [\n  'Blog',\n  'Blgo',\n]\n"
    return check({ withoutIcon: { place: 'desktopIcons.ts', source, value } })
  }

  it('may be any that there are', () => {
    expect(without(['Blog', 'My Computer'])).toEqual([])
  })

  it.each([
    [
      ['Blog', 'Blgo'],
      /^desktopIcons\.ts:3: withoutIcon\[1\]: expected one of Blog, My Computer, but found 'Blgo'$/,
    ],
    [
      ['Blog', 3],
      /^desktopIcons\.ts:3: withoutIcon\[1\]: expected the name of an app, but found 3$/,
    ],
    [
      'Blog',
      /^desktopIcons\.ts:1: withoutIcon: expected a list of names of apps, but found "Blog"$/,
    ],
  ])('are told with file, line and what is expected otherwise: %j', (value, message) => {
    const [found, ...more] = without(value)
    expect(more).toEqual([])
    expect(found).toMatch(message)
  })

  it('are told in START, too', () => {
    const startMenu = {
      place: 'startMenu.ts',
      source: "export const startMenu = {\n  ...standard,\n  withoutEntry: ['Blgo'],\n}\n",
      value: { ...NO_MENU, withoutEntry: ['Blgo'] },
    }
    expect(check({ startMenu })).toEqual([
      "startMenu.ts:3: startMenu.withoutEntry[0]: expected one of Blog, My Computer, but found 'Blgo'",
    ])
  })
})

describe('the path of an app', () => {
  it('is that of its windows', () => {
    for (const app of REGISTRY.apps) {
      if (app.kind !== 'ordinary' || app.path !== undefined) continue
      expect(appPath(app.appName)).toBe(pathOfApp(app))
    }
  })
})
