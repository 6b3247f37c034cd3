/** What the effects of commands do, and what is said of it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EffectHost, perform } from '../../../../src/apps/host/perform.ts'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'

/** A host that notes what is said, shown and followed. */
function aHost({ canKeep = true } = {}) {
  const said: string[] = []
  const shown: DesktopAction[] = []
  const followed: unknown[] = []
  let remembersDesk: true | undefined
  const services = {
    navigation: {
      wholeAddress: (href: string) => `https://site.example${href}`,
      follow: (page: unknown) => void followed.push(page),
    },
    storage: {
      read: () => ({ remembersDesk }),
      write: (changes: { remembersDesk?: true | undefined }) => {
        remembersDesk = canKeep ? changes.remembersDesk : undefined
      },
    },
  }
  const host = {
    services,
    dispatch: (action: DesktopAction) => void shown.push(action),
    tell: (words: string) => void said.push(words),
  } as unknown as EffectHost
  return { host, said, shown, followed }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, ['Link copied.'], []],
  [false, [], [{ copyable: 'https://site.example/blog', tone: 'warning' }]],
])('a link is copied, or offered for copying by hand: %s', async (mayCopy, words, messages) => {
  const writeText = () => (mayCopy ? Promise.resolve() : Promise.reject(new Error('denied')))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { host, said, shown } = aHost()
  perform({ type: 'link/copied', href: '/blog' }, host)
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual(words)
  expect(shown).toMatchObject(messages)
})

describe('remembering the desk', () => {
  it('is told, and so is that it ends', () => {
    const { host, said } = aHost()
    perform({ type: 'desktop/remembered', isWanted: true }, host)
    perform({ type: 'desktop/remembered', isWanted: false }, host)
    perform({ type: 'desktop/remembered', isWanted: false }, host)
    expect(said).toEqual([
      'This desk is remembered for your next visit.',
      'This desk is not remembered any more.',
    ])
  })

  it('is refused with a word where nothing can be kept', () => {
    const { host, said, shown } = aHost({ canKeep: false })
    perform({ type: 'desktop/remembered', isWanted: true }, host)
    expect(said).toEqual([])
    expect(shown).toMatchObject([{ type: 'message/shown', title: 'Remember this desk' }])
  })
})

it('any other effect follows a page, or changes the model; a phone ignores what only the desktop shows', () => {
  const { host, shown, followed } = aHost()
  const page = { href: '/blog', isOutside: false }
  perform({ type: 'page/followed', page }, host)
  perform({ type: 'app/asked', purpose: 'help' }, host)
  perform({ type: 'desktop/refreshed' }, host)
  perform({ type: 'switcher/stepped', by: 1 }, host)
  expect(followed).toEqual([page])
  expect(shown).toEqual([{ type: 'app/asked', purpose: 'help' }])
})
