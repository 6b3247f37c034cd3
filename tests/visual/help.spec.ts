/** Stored pictures of the help: by both renderers, which must agree, as a sheet, and as a page. */
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, expectPicture, openDesktop, parkPointer, test } from '../support/stillDesktop.ts'

async function openHelp(page: Page, section = ''): Promise<Locator> {
  await page.evaluate((address) => location.assign(address), `#/help-and-support${section}`)
  const help = page.locator('[data-app="Help and Support"]')
  await expect(help.getByRole('heading', { level: 2 })).toBeVisible()
  await parkPointer(page)
  return help
}

for (const renderer of ['webgl', 'canvas']) {
  test(`its topics, its frame drawn by ${renderer}`, async ({ page }) => {
    await openDesktop(page, { switches: `renderer=${renderer}` })
    const help = await openHelp(page)
    await expectPicture(page, 'help', await boxOf(help))
  })
}

test('the table of keys, what a word finds, and a sheet', async ({ page }) => {
  await openDesktop(page)
  const help = await openHelp(page, '/keys')
  await expect(help.getByRole('table')).toBeVisible()
  await expectPicture(page, 'help-keys', await boxOf(help))
  await help.getByRole('searchbox').fill('notes')
  await expectPicture(page, 'help-search', await boxOf(help))
  await help.getByRole('searchbox').fill('')
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
  await expect(help.getByRole('table')).toBeVisible()
  await expectPicture(page, 'help-keys-sheet')
  await help.getByRole('link', { name: 'All topics' }).click()
  await expect(help.getByRole('link', { name: 'Snow', exact: true }).first()).toBeVisible()
  await parkPointer(page)
  await expectPicture(page, 'help-sheet')
})
