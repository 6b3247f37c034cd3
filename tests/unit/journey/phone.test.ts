/** The address bar, the title and Back on a phone, where an example says more than the model of tests/property. */
import { describe, expect, it } from 'vitest'
import { draftOf, keepReading } from '../../../src/memory/drafts.ts'
import type { DeskMemory } from '../../../src/memory/deskState.ts'
import { type FakeHistory, fakeHistory } from '../../support/fakeHistory.ts'
import { goHome, minimizeWindow } from '../../../src/shell/phone/sheet/sheetCommands.ts'
import { aPage, type JourneyPage, NO_POST, NO_SECTION } from '../../support/journeyPage.ts'

/** As Notepad keeps it. */
const NOTE = { text: 'milk', isWrapped: true, selection: [1, 2] }

async function aPhonePage(history: FakeHistory, memory: DeskMemory | null = null) {
  const page = aPage(history, { isPhone: true }, memory)
  await page.settle()
  return page
}

describe('Back on a phone', () => {
  it('is undone by Forward: the sheet, its text, its places, each as far as it was scrolled', async () => {
    const page = await aPhonePage(fakeHistory())
    await page.open('My Computer')
    await page.goTo('/my-computer/C')
    keepReading(page.memory, '1', { path: '/my-computer/C', top: 120 })
    await page.open('Notepad')
    draftOf(page.memory, '2', '').keep('milk')
    await page.go(-3)
    expect(page.front()).toBeUndefined()
    await page.go(1)
    await page.go(1)
    expect(page.front()?.location).toEqual({ path: '/my-computer/C', top: 120 })
    expect([page.bar(), page.title()]).toEqual(['/#/my-computer/C', 'My Computer'])
    await page.go(1)
    expect(page.front()?.appName).toBe('Notepad')
    expect(draftOf(page.memory, page.front()?.id ?? '', '').read()).toBe('milk')
    await page.go(-2)
    expect(page.bar()).toBe('/#/my-computer')
  })

  it('is undone by Forward after a reload, too', async () => {
    const first = await aPhonePage(fakeHistory())
    await first.open('My Computer')
    await first.goTo('/my-computer/C')
    await first.open('Notepad')
    draftOf<unknown>(first.memory, '2', null).keep(NOTE)
    await first.go(-3)
    const page = await first.reload()
    await page.go(3)
    expect(page.bar()).toBe('/#/notepad')
    expect(draftOf<unknown>(page.memory, page.front()?.id ?? '', null).read()).toEqual(NOTE)
    await page.go(-1)
    expect(page.bar()).toBe('/#/my-computer/C')
  })
})

describe('going home on a phone', () => {
  it.each([
    ['START', ({ store }: JourneyPage) => goHome(store)],
    [
      'minimizing the last sheet',
      ({ store, front }: JourneyPage) => minimizeWindow(store, front()?.id ?? ''),
    ],
  ])('is a step, by %s: Back leads to the sheet, and Forward home', async (_, toHome) => {
    const history = fakeHistory()
    const page = await aPhonePage(history)
    await page.open('My Computer')
    await page.goTo('/my-computer/C')
    toHome(page)
    await page.settle()
    expect([page.bar(), page.title(), history.position()]).toEqual(['/', null, 3])
    await page.go(-1)
    expect([page.bar(), page.title()]).toEqual(['/#/my-computer/C', 'My Computer'])
    await page.go(1)
    expect([page.front(), page.bar()]).toEqual([undefined, '/'])
    const next = await page.reload()
    await next.open('Notepad')
    await next.go(-2)
    expect(next.bar()).toBe('/#/my-computer/C')
    await next.go(2)
    expect(next.bar()).toBe('/#/notepad')
    await next.go(-3)
    expect([next.bar(), history.position()]).toEqual(['/#/my-computer', 1])
    // Whatever Back has left comes back by itself alone: each window is open once.
    expect(next.store.getState().apps).toHaveLength(1)
  })
})

it('another load of the page on a phone shows what its entry stands for, and not what the session has left open', async () => {
  const history = fakeHistory()
  const first = await aPhonePage(history)
  await first.open('Notepad')
  // By way of another page of the site.
  const second = await first.reload(() => history.type(''))
  expect([second.bar(), history.position()]).toEqual(['/#/notepad', 3])
  await second.go(-1)
  expect([second.bar(), second.front()]).toEqual(['/', undefined])
  const back = await second.reload(() => history.go(-1))
  expect([back.bar(), history.position()]).toEqual(['/#/notepad', 1])
  expect(back.front()?.appName).toBe('Notepad')
  const forward = await back.reload(() => history.go(1))
  expect([forward.bar(), forward.front(), history.position()]).toEqual(['/', undefined, 2])
  await forward.go(1)
  expect([forward.bar(), history.position()]).toEqual(['/#/notepad', 3])
})

