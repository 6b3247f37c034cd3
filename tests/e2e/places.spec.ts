/** My Pictures and My Documents: My Computer's window at these places, and the ways there. */
import type { Locator, Page } from '@playwright/test'
import { chooseFromStart, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, fileOf } from '../support/myComputerDriver.ts'

const myComputerOf = (page: Page): Locator => page.locator('[data-app="My Computer"]')

async function openFromStart(page: Page, name: string): Promise<Locator> {
  await chooseFromStart(page, name)
  await expect(addressOf(myComputerOf(page))).toHaveValue(name)
  return myComputerOf(page)
}

test('My Pictures shows small pictures, and opens them in the viewer, one after the other', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/?freeze')
  const myComputer = await openFromStart(page, 'My Pictures')
  await expect(myComputer).toHaveAttribute('data-location', '/my-pictures')
  await expect(page).toHaveURL(/#\/my-pictures$/)
  const files = myComputer.getByRole('listbox', { name: 'Files' })
  const first = files.getByRole('option').first()
  await expect(first).toBeFocused()
  await expect(myComputer.getByRole('status')).toHaveText(/^My Pictures: \d+ items$/)
  const image = files.getByRole('option', { name: 'wallpaper.webp' }).locator('img')
  await expect(image).toHaveAttribute('src', /\/thumbnails\/wallpaper-[\w-]+\.webp$/)
  await expect(image).toHaveAttribute('loading', 'lazy')
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(288)
  expect(asked.filter((path) => /wallpaper-\d+-[\w-]+\.webp$/.test(path))).toEqual([])

  const names = await files.getByRole('option').allTextContents()
  const viewer = page.locator('[data-app="Picture Viewer"]')
  const titleOf = (index: number) => `${names[index]} - Picture Viewer`
  await page.keyboard.press('Enter')
  await expect(viewer).toHaveAccessibleName(titleOf(0))
  expect(names[0]).toBe('avatar.webp')
  await expect(viewer.getByRole('img'), 'by what it shows').toHaveAccessibleName(/^Portrait of /)
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer).toHaveAccessibleName(titleOf(1))
  await viewer.getByRole('button', { name: 'Close' }).click()
  await files.getByRole('option').nth(2).dblclick()
  await expect(viewer).toHaveAccessibleName(titleOf(2))
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(viewer).toHaveAccessibleName(titleOf(3))
  expect(page.context().pages()).toHaveLength(1)
})

test('My Documents leads to the owner’s work and to the notes of the tab', async ({ page }) => {
  await openDesktop(page)
  const myComputer = await openFromStart(page, 'My Documents')
  await expect(myComputer.getByRole('option')).toHaveText(['Projects', 'Articles', 'Résumé'])
  await expect(myComputer).toContainText('There are no notes in this tab.')

  await test.step('each of which opens in its window', async () => {
    const windows = { Projects: 'About', Articles: 'Blog', Résumé: 'Resume' }
    for (const [name, app] of Object.entries(windows)) {
      await fileOf(myComputer, name).dblclick()
      const opened = page.locator(`[data-app="${app}"]`)
      await expect(opened).toHaveAttribute('data-active', 'true')
      await opened.getByRole('button', { name: 'Close' }).click()
      await expect(opened).toHaveCount(0)
    }
  })

  await test.step('a note is listed while it is written, and once it is closed', async () => {
    await page.locator('[data-icon-id="3"]').dblclick()
    const notepad = page.locator('[data-app="Notepad"]')
    await notepad.getByRole('textbox', { name: 'Text' }).fill('Buy milk')
    await expect(fileOf(myComputer, 'Buy milk')).toHaveCount(1)
    await expect(myComputer).not.toContainText('There are no notes')
    await notepad.getByRole('button', { name: 'Close' }).click()
    await expect(notepad).toHaveCount(0)
    await fileOf(myComputer, 'Buy milk').press('Enter')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('Buy milk')
    await expect(fileOf(myComputer, 'Buy milk')).toHaveCount(1)
    await notepad.getByRole('button', { name: 'Minimize' }).click()
    await fileOf(myComputer, 'Buy milk').dblclick()
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(notepad).toHaveCount(1)
  })
})
