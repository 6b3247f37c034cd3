/** A reload, and a tab that crashed, bring back what was open and what was typed. */
import type { Page } from '@playwright/test'
import {
  client,
  drag,
  icons,
  openApp,
  openDesktop,
  scene,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const KEY = 'meadow-session'
const note = (page: Page) => windowsOf(page, 'Notepad').getByRole('textbox', { name: 'Text' })
const reader = (page: Page) => client(windowsOf(page, 'Blog')).locator('[data-autofocus]')
const session = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY)

/** What can be seen of the windows, and which is in front. */
const seen = (page: Page) =>
  windows(page).evaluateAll((all) =>
    all
      .filter((window) => window.checkVisibility())
      .map((window) => {
        const { x, y, width, height } = window.getBoundingClientRect()
        const { app, location, active, maximized, snapped } = (window as HTMLElement).dataset
        const title = window.ownerDocument.querySelector(
          `#${window.getAttribute('aria-labelledby')}`,
        )
        const order = getComputedStyle(window).zIndex
        return {
          app,
          location,
          active,
          maximized,
          snapped,
          title: title?.textContent,
          order,
          box: [x, y, width, height],
        }
      }),
  )

async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
}

test('windows, their order, a note with its caret and the place that was read come back', async ({
  page,
}) => {
  await openDesktop(page, '?freeze')
  const blog = await openApp(page, 'Blog')
  await expect(blog.getByRole('article')).toHaveCount(3)
  await reader(page).evaluate((element) => element.scrollTo(0, 100))
  const browser = await openApp(page, 'Internet Explorer')
  await browser.getByRole('textbox', { name: 'Search' }).fill('red shoes')
  await page.keyboard.press('Enter')
  const computer = await openApp(page, 'My Computer')
  await computer.getByRole('button', { name: 'Local Disk (C:)' }).click()
  await windowButton(computer, 'Minimize').click()
  const notepad = await openApp(page, 'Notepad')
  await drag(page, await titlePoint(notepad), { x: 200, y: 90 })
  await note(page).fill('milk\nbread')
  await page.keyboard.press('Control+Home')
  for (const key of ['ArrowRight', 'ArrowRight', ...Array<string>(4).fill('Shift+ArrowRight')]) {
    await page.keyboard.press(key)
  }
  const before = await seen(page)
  await expect.poll(() => session(page)).toContain('"selection":[2,6]')

  await reload(page)
  await expect.poll(() => seen(page)).toEqual(before)
  await expect(note(page)).toHaveValue('milk\nbread')
  await expect(note(page)).toBeFocused()
  expect(
    await note(page).evaluate((area: HTMLTextAreaElement) => [
      area.selectionStart,
      area.selectionEnd,
    ]),
  ).toEqual([2, 6])
  await expect.poll(() => reader(page).evaluate((element) => element.scrollTop)).toBe(100)
  await expect(browser.getByText('Your search - red shoes')).toBeAttached()
  const toolbar = page.getByRole('toolbar', { name: 'Taskbar' })
  await toolbar.getByRole('button', { name: 'My Computer' }).click()
  await expect(computer.getByRole('textbox', { name: 'Address' })).toHaveValue('C:/')
})

test('an address raises the window that shows it, and Back leads where it led before', async ({
  page,
}) => {
  await openDesktop(page)
  await openApp(page, 'Notepad')
  await note(page).fill('milk')
  await openApp(page, 'About')
  await expect.poll(() => session(page)).toContain('About')
  await expect.poll(() => session(page)).toContain('milk')
  await page.goto('/#/notepad')
  await reload(page)
  await expect(windowsOf(page, 'Notepad')).toHaveAttribute('data-active', 'true')
  await expect(windows(page)).toHaveCount(2)
  await page.goBack()
  await expect(windowsOf(page, 'About')).toHaveAttribute('data-active', 'true')
  await expect(note(page)).toHaveValue('milk')
})

test('a session that nobody can read is as good as none, and other tabs have their own', async ({
  page,
  context,
}) => {
  await openDesktop(page)
  await openApp(page, 'Notepad')
  await expect.poll(() => session(page)).not.toBeNull()
  const other = await context.newPage()
  await other.goto('/')
  await expect(scene(other)).toHaveAttribute('data-renderer', /./)
  await expect(windows(other)).toHaveCount(0)
  await other.close()
  for (const text of [
    '{',
    '{"version":1,"focusing":"WINDOW","entries":[{"window":{"id":"<b>"}},7]}',
    '{"version":99}',
  ]) {
    // What is written when the page is left would take its place.
    await page.goto('/robots.txt')
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEY, text] as const)
    await page.goto('/')
    await expect(scene(page)).toHaveAttribute('data-renderer', /./)
    await expect(windows(page)).toHaveCount(0)
    expect(await icons(page).count()).toBeGreaterThan(0)
  }
})
