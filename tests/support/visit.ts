/** A visit of the desktop that an oracle watches: takes steps by real input, and compares what is seen after each. */
import { expect, type Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { client, openDesktop, scene, taskbarButton, windowById } from './desktopDriver.ts'
import { anOracle, type Seen, type Shown, windowOf } from './visitOracle.ts'

export type VisitStep =
  | { readonly type: 'open'; readonly app: string }
  /** A link, a folder, a search: what there is in the window in front. */
  | { readonly type: 'follow' | 'scroll' | 'taskbar'; readonly at: number }
  | {
      readonly type: 'minimize' | 'close' | 'desktop' | 'back' | 'forward' | 'reload'
    }

/** Apps whose windows are many. */
const MULTIPLE = new Set(['Notepad', 'Internet Explorer'])
/** Icons by their apps; the others are opened by START. */
const ICONS: ReadonlyMap<string, number> = new Map([
  ['My Computer', 2],
  ['Notepad', 3],
  ['Blog', 5],
  ['About', 6],
])
const WORDS = ['red shoes', 'blue', 'green tea', 'a b']

interface SeenWindow {
  readonly id: string
  readonly app: string
  readonly title: string
  readonly location: string
  readonly isShown: boolean
  readonly isActive: boolean
  readonly top: number
}

/** What is on the page, and whether all of it is there. */
function look(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-window-id][data-app]')]
    const windows = all.map((window): SeenWindow => {
      const { windowId = '', app = '', location: shown = '', active } = window.dataset
      const title = document.querySelector(`#${window.getAttribute('aria-labelledby')}`)
      const scroller = window.querySelector('.luna-scroll:not(textarea)')
      return {
        id: windowId,
        app,
        title: title?.textContent ?? '',
        location: shown,
        isShown: window.checkVisibility(),
        isActive: active === 'true',
        top: Math.round(scroller?.scrollTop ?? 0),
      }
    })
    const isLoading = all.some(
      (window) =>
        window.checkVisibility() &&
        (window.querySelector('[data-part="client"] p[role="status"]') !== null ||
          window.querySelector('[data-part="client"]')?.childElementCount === 0),
    )
    const follower = performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/followJourney'))
    return {
      windows,
      isReady: follower && !isLoading && Reflect.get(window, 'visitRequests') === 0,
      bar: decodeURI(location.hash),
      title: document.title,
      entries: history.length,
      hasFocus: document.activeElement?.closest<HTMLElement>('[data-app]')?.dataset['windowId'],
    }
  })
}

type Look = Awaited<ReturnType<typeof look>>

/** Runs in the page: counts requests under way. A link to an article opens only once its list of pages has loaded. */
function countRequests(): void {
  const request = window.fetch.bind(window)
  const count = (change: number): void => {
    Reflect.set(window, 'visitRequests', Number(Reflect.get(window, 'visitRequests') ?? 0) + change)
  }
  count(0)
  window.fetch = async (...asked) => {
    count(1)
    try {
      return await request(...asked)
    } finally {
      // What asked reads the answer first.
      setTimeout(() => count(-1), 50)
    }
  }
}

/** Begins a visit at the empty desktop. */
export async function aVisit(page: Page) {
  await page.addInitScript(countRequests)
  await openDesktop(page, '?freeze')
  await expect.poll(async () => (await look(page)).isReady).toBe(true)
  const home = await page.title()
  const first = (await look(page)).entries
  const oracle = anOracle()
  const names = new Map<string, string>()
  let counted = 0
  let taken = 0

  /** A window that Back has reopened has the name that the entry represents; every other new one gets its own. */
  const nameAll = ({ windows }: Look, expected: Shown): void => {
    const known = new Set(windows.map(({ id }) => names.get(id)))
    for (const { id, app } of windows) {
      if (names.has(id)) continue
      const again = expected ? windowOf(expected) : ''
      const isAgain = again.startsWith(`${app} `) && !known.has(again)
      names.set(id, isAgain ? again : MULTIPLE.has(app) ? `${app} ${(counted += 1)}` : app)
    }
  }
  const seenIn = ({ windows }: Look): Seen => {
    const placeOf = ({ id, location }: SeenWindow) => `${names.get(id)} at ${location}`
    const active = windows.find(({ isActive }) => isActive)
    return {
      shown: active && placeOf(active),
      top: active?.top ?? 0,
      open: windows.filter(({ isShown }) => isShown).map(({ id }) => names.get(id) ?? ''),
      places: windows.map(placeOf),
    }
  }
  /** What the bar and the title must say for the window in front. */
  const barOf = ({ windows }: Look) => {
    const active = windows.find(({ isActive }) => isActive)
    return active
      ? { bar: `#${decodeURI(active.location)}`, title: `${active.title} · ${site.name}` }
      : { bar: '', title: home }
  }
  const settled = async (): Promise<Look> => {
    let last = await look(page)
    await expect(async () => {
      const before = last
      last = await look(page)
      expect(last.isReady).toBe(true)
      expect({ bar: last.bar, title: last.title }).toEqual(barOf(last))
      expect(last).toEqual(before)
    }).toPass({ intervals: [20, 30, 50, 50, 100], timeout: 10_000 })
    return last
  }

  return {
    /** How many steps have done something. */
    taken: () => taken,
    async take(step: VisitStep): Promise<void> {
      const start = await look(page)
      const before = seenIn(start)
      if (step.type === 'back' || step.type === 'forward') {
        if (!oracle.canTravel(step.type === 'back' ? -1 : 1, before)) return
      }
      const typed = async () => void oracle.after('typed', before, seenIn(await settled()))
      if (!(await carryOut(page, step, start, typed))) return
      taken += 1
      const isTravel = ['back', 'forward', 'reload'].includes(step.type)
      if (!isTravel) {
        const now = await settled()
        nameAll(now, undefined)
        oracle.after(step.type, before, seenIn(now))
        expect(now.entries - first + 1).toBe(oracle.length())
        return
      }
      const shown = oracle.after(step.type, before, before)
      const top = shown ? oracle.topOf(shown) : 0
      await expect(async () => {
        const now = await look(page)
        nameAll(now, shown)
        const seen = seenIn(now)
        expect({ shown: seen.shown, top: seen.top }).toEqual({ shown, top })
      }).toPass({ intervals: [20, 50, 100], timeout: 10_000 })
      const now = await settled()
      expect({ shown: seenIn(now).shown, top: seenIn(now).top }).toEqual({ shown, top })
      expect(now.entries - first + 1).toBe(oracle.length())
      if (step.type !== 'reload') {
        expect(now.hasFocus).toBe(now.windows.find(({ isActive }) => isActive)?.id)
      }
    },
  }
}

