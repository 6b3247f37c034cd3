/** The address bar and Back on the desktop, where an example says more than the model of tests/property. */
import { describe, expect, it } from 'vitest'
import { activeWindowId, shownWindows } from '../../../src/desktop/selectors.ts'
import { fakeHistory } from '../../support/fakeHistory.ts'
import { aPage } from '../../support/journeyPage.ts'

const SHOW_DESKTOP = { type: 'windows/setAsideToggled' } as const

/** A desktop that asks for the list of the pages, and gets it when the test says so. */
function aDesktop(history = fakeHistory()) {
  let answer: (isThere: boolean) => void = () => {}
  const page = aPage(history, { hasPage: () => new Promise((resolve) => (answer = resolve)) })
  const { store } = page
  return {
    store,
    history,
    open: (appName: string) => store.dispatch({ type: 'app/added', appName }),
    go(delta: number) {
      history.go(delta)
      history.arrive()
    },
    async answer(isThere: boolean) {
      answer(isThere)
      await page.settle()
    },
    async type(address: string) {
      history.type(address)
      await page.settle()
    },
    active: () => page.active()?.appName,
    shown: page.shown,
    /** The bar and the title. */
    said: () => [history.fragment(), page.title()],
  }
}

const NOTE = ['/notepad', 'Untitled - Notepad']

describe('the address of a post', () => {
  it('leaves nothing but a message where there is no such post', async () => {
    const desktop = aDesktop()
    desktop.open('Notepad')
    desktop.history.type('/blog/nowhere')
    expect([desktop.shown(), desktop.said()]).toEqual([['Notepad'], ['/blog/nowhere', NOTE[1]]])
    await desktop.answer(false)
    expect([desktop.shown(), desktop.said()]).toEqual([['Notepad', 'Error'], NOTE])
    desktop.store.dispatch({ type: 'window/deleted', id: '2' })
    desktop.go(-1)
    expect([desktop.shown(), desktop.history.position()]).toEqual([['Notepad'], 0])
  })

  it('leaves the plain desktop where it is the first of the tab', async () => {
    const desktop = aDesktop(fakeHistory('/blog/nowhere'))
    await desktop.answer(false)
    expect([desktop.shown(), desktop.said()]).toEqual([['Error'], ['', null]])
  })

  it('opens its window, which takes no entry more', async () => {
    const desktop = aDesktop()
    desktop.history.type('/blog/a-post')
    await desktop.answer(true)
    expect([desktop.active(), desktop.said()[0]]).toEqual(['BlogPost', '/blog/a-post'])
    expect(desktop.history.length()).toBe(2)
  })

  it('is given up by a Back, and looked up again by a Forward and by a reload', async () => {
    const desktop = aDesktop()
    desktop.open('Notepad')
    desktop.history.type('/blog/a-post')
    desktop.go(-1)
    await desktop.answer(true)
    expect([desktop.shown(), desktop.said()]).toEqual([['Notepad'], NOTE])
    desktop.go(1)
    desktop.history.forget()
    const again = aDesktop(desktop.history)
    await again.answer(true)
    expect(again.active()).toBe('BlogPost')
  })

  it('stays in front where the entry of a window that was closed is still being left', async () => {
    const desktop = aDesktop()
    desktop.open('Notepad')
    desktop.store.dispatch({ type: 'window/deleted', id: '1' })
    await desktop.type('/notepad')
    desktop.history.arrive()
    expect([desktop.active(), desktop.said()]).toEqual(['Notepad', NOTE])
    expect(desktop.history.length()).toBe(2)
    desktop.go(-1)
    expect([desktop.active(), desktop.said()[0]]).toEqual([undefined, ''])
  })

  it('opens above what the visitor has opened meanwhile', async () => {
    const desktop = aDesktop()
    desktop.history.type('/blog/a-post')
    desktop.open('Notepad')
    expect([desktop.said(), desktop.history.length()]).toEqual([NOTE, 2])
    await desktop.answer(true)
    expect([desktop.active(), desktop.history.length()]).toEqual(['BlogPost', 3])
  })
})