describe('an address that is entered on a phone', () => {
  it('opens a sheet where it is the page’s first', async () => {
    const history = fakeHistory('/notepad')
    const page = await aPhonePage(history)
    expect(page.front()?.appName).toBe('Notepad')
    expect([page.bar(), history.position()]).toEqual(['/#/notepad', 1])
    await page.go(-1)
    expect([page.bar(), history.position()]).toEqual(['/', 0])
  })

  it('brings the sheet back that START has put away', async () => {
    const page = await aPhonePage(fakeHistory())
    await page.open('Notepad')
    goHome(page.store)
    await page.settle()
    await page.enter('/notepad')
    expect(page.seen()).toMatchObject({ sheets: [{ id: '1', place: '/notepad' }], open: ['1'] })
    expect(page.bar()).toBe('/#/notepad')
  })

  it('follows a link to a page, and leaves no entry of its own', async () => {
    const history = fakeHistory()
    const page = await aPhonePage(history)
    await page.open('Notepad')
    await page.enter('/blog/a-post/part')
    expect(page.pages).toEqual(['/blog/a-post#part'])
    expect(history.position()).toBe(1)
    const first = await aPhonePage(fakeHistory('/about'))
    expect(first.pages).toEqual(['begins at /about'])
  })

  it('leaves no entry behind where it is wrong', async () => {
    const history = fakeHistory()
    const page = await aPhonePage(history)
    await page.open('Notepad')
    await page.enter('/nowhere')
    expect(page.front()?.message).toContain("'/nowhere'")
    expect([page.bar(), page.title()]).toEqual(['/#/notepad', 'Untitled - Notepad'])
    await page.go(-1)
    expect(page.front()?.appName).toBe('Notepad')
    expect([page.bar(), history.position()]).toEqual(['/#/notepad', 1])
  })

  it('says so where there is no such post, and leaves the visitor there', async () => {
    const history = fakeHistory()
    const page = await aPhonePage(history)
    await page.open('Notepad')
    await page.enter(NO_POST)
    expect(page.pages).toEqual([])
    expect(page.front()?.message).toContain(`'${NO_POST}'`)
    expect([page.bar(), history.position()]).toEqual(['/#/notepad', 2])
    const first = await aPhonePage(fakeHistory(NO_POST))
    expect([first.pages, first.bar()]).toEqual([[], '/'])
    expect(first.front()?.message).toContain(`'${NO_POST}'`)
  })

  it.each([`/blog/a-post/${NO_SECTION}`, `/help-and-support/${NO_SECTION}`])(
    'says so where the page has no such section: %s',
    async (address) => {
      const history = fakeHistory()
      const page = await aPhonePage(history)
      await page.open('Notepad')
      await page.enter(address)
      expect(page.pages).toEqual([])
      expect(page.front()?.message).toContain(`'${address}'`)
      expect(page.bar()).toBe('/#/notepad')
    },
  )

  it('shows the grid where it is that of the desktop', async () => {
    const history = fakeHistory()
    const page = await aPhonePage(history)
    await page.open('Notepad')
    await page.enter('/')
    expect(page.front()).toBeUndefined()
    expect([page.bar(), history.position()]).toEqual(['/', 2])
    await page.go(-1)
    expect([page.bar(), history.position()]).toEqual(['/#/notepad', 1])
  })
})

describe('a screen that is turned', () => {
  it('goes on with its journey in the other layout, and Back leads where it led before', async () => {
    const page = await aPhonePage(fakeHistory())
    await page.open('Notepad')
    await page.open('My Computer')
    await page.goTo('/my-computer/C')
    const desktop = page.turn()
    await desktop.settle()
    expect([desktop.bar(), desktop.history.position()]).toEqual(['/#/my-computer/C', 3])
    await desktop.go(-2)
    expect([desktop.active()?.appName, desktop.bar()]).toEqual(['Notepad', '/#/notepad'])
    await desktop.open('About')
    const phone = desktop.turn()
    await phone.settle()
    expect([phone.front()?.appName, phone.history.position()]).toEqual(['About', 2])
    await phone.go(-1)
    expect([phone.front()?.appName, phone.bar()]).toEqual(['Notepad', '/#/notepad'])
    await phone.go(-1)
    expect([phone.front(), phone.bar()]).toEqual([undefined, '/'])
  })

  it('leaves the entries of what lay over the sheets', async () => {
    const page = await aPhonePage(fakeHistory())
    await page.open('Notepad')
    await page.cover()
    expect(page.history.position()).toBe(2)
    const desktop = page.turn()
    await desktop.settle()
    expect([desktop.bar(), desktop.history.position()]).toEqual(['/#/notepad', 1])
  })
})
