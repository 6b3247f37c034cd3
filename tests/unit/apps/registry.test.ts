import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { appAt, pathOfApp } from '../../../src/desktop/locations.ts'
import { standardIcons } from '../../../src/owner/desktopIcons.ts'
import { REGISTRY } from '../../support/registry.ts'

const { apps, manifests, icons } = REGISTRY

const size = (width: number, height: number) => ({ size: { type: 'fixed', width, height } })
const at = (x: number, y: number) => ({ offset: { type: 'xy', x, y } })
const center = { offset: { type: 'center' } }
const resizable = { closeable: true, resizable: true, multiInstance: false, maximizeBelow: 800 }
const page = { ...resizable, ...center, size: { type: 'percentage', percentage: 85 } }
const many = { multiInstance: true }

describe('the window settings of the apps', () => {
  it.each([
    ['Blog', page],
    ['BlogPost', page],
    ['About', page],
    [
      'Assistant',
      {
        title: 'Assistant',
        ...size(416, 624),
        offset: { type: 'right', bottom: 0, right: 0 },
        closeable: false,
        resizable: true,
        multiInstance: false,
      },
    ],
    [
      'Internet Explorer',
      {
        title: 'Google - Internet Explorer',
        ...resizable,
        ...many,
        ...size(700, 500),
        ...at(20, 20),
      },
    ],
    [
      'Error',
      {
        title: 'C:\\',
        ...size(200, 100),
        ...center,
        ...many,
        closeable: true,
        resizable: false,
        buttons: ['close'],
        noFooterWindow: true,
      },
    ],
    ['My Computer', { title: 'My Computer', ...resizable, ...size(660, 500), ...at(260, 50) }],
    [
      'Notepad',
      { title: 'Untitled - Notepad', ...resizable, ...many, ...size(660, 500), ...at(20, 20) },
    ],
    ['Search', resizable],
    ['Run', { closeable: true, resizable: false, multiInstance: false, buttons: ['close'] }],
  ])('%s', (appName, settings) => {
    expect(manifests.get(appName)).toMatchObject({ appName, ...settings })
  })

  it('are those of seventeen apps, one of which has no window', () => {
    expect(manifests.size).toBe(17)
    expect(manifests.get('Cookies')?.kind).toBe('cookieBanner')
  })

  it('give every app an icon that is drawn', () => {
    const names = apps.map(({ icon }) => icon)
    expect(names.filter((icon) => !existsSync(`assets/icons/${icon}.16.svg`))).toEqual([])
  })

  it('have one app that shows messages, one that invites, one that searches and one that helps', () => {
    expect(apps.filter(({ kind }) => kind === 'message').map(({ appName }) => appName)).toEqual([
      'Error',
    ])
    expect(REGISTRY.invitation?.appName).toBe('Assistant')
    const searches = apps.filter((app) => app.kind === 'ordinary' && app.isSearch === true)
    expect(searches.map(({ appName }) => appName)).toEqual(['Search'])
    const helps = apps.filter((app) => app.kind === 'ordinary' && app.isHelp === true)
    expect(helps.map(({ appName }) => appName)).toEqual(['Help and Support'])
  })

  it('give Run one command for each app, and words in lower case', () => {
    const words = apps.flatMap((app) => app.words)
    expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
    const commands = apps.flatMap((app) => app.words.slice(0, 1))
    expect(commands).toHaveLength(16)
    expect(new Set(commands).size).toBe(16)
  })
})

describe('the places of the apps', () => {
  it.each([
    ['About', '/about'],
    ['Assistant', '/assistant'],
    ['Blog', '/blog'],
    ['BlogPost', null],
    ['CustomPage', null],
    ['Error', null],
    ['Internet Explorer', '/internet-explorer'],
    ['Media Player', '/media-player'],
    ['My Computer', '/my-computer'],
    ['Notepad', '/notepad'],
    ['Run', '/run'],
    ['Search', '/search'],
  ])('%s: %s', (appName, path) => {
    const app = manifests.get(appName)
    expect(app && app.kind !== 'cookieBanner' && pathOfApp(app)).toBe(path)
    expect(path === null ? appName : appAt(path, manifests)?.appName).toBe(appName)
    expect(appAt('/blog/any-post', manifests)?.appName).toBe('BlogPost')
  })
})

describe('the views', () => {
  it('are there for every app that has windows, each loaded once, and for no other name', () => {
    const withoutView = apps.filter(({ appName }) => REGISTRY.viewOf(appName) === undefined)
    expect(withoutView.map(({ kind }) => kind)).toEqual(['cookieBanner'])
    expect(REGISTRY.viewOf('Notepad')).toBe(REGISTRY.viewOf('Notepad'))
    expect(REGISTRY.viewOf('constructor')).toBeUndefined()
  })
})

describe('the desktop’s icons', () => {
  it('are the six of the site, in their order', () => {
    expect(icons.map(({ id, title, link }) => [id, title, link])).toEqual([
      [2, 'My Computer', undefined],
      [3, 'Notepad', undefined],
      [4, 'Assistant', undefined],
      [5, 'Blog', '/blog'],
      [6, 'About', '/about'],
      [7, 'Cookies', undefined],
    ])
  })

  it('have the numbers that their apps ask for', () => {
    const asked = apps.flatMap(({ appName, desktopIcon }) =>
      desktopIcon ? [{ id: desktopIcon.id, appName }] : [],
    )
    const owned = standardIcons('Assistant').map(({ id, appName }) => ({ id, appName }))
    expect(asked.sort((a, b) => a.id - b.id)).toEqual(owned)
  })

  it('start unfocused, with pictures that are drawn', () => {
    expect(icons.every((icon) => !icon.isFocus)).toBe(true)
    expect(icons.filter(({ icon }) => !existsSync(`assets/icons/${icon}.svg`))).toEqual([])
  })
})