describe('an address', () => {
  it('brings a minimized window back, the one on top, where no shown one is there', async () => {
    const desktop = aDesktop()
    const { store } = desktop
    desktop.open('Notepad')
    desktop.open('Notepad')
    for (const id of ['2', '1']) store.dispatch({ type: 'window/minimized', id })
    await desktop.type('/notepad')
    expect([shownWindows(store.getState()).map(({ id }) => id), desktop.said()]).toEqual([
      ['2'],
      NOTE,
    ])
    desktop.open('My Computer')
    await desktop.type('/notepad')
    expect(activeWindowId(store.getState())).toBe('2')
    expect(store.getState().apps).toHaveLength(3)
  })

  it('brings a minimized post back without asking whether there is one', async () => {
    const desktop = aDesktop()
    desktop.store.dispatch({
      type: 'app/added',
      appName: 'BlogPost',
      location: { path: '/blog/a-post' },
    })
    desktop.store.dispatch({ type: 'window/minimized', id: '1' })
    await desktop.type('/blog/a-post')
    expect(desktop.shown()).toEqual(['BlogPost'])
  })
})

describe('a layout that names a post which is not there', () => {
  it('is set up without that, and a message says so', async () => {
    const desktop = aDesktop(fakeHistory('layout=2,3,50,60/notepad;5,5,50,60/blog/nowhere'))
    await desktop.answer(false)
    expect(desktop.shown()).toEqual(['Notepad', 'Error'])
    expect(desktop.said()).toEqual(NOTE)
  })

  it('leaves the desktop as it was where it names nothing else', async () => {
    const desktop = aDesktop()
    desktop.open('Notepad')
    desktop.history.type('layout=5,5,50,60/blog/nowhere')
    await desktop.answer(false)
    expect([desktop.shown(), desktop.said()]).toEqual([['Notepad', 'Error'], NOTE])
  })
})

it('a section that its post lacks leaves the post with its title, and adds no entry where the post was shown before', async () => {
  const desktop = aDesktop(fakeHistory('/blog/a/nowhere'))
  const { store, history } = desktop
  /** As the view does, once the post has loaded. */
  const lose = (section: string): void => {
    const location = { path: '/blog/a', insteadOf: `/blog/a/${section}` }
    store.dispatch({ type: 'window/wentTo', id: '1', location })
    store.dispatch({ type: 'message/shown' })
    history.arrive()
  }
  await desktop.answer(true)
  lose('nowhere')
  store.dispatch({ type: 'window/titled', id: '1', path: '/blog/a', title: 'A post' })
  expect([desktop.active(), desktop.said()]).toEqual(['Error', ['/blog/a', 'A post']])
  store.dispatch({ type: 'window/deleted', id: '2' })
  desktop.open('Notepad')
  desktop.go(-1)
  await desktop.type('/blog/a/elsewhere')
  lose('elsewhere')
  expect([desktop.said()[0], history.position()]).toEqual(['/blog/a', 0])
  desktop.go(1)
  expect([desktop.said()[0], history.position()]).toEqual(['/blog/a', 0])
})

it('closing a window above the first entry leaves no Back that does nothing', () => {
  const desktop = aDesktop()
  desktop.open('Notepad')
  desktop.store.dispatch({ type: 'window/deleted', id: '1' })
  desktop.history.arrive()
  expect([desktop.shown(), desktop.history.position()]).toEqual([[], 0])
  desktop.go(-1)
  expect(desktop.history.exits()).toBe(1)
})

describe('Back after Show Desktop', () => {
  it('leaves a visitor who was on the desktop there', () => {
    const desktop = aDesktop()
    desktop.open('Notepad')
    desktop.store.dispatch({ type: 'window/minimized', id: '1' })
    desktop.open('My Computer')
    desktop.go(-1)
    desktop.store.dispatch(SHOW_DESKTOP)
    desktop.go(-1)
    expect([desktop.shown(), desktop.active()]).toEqual([['My Computer'], undefined])
    expect(desktop.history.position()).toBe(1)
  })

  it('is followed by a Forward that brings back the others, too', () => {
    const desktop = aDesktop()
    for (const appName of ['Notepad', 'My Computer', 'About']) desktop.open(appName)
    desktop.go(-1)
    desktop.store.dispatch(SHOW_DESKTOP)
    desktop.go(1)
    expect([desktop.shown().length, desktop.active()]).toEqual([3, 'About'])
  })
})
