/**
 * Verbs for tests of the desktop: opens windows, points at their parts, drags them. Speaks of what
 * a visitor sees and touches; knows the contract of the page, nothing of the program.
 */
import { expect, type Locator, type Page } from '@playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

export const TASKBAR_HEIGHT = 30

/** Apps that stand on the desktop, by the ids of their icons (spec, section 2). */
const ICON_IDS: ReadonlyMap<string, number> = new Map([
  ['My Computer', 2],
  ['Notepad', 3],
  ['Assistant', 4],
  ['Blog', 5],
  ['About', 6],
])

/** Apps that are opened by an entry of the START menu alone. */
const MENU_ENTRIES: ReadonlyMap<string, string> = new Map([
  ['Internet Explorer', 'Internet'],
  ['Error', 'Printers and Faxes'],
  ['Run', 'Run'],
  ['Help and Support', 'Help and Support'],
  ['Search', 'Search'],
])

export const shell = (page: Page): Locator => page.locator('main[data-layout="desktop"]')
export const scene = (page: Page): Locator => page.locator('canvas[data-part="scene"]')
export const background = (page: Page): Locator => page.locator('[data-part="desktop"]')
export const marquee = (page: Page): Locator => page.locator('[data-part="marquee"]')
export const icons = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Desktop icons' }).getByRole('option')
export const icon = (page: Page, title: string): Locator =>
  page.getByRole('listbox', { name: 'Desktop icons' }).getByRole('option', {
    name: title,
    exact: true,
  })

export const taskbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Taskbar' })
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'start', exact: true })
export const startMenu = (page: Page): Locator => page.getByRole('menu', { name: 'Start menu' })

export const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true })

/** Opens START by the mouse and chooses an entry of it. */
export async function chooseFromStart(page: Page, entry: string): Promise<void> {
  await startButton(page).click()
  await startMenu(page).getByRole('menuitem', { name: entry, exact: true }).first().click()
  await expect(startMenu(page)).toBeHidden()
}

/** The open menu with this name. */
export const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('menu', { name, exact: true })
export const menuRow = (page: Page, name: string): Locator =>
  page.getByRole('menuitem', { name, exact: true })

/** Opens a title of the app's menu bar by the mouse and chooses a row by the texts that lead to it. */
export async function chooseRow(
  window: Locator,
  ...[title = '', ...rows]: readonly string[]
): Promise<void> {
  await window.getByRole('menubar').getByRole('menuitem', { name: title, exact: true }).click()
  const menus = window.page().getByRole('menu')
  for (const [index, text] of rows.entries()) {
    const found = menus.nth(index).getByText(text, { exact: true })
    if (index === rows.length - 1) return found.click()
    await found.hover()
    await expect(menus).toHaveCount(index + 2)
  }
}

/** Every window's element, those of minimized windows included. */
export const windows = (page: Page): Locator => page.locator('[data-window-id][data-app]')
export const windowsOf = (page: Page, app: string): Locator =>
  page.locator(`[data-window-id][data-app="${app}"]`)
export const windowById = (page: Page, id: string): Locator =>
  page.locator(`[data-window-id="${id}"][data-app]`)

export const titleBar = (window: Locator): Locator => window.locator('[data-part="title-bar"]')
export const titleIcon = (window: Locator): Locator => window.locator('[data-part="title-icon"]')
export const client = (window: Locator): Locator => window.locator('[data-part="client"]')
export const windowButton = (window: Locator, name: 'Minimize' | 'Maximize' | 'Close'): Locator =>
  window.getByRole('button', { name, exact: true })
export const taskbarButton = (page: Page, id: string): Locator =>
  taskbar(page).locator(`button[data-window-id="${id}"]`)

/**
 * Shows the desktop and waits until the canvas has painted it. No snow falls and nothing pops up,
 * whatever the season; `?…` switches may follow in `search`.
 */
