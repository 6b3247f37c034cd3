import { describe, expect, it } from 'vitest'
import { fileEffect } from '../../../../src/apps/myComputer/files/fileCommands.ts'
import { REGISTRY } from '../../../support/registry.ts'

const choose = (row: string, name: string, path = `/${name}`, address = path) =>
  fileEffect(row, { type: 'file', name, path, address }, (link) => REGISTRY.openLink(link))
const open = (name: string, path?: string, address?: string) => choose('Open', name, path, address)

describe('Open in the menu of a file', () => {
  it.each([
    ['favicon.svg', '/picture-viewer/favicon.svg'],
    ['robots.txt', '/notepad/robots.txt'],
    ['error.ogg', '/media-player/error.ogg'],
    ['resume.pdf', '/resume'],
  ])('of %s shows it inside the desktop', (name, path) => {
    expect(open(name)).toMatchObject({ type: 'app/added', location: { path } })
  })

  it('of a post opens its window', () => {
    expect(open('tea.html', '/blog/tea')).toMatchObject({ location: { path: '/blog/tea' } })
  })

  it('of a file that the build has named leads to its place on the disk', () => {
    const address = '/assets/sounds/error.mp3'
    expect(open('error.mp3', '/assets/error-CRsKU3Cd.mp3', address)).toMatchObject({
      location: { path: '/media-player/assets/sounds/error.mp3' },
    })
  })

  it('of another PDF shows it in a tab', () => {
    expect(open('slides.pdf')).toEqual({ type: 'tab/opened', href: '/slides.pdf' })
  })

  it('of anything else says that it cannot be opened here, and offers a tab', () => {
    expect(open('sans.woff2')).toMatchObject({
      type: 'message/shown',
      message: expect.stringMatching(/^sans\.woff2 cannot be opened here\.\n/),
      offersTab: '/sans.woff2',
    })
    const text = { type: 'file', name: 'a.txt', path: '/a.txt', address: '/a.txt' } as const
    expect(fileEffect('Open', text, () => null)).toMatchObject({ offersTab: '/a.txt' })
  })
})

describe('Copy link in the menu of a file', () => {
  it('copies an address that the next build leaves alone', () => {
    expect(choose('Copy link', 'robots.txt')).toEqual({ type: 'link/copied', href: '/robots.txt' })
    const [served, address] = ['/assets/home-12345678.svg', '/assets/icons/home.svg']
    expect(choose('Copy link', 'home.svg', served, address)).toEqual({
      type: 'link/copied',
      href: '/#/picture-viewer/assets/icons/home.svg',
    })
    expect(choose('Open in a new tab', 'home.svg', served, address)).toMatchObject({ href: served })
  })
})