/** Runs in the page. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/**
 * @param typed called once something is typed
 * @returns false where the step means nothing on this desktop
 */
async function carryOut(
  page: Page,
  step: VisitStep,
  { windows }: Look,
  typed: () => Promise<void>,
): Promise<boolean> {
  const active = windows.find(({ isActive }) => isActive)
  switch (step.type) {
    case 'open':
      await openAnother(page, step.app, windows)
      return true
    case 'follow':
      return active !== undefined && follow(page, active, step.at, typed)
    case 'scroll': {
      const scroller = active && client(windowById(page, active.id)).locator('.luna-scroll')
      if (!active || active.app === 'Notepad') return false
      await scroller?.first().evaluate((element, to) => {
        element.scrollTop = to
      }, step.at)
      await page.evaluate(twoFrames)
      return true
    }
    case 'taskbar': {
      const window = windows[step.at % Math.max(1, windows.length)]
      if (window) await taskbarButton(page, window.id).click()
      return window !== undefined
    }
    case 'minimize':
    case 'close': {
      const name = step.type === 'close' ? 'Close' : 'Minimize'
      if (active) {
        await windowById(page, active.id).getByRole('button', { name, exact: true }).click()
      }
      return active !== undefined
    }
    case 'desktop':
      await page.locator('time[data-part="clock"]').click()
      return true
    case 'back':
      await page.goBack()
      return true
    case 'forward':
      await page.goForward()
      return true
    case 'reload':
      await page.reload()
      await expect(scene(page)).toHaveAttribute('data-renderer', /./)
      return true
  }
}

async function openAnother(page: Page, app: string, windows: Look['windows']): Promise<void> {
  const icon = ICONS.get(app)
  if (icon === undefined) {
    await page.getByRole('button', { name: 'start', exact: true }).click()
    const menu = page.getByRole('menu', { name: 'Start menu' })
    await menu.getByRole('menuitem', { name: 'Internet', exact: true }).click()
  } else {
    await page.locator(`[data-icon-id="${icon}"]`).press('Enter')
  }
  const known = windows.map(({ id }) => id)
  const active = page.locator(`[data-app="${app}"][data-active="true"]`)
  await expect(active).toHaveCount(1)
  if (MULTIPLE.has(app)) {
    await expect
      .poll(async () => known.includes((await active.getAttribute('data-window-id')) ?? ''))
      .toBe(false)
  }
}

/** Navigates in the front window: by a link, into a folder or out of it, to results or home. */
async function follow(
  page: Page,
  { id, app }: SeenWindow,
  at: number,
  typed: () => Promise<void>,
): Promise<boolean> {
  const content = client(windowById(page, id))
  if (app === 'Internet Explorer') {
    const words = WORDS[at % WORDS.length] ?? ''
    if (at % 3 === 0) await content.getByRole('button', { name: 'Home Page' }).press('Enter')
    else {
      const box = content.getByRole('textbox', { name: 'Search', exact: true })
      await box.evaluate((field: HTMLInputElement) => field.focus({ preventScroll: true }))
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(words)
      // The browser has scrolled to where somebody types, and reports it with the next frame.
      await page.evaluate(twoFrames)
      await typed()
      await page.keyboard.press('Enter')
    }
    return true
  }
  const wanted =
    app === 'My Computer'
      ? '[data-type="folder"], button[data-autofocus]'
      : 'a[href^="/blog"]:not([target]):not([data-leaves]), a[href^="#"]:not([target])'
  const all = content.locator(wanted)
  const count = await all.count()
  if (count === 0) {
    if (app !== 'My Computer') return false
    await content.getByRole('button', { name: 'Up', exact: true }).press('Enter')
    return true
  }
  // Neither scrolls before the page has moved on.
  await all
    .nth(at % count)
    .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  return true
}
