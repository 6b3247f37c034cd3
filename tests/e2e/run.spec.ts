/** Run: what is typed into it opens, and what nobody knows is an Error that names it. More texts: tests/unit/apps/run.test.ts. */
import type { Locator, Page } from '@playwright/test'
import { expectBox, openApp, openDesktop, windows, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Run', exact: true })
const box = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: 'Open', exact: true })

async function run(page: Page, text: string): Promise<void> {
  await openApp(page, 'Run')
  await box(page).fill(text)
  await page.keyboard.press('Enter')
}

test('opens apps, paths and folders, closes then, and the focus goes along; names what it does not know', async ({
  page,
}) => {
  await openDesktop(page)
  const { origin } = new URL(page.url())
  for (const [text, app, location] of [
    ['notepad', 'Notepad', '/notepad'],
    ['blog/hands-free-coding#what-fails', 'BlogPost', '/blog/hands-free-coding/what-fails'],
    ['C:\\favicon.svg', 'Picture Viewer', '/picture-viewer/favicon.svg'],
    [`${origin}/#/blog/testing-llm-as-judge/cost`, 'BlogPost', '/blog/testing-llm-as-judge/cost'],
  ] as const) {
    await run(page, text)
    const opened = windowsOf(page, app).and(page.locator('[data-active="true"]'))
    await expect(opened, text).toHaveAttribute('data-location', location)
    await expect(dialog(page)).toHaveCount(0)
    await expect(opened.locator(':focus'), text).toHaveCount(1)
  }
  expect(page.context().pages()).toHaveLength(1)

  await test.step('lies above START, with OK grey while nothing is typed', async () => {
    await openApp(page, 'Run')
    await expectBox(dialog(page), { x: 8, width: 347, height: 170, y: 700 })
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await openApp(page, 'Run')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('lists what was run before, the newest first, after a reload too', async () => {
    await page.reload()
    await expect(windows(page)).toHaveCount(3)
    await openApp(page, 'Run')
    const arrow = dialog(page).getByRole('button', { name: 'What was run before' })
    const names = page.getByRole('menu', { name: 'What was run before' })
    await arrow.click()
    await expect(names.getByRole('menuitem').first()).toHaveText(/testing-llm-as-judge\/cost$/)
    await expect(names.getByRole('menuitem')).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(names).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await names.getByRole('menuitem', { name: 'C:\\favicon.svg' }).click()
    await expect(box(page)).toHaveValue('C:\\favicon.svg')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('names in an Error what it does not know, and keeps it', async () => {
    for (const text of ['freecell', '/blog/nowhere']) {
      await run(page, text)
      const error = page.getByRole('alertdialog', { name: text, exact: true })
      await expect(error).toContainText(`Windows cannot find '${text}'`)
      await expect(error.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(error).toHaveCount(0)
      await expect(box(page)).toBeFocused()
      await expect(box(page)).toHaveValue(text)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })
})
