import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifests, views } from '../../../src/apps/registry.ts'
import { desktopIcons } from '../../../src/content/desktopIcons.ts'

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
        title: 'Internet Explorer',
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
  ])('%s', (appName, settings) => {
    expect(manifests.get(appName)).toMatchObject({ appName, ...settings })
  })

  it('are those of eight apps', () => {
    expect(manifests.size).toBe(8)
  })

  it('give every window an icon that is drawn', () => {
    const icons = [...manifests.values()].map((manifest) => manifest.icon)
    expect(icons.filter((icon) => !existsSync(`assets/icons/${icon}.16.svg`))).toEqual([])
  })
})

describe('the views', () => {
  it('belong to apps that exist', () => {
    expect(Object.keys(views).filter((appName) => !manifests.has(appName))).toEqual([])
  })

  it('are there for Notepad and Error', () => {
    expect(views['Notepad']).toBeTypeOf('function')
    expect(views['Error']).toBeTypeOf('function')
  })

  it('are none for a name that every object knows', () => {
    expect(views['constructor']).toBeUndefined()
    expect(views['__proto__']).toBeUndefined()
  })
})

describe('the desktop’s icons', () => {
  it('are the six of the site, in their order', () => {
    expect(desktopIcons.map(({ id, title, link }) => [id, title, link])).toEqual([
      [2, 'My Computer', undefined],
      [3, 'Notepad', undefined],
      [4, 'Assistant', undefined],
      [5, 'Blog', '/blog'],
      [6, 'About', '/about'],
      [7, 'Cookies', undefined],
    ])
  })

  it('open apps that exist, but for the cookie banner', () => {
    const others = desktopIcons.filter((icon) => !manifests.has(icon.appName))
    expect(others.map((icon) => icon.appName)).toEqual(['Cookies'])
  })

  it('start unfocused, with pictures that are drawn', () => {
    expect(desktopIcons.every((icon) => !icon.isFocus)).toBe(true)
    expect(desktopIcons.filter(({ icon }) => !existsSync(`assets/icons/${icon}.svg`))).toEqual([])
  })
})
