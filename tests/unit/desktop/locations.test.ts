import { describe, expect, it } from 'vitest'
import {
  appAt,
  canShow,
  locationOf,
  locationText,
  pathOfApp,
} from '../../../src/desktop/locations.ts'
import { windowById } from '../../../src/desktop/selectors.ts'
import type { WindowLocation } from '../../../src/desktop/state.ts'
import { after, aManifest, MANIFESTS, withApps } from '../../support/builders.ts'

describe('the path of an app', () => {
  it.each([
    ['Notepad', '/notepad'],
    ['My Computer', '/my-computer'],
    ['Control Panel', '/control-panel'],
    ['PictureViewer', '/picture-viewer'],
  ])('of %s is %s by its name', (appName, path) => {
    expect(pathOfApp(aManifest({ appName }))).toBe(path)
  })

  it('is the one that the manifest names', () => {
    expect(pathOfApp(aManifest({ path: '/about' }))).toBe('/about')
    expect(pathOfApp(aManifest({ path: null }))).toBeNull()
  })

  it('does not exist for messages', () => {
    expect(pathOfApp(aManifest({ kind: 'message' }))).toBeNull()
    expect(canShow(aManifest({ kind: 'message' }), '/notepad')).toBe(false)
  })
})

describe('the app at a path', () => {
  it.each([
    ['/notepad', 'Notepad'],
    ['/my-computer', 'My Computer'],
    ['/blog/first', 'BlogPost'],
    ['/blog/any-other', 'BlogPost'],
  ])('%s is %s', (path, appName) => {
    expect(appAt(path, MANIFESTS)?.appName).toBe(appName)
  })

  it.each(['/', '', '/blog', '/blog/', '/blog/a/b', '/error', '/cookies', '/constructor'])(
    'does not exist for %j',
    (path) => {
      expect(appAt(path, MANIFESTS)).toBeUndefined()
    },
  )
})

describe('the location that a link names', () => {
  it.each<[string, WindowLocation]>([
    ['/', { path: '/' }],
    ['/blog', { path: '/blog' }],
    ['/blog/', { path: '/blog' }],
    ['/blog?tag=css', { path: '/blog' }],
    ['/blog/a-post#part', { path: '/blog/a-post', section: 'part' }],
    ['/blog/a-post/?x=1#a%20part', { path: '/blog/a-post', section: 'a part' }],
    ['/blog/a-post#100%', { path: '/blog/a-post', section: '100%' }],
    ['/blog/a-post#', { path: '/blog/a-post' }],
  ])('%s', (link, location) => {
    expect(locationOf(link)).toEqual(location)
  })

  it.each(['#part', '', 'blog', '//example.org/blog', 'https://example.org/blog', 'mailto:a@b.c'])(
    'does not exist for %j',
    (link) => {
      expect(locationOf(link)).toBeNull()
    },
  )

  it('is written with its section as the last part', () => {
    expect(locationText({ path: '/blog/a-post' })).toBe('/blog/a-post')
    expect(locationText({ path: '/blog/a-post', section: 'part' })).toBe('/blog/a-post/part')
  })
})

describe('where a window is', () => {
  const locationIn = (state: ReturnType<typeof withApps>, id = '1') =>
    windowById(state, id)?.location

  it('is the path of its app at first', () => {
    expect(locationIn(withApps('Notepad'))).toEqual({ path: '/notepad' })
    expect(locationIn(withApps('Error'))).toBeUndefined()
    expect(locationIn(withApps('BlogPost'))).toBeUndefined()
  })

  const open = after(withApps(), {
    type: 'app/added',
    appName: 'BlogPost',
    location: { path: '/blog/first' },
  })
  const covered = after(open, { type: 'app/added', appName: 'Notepad' })

  it('may have a title, which stays until the view knows that of the next place', () => {
    const titled = (state: typeof covered, path: string, title: string) =>
      after(state, { type: 'window/titled', id: '1', path, title })
    const titleIn = (state: typeof covered) => windowById(state, '1')?.header.title
    const first = titled(covered, '/blog/first', 'First post')
    expect(titleIn(covered)).toBe('Blog post')
    expect(titleIn(first)).toBe('First post')
    expect(titled(first, '/blog/first', 'First post')).toBe(first)
    const location = { path: '/blog/second' }
    const second = after(first, { type: 'app/added', appName: 'BlogPost', location })
    expect(titleIn(second)).toBe('First post')
    expect(titled(second, '/blog/first', 'Too late')).toBe(second)
    expect(titleIn(titled(second, '/blog/second', 'Second post'))).toBe('Second post')
  })

  it('is a new value whenever a section is asked for, even the same one', () => {
    const location = { path: '/blog/first', section: 'part' }
    const once = after(open, { type: 'window/wentTo', id: '1', location })
    const twice = after(once, { type: 'window/wentTo', id: '1', location })
    expect(locationIn(twice)).toEqual(location)
    expect(locationIn(twice)).not.toBe(locationIn(once))
    expect(
      locationIn(
        after(twice, { type: 'window/wentTo', id: '1', location: { path: '/blog/first' } }),
      ),
    ).toEqual({ path: '/blog/first' })
  })
})
