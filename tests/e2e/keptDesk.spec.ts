/** A desktop that is handed on by a link, remembered for the next visit, or put back to its first state. */
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  drag,
  openApp,
  openDesktop,
  scene,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const note = (page: Page): Locator =>
  windowsOf(page, 'Notepad').getByRole('textbox', { name: 'Text' })
const entry = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('meadow') ?? 'null') as unknown)
const shown = async (page: Page): Promise<void> =>
  expect(scene(page)).toHaveAttribute('data-renderer', /./)

/** A desktop without pop-ups, as `openDesktop` shows it, in every tab; what is stored later stays. */
async function openVisits(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    // Not on the empty page that a tab begins with.
    if (location.protocol === 'about:' || localStorage.getItem('meadow') !== null) return
    const choices = { version: 1, snow: false, balloonDismissed: true, bubbleDismissed: true }
    localStorage.setItem('meadow', JSON.stringify(choices))
  })
  await page.goto('/')
  await shown(page)
}

async function chooseOnDesktop(page: Page, row: string): Promise<void> {
  await background(page).click({ button: 'right', position: { x: 1400, y: 850 } })
  await page
    .getByRole(row.endsWith('this desk') ? 'menuitemcheckbox' : 'menuitem', { name: row })
    .click()
}

async function openRecents(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'My Recent Documents', exact: true }).click()
  const menu = page.getByRole('menu', { name: 'My Recent Documents', exact: true })
  await expect(menu).toBeVisible()
  return menu.getByRole('menuitem')
}

test('a link sets up the same windows elsewhere, and holds no text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page)
  await openApp(page, 'Notepad')
  await note(page).fill('nobody may read this')
  await drag(page, await titlePoint(windowsOf(page, 'Notepad')), { x: 300, y: 200 })
  const computer = await openApp(page, 'My Computer')
  await computer.getByRole('button', { name: 'Local Disk (C:)' }).click()
  await openApp(page, 'About')
  const boxes = await Promise.all(
    ['Notepad', 'My Computer'].map((app) => boxOf(windowsOf(page, app))),
  )
  await chooseOnDesktop(page, 'Copy link to this desktop')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toMatch(/\/#layout=[\d.,]+\/notepad;[\d.,]+\/my-computer\/C;[\d.,]+\/about$/)
  const link = await copied()

  const other = await context.newPage()
  await other.goto(link)
  await expect(windows(other)).toHaveCount(3)
  await expect(windowsOf(other, 'About')).toHaveAttribute('data-active', 'true')
  await expect(other).toHaveURL('/#/about')
  for (const [index, app] of ['Notepad', 'My Computer'].entries())
    await expect.poll(() => boxOf(windowsOf(other, app))).toEqual(boxes[index])
  await expect(note(other)).toHaveValue('')
  await expect(note(page)).toHaveValue('nobody may read this')
})

test('a desk is remembered only when asked for, and forgotten again', async ({ page, context }) => {
  await openVisits(page)
  await openApp(page, 'Notepad')
  await note(page).fill('milk')
  const visit = async (): Promise<Page> => {
    const next = await context.newPage()
    await next.goto('/')
    await shown(next)
    return next
  }
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('milk')
  expect(JSON.stringify(await entry(page))).not.toContain('milk')

  await chooseOnDesktop(page, 'Remember this desk')
  await expect(page.getByRole('status')).toHaveText('This desk is remembered for your next visit.')
  await expect.poll(async () => JSON.stringify(await entry(page))).toContain('milk')
  const next = await visit()
  await expect(note(next)).toHaveValue('milk')
  await background(page).click({ button: 'right', position: { x: 1400, y: 850 } })
  const tick = page.getByRole('menuitemcheckbox', { name: 'Remember this desk' })
  await expect(tick).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await page.locator('[data-icon-id="7"]').press('Enter')
  const box = page.getByRole('checkbox', { name: 'Windows and notes' })
  await expect(box).toBeChecked()
  await box.uncheck()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(async () => JSON.stringify(await entry(page))).not.toContain('desk')
  await expect(note(page)).toHaveValue('milk')
  const last = await visit()
  await expect(windows(last)).toHaveCount(0)
})

test('START lists notes with text that were closed or reset, and posts that were read', async ({
  page,
}) => {
  await openDesktop(page)
  const empty = await openRecents(page)
  await expect(empty).toHaveText(['(Empty)'])
  await expect(empty).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await openApp(page, 'Notepad')
  await note(page).fill('milk and bread\neggs')
  await windowButton(windowsOf(page, 'Notepad'), 'Close').click()
  await openApp(page, 'Notepad')
  await windowButton(windowsOf(page, 'Notepad'), 'Close').click()
  const blog = await openApp(page, 'Blog')
  await blog
    .getByRole('link', { name: /^Read article/ })
    .first()
    .click()
  const post = windowsOf(page, 'BlogPost')
  const title = await post.getByRole('heading', { level: 2 }).first().innerText()
  await expect(await openRecents(page)).toHaveText([title, 'milk and bread'])

  await page.getByRole('menuitem', { name: 'milk and bread' }).click()
  await expect(note(page)).toHaveValue('milk and bread\neggs')
  await expect(note(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('recents')
  await page.reload()
  await shown(page)
  await expect(await openRecents(page)).toHaveText([title])
  await page.getByRole('menuitem', { name: title }).click()
  await expect(post).toHaveAttribute('data-active', 'true')

  // Reset desktop asks; No and Escape change nothing, Yes closes everything and loses no note.
  await note(page).fill('milk')
  await chooseOnDesktop(page, 'Show Desktop')
  await chooseOnDesktop(page, 'Remember this desk')
  await chooseOnDesktop(page, 'Reset desktop')
  const asked = page.getByRole('alertdialog', { name: 'Reset desktop' })
  const yes = asked.getByRole('button', { name: 'Yes' })
  await expect(yes).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await chooseOnDesktop(page, 'Reset desktop')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(asked.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await entry(page))).toContain('milk')
  await chooseOnDesktop(page, 'Reset desktop')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(windows(page)).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await entry(page))).not.toContain('milk')
  await expect(await openRecents(page)).toHaveText(['milk', title])
  await page.getByRole('menuitem', { name: 'milk' }).click()
  await expect(note(page)).toHaveValue('milk')
})
