/** Stored pictures of the picture viewer: by both renderers, which must agree, and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, expectPicture, openDesktop, parkPointer, test } from '../support/stillDesktop.ts'

const PICTURE = '#/picture-viewer/assets/icons/my-computer.svg'

async function openPicture(page: Page): Promise<Locator> {
  await page.evaluate((address) => location.assign(address), PICTURE)
  return shownPicture(page)
}

async function shownPicture(page: Page): Promise<Locator> {
  const viewer = page.locator('[data-app="Picture Viewer"]')
  await expect(viewer.getByRole('img')).toHaveAttribute('data-shown', 'true')
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeEnabled()
  return viewer
}

for (const renderer of ['webgl', 'canvas']) {
  test(`a picture at best fit, its frame drawn by ${renderer}`, async ({ page }) => {
    await openDesktop(page, { switches: `renderer=${renderer}` })
    const viewer = await openPicture(page)
    await parkPointer(page)
    await expectPicture(page, 'viewer', await boxOf(viewer))
  })
}

test('a paused slide show', async ({ page }) => {
  await openDesktop(page)
  const viewer = await openPicture(page)
  await viewer.getByRole('button', { name: 'Slide show' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('p')
  await parkPointer(page)
  await expect(viewer.getByRole('button', { name: 'Play the show' })).toHaveCSS('opacity', '1')
  await expectPicture(page, 'viewer-show')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a picture fills a sheet', async ({ page }) => {
    await page.goto(`/?freeze${PICTURE}`)
    const viewer = await shownPicture(page)
    await viewer.getByRole('button', { name: 'Rotate' }).tap()
    await expectPicture(page, 'viewer-phone')
  })
})
