import { describe, expect, it } from 'vitest'
import { appAt, pathOfApp } from '../../../src/desktop/locations.ts'
import { REGISTRY } from '../../support/registry.ts'

const { manifests } = REGISTRY

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
})

describe('the places of the apps', () => {
  it.each([
    ['About', '/about'],
    ['Assistant', '/assistant'],
    ['Blog', '/blog'],
    ['BlogPost', null],
    ['Calculator', '/calculator'],
    ['CustomPage', null],
    ['Error', null],
    ['Internet Explorer', '/internet-explorer'],
    ['Media Player', '/media-player'],
    ['Minesweeper', '/minesweeper'],
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