export async function openDesktop(page: Page, search = ''): Promise<void> {
  await page.addInitScript(() => {
    const choices = { version: 1, snow: false, balloonDismissed: true, bubbleDismissed: true }
    localStorage.setItem('meadow', JSON.stringify(choices))
  })
  await page.goto(`./${search}`)
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await page.evaluate(async () => document.fonts.ready)
}

/** The element's own box, to the fraction of a pixel. */
export async function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x, y, width, height }
  })
}

/** Waits until the element's box is the one that is expected. */
export async function expectBox(element: Locator, box: Box): Promise<void> {
  await expect.poll(() => boxOf(element)).toEqual(box)
}

/**
 * Opens an app by the keyboard, or by its START menu entry, wherever its icon may be covered, and
 * gives the new window. Waits until the window is placed.
 */
export async function openApp(page: Page, app: string): Promise<Locator> {
  const before = await idsOf(page)
  const entry = MENU_ENTRIES.get(app)
  if (entry === undefined) {
    const id = ICON_IDS.get(app)
    if (id === undefined) throw new Error(`nothing on the desktop opens ${app}`)
    await page.locator(`[data-icon-id="${id}"]`).press('Enter')
  } else {
    await chooseFromStart(page, entry)
  }
  return newWindow(page, before)
}

/** The ids of all windows, in order of opening. */
export async function idsOf(page: Page): Promise<string[]> {
  return windows(page).evaluateAll((all) =>
    all.map((window) => window.getAttribute('data-window-id') ?? ''),
  )
}

/** The one window that was not there before, once it is placed. */
export async function newWindow(page: Page, before: readonly string[]): Promise<Locator> {
  const come = async (): Promise<string[]> =>
    (await idsOf(page)).filter((id) => !before.includes(id))
  await expect.poll(come).toHaveLength(1)
  const window = windowById(page, (await come())[0] ?? '')
  await expect(window).toHaveCSS('z-index', /^\d+$/)
  return window
}

export async function idOf(window: Locator): Promise<string> {
  return (await window.getAttribute('data-window-id')) ?? ''
}

/** Ids of the shown windows, bottom to top, as their stacking indexes say. */
export async function stackOf(page: Page): Promise<[id: string, z: number][]> {
  const all = await windows(page).evaluateAll((elements) =>
    elements
      .filter((window) => window.getClientRects().length > 0)
      .map((window): [string, number] => [
        window.getAttribute('data-window-id') ?? '',
        Number(getComputedStyle(window).zIndex),
      ]),
  )
  return all.sort(([, a], [, b]) => a - b)
}

/** A point of the title bar that is neither its icon nor one of its buttons. */
export async function titlePoint(window: Locator): Promise<Point> {
  const { x, y, height } = await boxOf(titleBar(window))
  return { x: x + 40, y: y + Math.round(height / 2) }
}

/** Double-clicks the title bar. */
export async function toggleMaximized(page: Page, window: Locator): Promise<void> {
  const { x, y } = await titlePoint(window)
  await page.mouse.dblclick(x, y)
}

export async function centerOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The very corner of a window's box, which its handle surrounds. */
export async function cornerPoint(window: Locator, corner: Corner): Promise<Point> {
  const { x, y, width, height } = await boxOf(window)
  return {
    x: corner.endsWith('w') ? x : x + width - 1,
    y: corner.startsWith('n') ? y : y + height - 1,
  }
}

export async function press(page: Page, at: Point): Promise<void> {
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
}

/** Moves the pointer, pressed or free, by an offset from its known position. */
export async function moveBy(page: Page, from: Point, by: Point, steps = 4): Promise<void> {
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps })
}

/** Press, move, release. */
export async function drag(page: Page, from: Point, by: Point, steps = 4): Promise<void> {
  await press(page, from)
  await moveBy(page, from, by, steps)
  await page.mouse.up()
}

/** Waits until the page has painted the last change: two frames have begun. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

export function movedBy(box: Box, by: Point): Box {
  return { ...box, x: box.x + by.x, y: box.y + by.y }
}
