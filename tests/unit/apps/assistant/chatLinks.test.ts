import { describe, expect, it } from 'vitest'
import { windowOf } from '../../../../src/apps/assistant/chatLinks.ts'
import { manifests } from '../../../../src/apps/registry.ts'

const windowFor = (url: string, type: 'internal' | 'external' = 'internal') =>
  windowOf({ type, url, text: 'A text' })

describe('the window of a link', () => {
  it.each([
    ['/blog', { appName: 'Blog' }],
    ['/blog/', { appName: 'Blog' }],
    ['/blog?tag=css', { appName: 'Blog' }],
    ['/about', { appName: 'About' }],
    ['/about#projects', { appName: 'About' }],
    ['/blog/a-post', { appName: 'BlogPost', appSlug: 'a-post', title: 'A text' }],
    ['/blog/a-post#part', { appName: 'BlogPost', appSlug: 'a-post', title: 'A text' }],
  ])('%s', (url, action) => {
    expect(windowFor(url)).toEqual({ type: 'app/added', ...action })
    expect(manifests.has(action.appName)).toBe(true)
  })

  it.each(['/', '/licence', '/blog/a/b', '/blogs', '/aboutme', 'https://example.org/blog'])(
    'is none for %s',
    (url) => {
      expect(windowFor(url)).toBeNull()
    },
  )

  it('has the title of the post that a link to a section names first', () => {
    const link = { type: 'internal', url: '/blog/a-post#part', text: 'A post › A part' } as const
    expect(windowOf(link)).toMatchObject({ title: 'A post' })
  })

  it('is none for what is called external', () => {
    expect(windowFor('/blog', 'external')).toBeNull()
  })
})
