/** A reload, and a tab that crashed, bring back what was open and what was typed. */
import type { Page } from '@playwright/test'

import {
  client,
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

test('windows, their order, a note with its caret, the place that was read, a question and a search come back', async ({
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
  await expect(note(page)).toHaveJSProperty('selectionStart', 2)
  await expect(note(page)).toHaveJSProperty('selectionEnd', 6)
  await expect.poll(() => reader(page).evaluate((element) => element.scrollTop)).toBe(100)
  await expect(browser.getByText('Your search - red shoes')).toBeAttached()
  const toolbar = page.getByRole('toolbar', { name: 'Taskbar' })
  await toolbar.getByRole('button', { name: 'My Computer' }).click()
  await expect(computer.getByRole('textbox', { name: 'Address' })).toHaveValue('C:/')

  // So do a question that is being written, and a search.
  const assistant = await openApp(page, 'Assistant')
  const question = assistant.getByRole('textbox', { name: 'Message' })
  await question.fill('Where do you')
  await page.locator('[data-part="desktop"]').click({ position: { x: 10, y: 860 } })
  await page.keyboard.press('Control+k')
  const box = windowsOf(page, 'Search').getByRole('combobox', { name: 'Search this site' })
  await box.fill('compositor')
  await expect.poll(() => session(page)).toContain('"draft":"compositor"')
  await reload(page)
  await expect(question).toHaveValue('Where do you')
  await expect(box).toHaveValue('compositor')
  await expect(windowsOf(page, 'Search').getByRole('option').first()).toBeVisible()
})

test('where nothing can be kept, no tick promises it, and a note says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, name, { get })
    }
  })
  await page.goto('/?freeze')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  const desktop = page.locator('[data-part="desktop"]')
  const remember = page.getByRole('menuitemcheckbox', { name: 'Remember this desk' })
  const corner = { x: 1400, y: 850 }
  await desktop.click({ button: 'right', position: corner })
  await remember.click()
  const refusal = page.getByRole('alertdialog', { name: 'Remember this desk' })
  await expect(refusal).toContainText('cannot be remembered')
  await expect(refusal.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await desktop.click({ button: 'right', position: corner })
  await expect(remember).toHaveAttribute('aria-checked', 'false')
  await page.keyboard.press('Escape')
  await openApp(page, 'Notepad')
  await note(page).fill('milk')
  await expect(page.getByRole('alertdialog', { name: 'Notes' })).toContainText(
    'Reloading will lose what you typed',
  )
})
