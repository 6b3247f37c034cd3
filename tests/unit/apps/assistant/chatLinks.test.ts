import { describe, expect, it } from 'vitest'
import { windowOf } from '../../../../src/apps/assistant/chatLinks.ts'
import { REGISTRY } from '../../../support/registry.ts'

const windowFor = (url: string, type: 'internal' | 'external' = 'internal') =>
  windowOf({ type, url, text: 'A text' }, REGISTRY.openLink)

describe('the window of a link', () => {
  it.each([
    ['/blog', 'Blog', { path: '/blog' }],
    ['/blog?tag=css', 'Blog', { path: '/blog' }],
    ['/about#projects', 'About', { path: '/about', section: 'projects' }],
    ['/blog/a-post#part', 'BlogPost', { path: '/blog/a-post', section: 'part' }],
  ])('%s', (url, appName, location) => {
    expect(windowFor(url)).toEqual({ type: 'app/added', appName, location })
  })

  it.each(['/', '/licence', '/blog/a/b', '/blogs', '/aboutme', 'https://example.org/blog'])(
    'is none for %s',
    (url) => {
      expect(windowFor(url)).toBeNull()
    },
  )

  it('is none for what is called external', () => {
    expect(windowFor('/blog', 'external')).toBeNull()
  })
})
