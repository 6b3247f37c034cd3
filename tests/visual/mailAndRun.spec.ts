/** Stored pictures of a message to the owner, and of Run: by both renderers, which must agree, and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import {
  expect,
  expectPicture,
  hangPlainWallpaper,
  openDesktop,
  parkPointer,
  test,
} from '../support/stillDesktop.ts'

async function goTo(page: Page, address: string, app: string): Promise<Locator> {
  await page.evaluate((next) => location.assign(next), address)
  const window = page.locator(`[data-app="${app}"]`)
  await expect(window.getByRole('textbox').first()).toBeVisible()
  return window
}

/** Carets blink, so none is in a picture. */
async function write(message: Locator): Promise<void> {
  await message.getByRole('textbox', { name: 'Subject', exact: true }).fill('A garden to plan')
  const text = message.getByRole('textbox', { name: 'Message', exact: true })
  await text.fill('Hello,\n\nare you free in spring?')
  await text.blur()
}

for (const renderer of ['webgl', 'canvas']) {
  test(`a message and Run, their frames drawn by ${renderer}`, async ({ page }) => {
    await openDesktop(page, { switches: `renderer=${renderer}` })
    await parkPointer(page)
    const message = await goTo(page, '#/mail', 'Mail')
    await message.getByRole('textbox', { name: 'Subject', exact: true }).blur()
    await expectPicture(page, 'mail', await boxOf(message))
    await write(message)
    await expectPicture(page, 'mail-written', await boxOf(message))

    const run = await goTo(page, '#/run', 'Run')
    await run.getByRole('textbox', { name: 'Open', exact: true }).fill('notepad')
    await run.getByRole('textbox', { name: 'Open', exact: true }).blur()
    await expectPicture(page, 'run', await boxOf(run))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a message and Run fill sheets', async ({ page }) => {
    await hangPlainWallpaper(page)
    await page.goto('/?freeze#/mail')
    await write(page.locator('[data-app="Mail"]'))
    await expectPicture(page, 'mail-phone')
    // Another address in the same document would be no visit.
    await page.goto('about:blank')
    await page.goto('/?freeze#/run')
    await expect(page.locator('[data-app="Run"]').getByRole('textbox')).toBeVisible()
    await expectPicture(page, 'run-phone')
  })
})
