/** The address bar, the title and Back on a phone, where an example says more than the model of tests/property. */
import { describe, expect, it } from 'vitest'
import { draftOf, keepReading } from '../../../src/memory/drafts.ts'
import type { DeskMemory } from '../../../src/memory/deskState.ts'
import { type FakeHistory, fakeHistory } from '../../support/fakeHistory.ts'
import { aPage, NO_POST } from '../../support/journeyPage.ts'

async function aPhonePage(history: FakeHistory, memory: DeskMemory | null = null) {
  const page = aPage(history, { isPhone: true }, memory)
  await page.settle()
  return page
}

it('Back on a phone is undone by Forward: the sheet, its text, its places, each as far as it was scrolled', async () => {
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
