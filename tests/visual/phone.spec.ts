/** Stored pictures of the phone's layout: grid, sheet, menu and switcher, upright and on its side. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectPicture, hangPlainWallpaper } from '../support/stillDesktop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await hangPlainWallpaper(page)
  await page.goto('/?freeze')
  await expect(page.getByRole('list', { name: 'Apps', exact: true })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
})

async function openNotepad(page: Page): Promise<void> {
  await button(page, 'Notepad').tap()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Milk\nBread\nEggs, if there are brown ones')
  // A caret that blinks is another picture now and then.
  await text.blur()
}

test('the grid', async ({ page }) => {
  await expectPicture(page, 'grid')
})

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the grid', async ({ page }) => {
    await expectPicture(page, 'grid-landscape')
  })
})

test('a sheet with text', async ({ page }) => {
  await openNotepad(page)
  await expectPicture(page, 'notepad')
})

test('the search with results', async ({ page }) => {
  await button(page, 'Search this site').tap()
  await page.getByRole('combobox').fill('voice coding')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox').blur()
  await expectPicture(page, 'search')
})

test('an open menu', async ({ page }) => {
  await openNotepad(page)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectPicture(page, 'menu')
})

test('the assistant', async ({ page }) => {
  await button(page, 'Assistant').tap()
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(page.getByText('What would you like to know?')).toBeVisible()
  await page.getByRole('textbox').blur()
  await expectPicture(page, 'assistant')
})

test('the switcher with two windows', async ({ page }) => {
  await openNotepad(page)
  await button(page, 'start').tap()
  await button(page, 'My Computer').tap()
  await expect(page.getByRole('dialog', { name: 'My Computer', exact: true })).toBeVisible()
  await button(page, 'Switch apps').tap()
  await expect(page.getByRole('dialog', { name: 'App switcher' })).toBeVisible()
  await expectPicture(page, 'switcher')
})
