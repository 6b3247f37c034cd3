/** Stored pictures of the phone's layout: the grid, sheets, a menu and the switcher. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectPicture, hangPlainWallpaper, haveLoaded } from '../support/stillDesktop.ts'
import { windowsOf } from '../support/desktopDriver.ts'
import { button, grid } from '../support/phoneDriver.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function openPhone(page: Page, address = ''): Promise<void> {
  await hangPlainWallpaper(page)
  await page.goto(`/?freeze${address}`)
  await page.evaluate(() => document.fonts.ready)
}

async function openNotepad(page: Page): Promise<void> {
  await openPhone(page)
  await button(page, 'Notepad').tap()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Milk\nBread\nEggs, if there are brown ones')
  // A caret that blinks is another picture now and then.
  await text.blur()
}

test('the grid, and the search with results', async ({ page }) => {
  await openPhone(page)
  await expect(grid(page)).toBeVisible()
  await expectPicture(page, 'grid')
  await page.setViewportSize({ width: 740, height: 360 })
  await expectPicture(page, 'grid-landscape')
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Search this site').tap()
  await page.getByRole('combobox').fill('voice coding')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox').blur()
  await expectPicture(page, 'search')
})

test('a sheet with an open menu, and the switcher with two windows', async ({ page }) => {
  await openNotepad(page)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPicture(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await button(page, 'start').tap()
  await button(page, 'My Computer').tap()
  await expect(page.getByRole('dialog', { name: 'My Computer', exact: true })).toBeVisible()
  await button(page, 'Switch apps').tap()
  await expect(page.getByRole('dialog', { name: 'App switcher' })).toBeVisible()
  await expectPicture(page, 'switcher')
})

test('the assistant', async ({ page }) => {
  await openPhone(page)
  await button(page, 'Assistant').tap()
  await expect(page.getByText('What would you like to know?')).toBeVisible()
  await page.getByRole('textbox').blur()
  await expectPicture(page, 'assistant')
})

/** Goes to a sheet's address, in the page that is loaded. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => location.assign(next), `#${address}`)

test('a message to the owner, My Pictures, a sound and a picture', async ({ page }) => {
  await openPhone(page, '#/mail')
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('A garden to plan')
  const text = page.getByRole('textbox', { name: 'Message', exact: true })
  await text.fill('Hello,\n\nare you free in spring?')
  await text.blur()
  await expectPicture(page, 'mail-phone')

  await goTo(page, '/my-pictures')
  await haveLoaded(page.getByRole('option').locator('img'))
  await expectPicture(page, 'places-pictures-phone')

  await goTo(page, '/media-player/assets/sounds/error.mp3')
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeEnabled()
  await expectPicture(page, 'places-player-phone')

  await goTo(page, '/picture-viewer/assets/icons/my-computer.svg')
  const viewer = windowsOf(page, 'Picture Viewer')
  await expect(viewer.getByRole('img')).toHaveAttribute('data-shown', 'true')
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeEnabled()
  await viewer.getByRole('button', { name: 'Rotate' }).tap()
  await expectPicture(page, 'viewer-phone')
})
