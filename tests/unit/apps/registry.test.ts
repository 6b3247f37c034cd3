import { existsSync } from 'node:fs'
import { posts } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { appAt, pathOfApp } from '../../../src/desktop/locations.ts'
import { standardIcons } from '../../../src/owner/desktopIcons.ts'
import { REGISTRY } from '../../support/registry.ts'

const { apps, manifests, icons } = REGISTRY

const center = { type: 'center' }
const page = {
  size: { type: 'percentage', percentage: 85 },
  offset: center,
  closeable: true,
  resizable: true,
  multiInstance: false,
  maximizeBelow: 800,
}

describe('the window settings of the apps', () => {
  it.each([
    ['Blog', page],
    ['BlogPost', page],
    ['About', page],
    [
      'Assistant',
      {
        title: 'Assistant',
        size: { type: 'fixed', width: 416, height: 624 },
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
        size: { type: 'fixed', width: 700, height: 500 },
        offset: { type: 'xy', x: 20, y: 20 },
        closeable: true,
        resizable: true,
        multiInstance: true,
        maximizeBelow: 800,
      },
    ],
    [
      'Error',
      {
        title: 'C:\\',
        size: { type: 'fixed', width: 200, height: 100 },
        offset: center,
        closeable: true,
        resizable: false,
        multiInstance: true,
        buttons: ['close'],
        noFooterWindow: true,
      },
    ],
    [
      'My Computer',
      {
        title: 'My Computer',
        size: { type: 'fixed', width: 660, height: 500 },
        offset: { type: 'xy', x: 260, y: 50 },
        closeable: true,
        resizable: true,
        multiInstance: false,
        maximizeBelow: 800,
      },
    ],
    [
      'Notepad',
      {
        title: 'Untitled - Notepad',
        size: { type: 'fixed', width: 660, height: 500 },
        offset: { type: 'xy', x: 20, y: 20 },
        closeable: true,
        resizable: true,
        multiInstance: true,
        maximizeBelow: 800,
      },
    ],
    ['Search', { closeable: true, resizable: true, multiInstance: false, maximizeBelow: 800 }],
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
  })

  it('include every post', () => {
    for (const { slug } of posts) {
      expect(appAt(`/blog/${slug}`, manifests)?.appName).toBe('BlogPost')
    }
  })
})

describe('the views', () => {
  it('are there for every app that has windows', () => {
    const withoutView = apps.filter(({ appName }) => REGISTRY.viewOf(appName) === undefined)
    expect(withoutView.map(({ kind }) => kind)).toEqual(['cookieBanner'])
  })

  it('are remembered, so that each is loaded once', () => {
    expect(REGISTRY.viewOf('Notepad')).toBe(REGISTRY.viewOf('Notepad'))
  })

  it('do not exist for a name that every object knows', () => {
    expect(REGISTRY.viewOf('constructor')).toBeUndefined()
    expect(REGISTRY.viewOf('__proto__')).toBeUndefined()
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
