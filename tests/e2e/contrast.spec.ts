/** Contrast themes (`forced-colors`): nothing shines through, and the canvas takes the colors, too. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  client,
  nextFrame,
  openApp,
  openDesktop,
  scene,
  startButton,
  taskbar,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { changedBox, differingPart, settledPicture } from '../support/pictures.ts'

const APPS = ['My Computer', 'Internet Explorer', 'Help and Support', 'Notepad', 'Blog', 'Search']

/** Shows the desktop without its canvas: what changes was seen through the page. */
const hideScene = (page: Page, isHidden: boolean) =>
  scene(page).evaluate((canvas, hidden) => {
    const stage = canvas.parentElement as HTMLElement
    stage.style.visibility = hidden ? 'hidden' : ''
  }, isHidden)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openDesktop(page)
})

test('no client area, no bar and no menu is see-through', async ({ page }) => {
  for (const app of APPS) {
    const window = await openApp(page, app)
    const clip = await boxOf(client(window))
    const shown = await settledPicture(page, clip)
    await hideScene(page, true)
    const alone = await settledPicture(page, clip)
    await hideScene(page, false)
    // Chromium may paint the edges of bars and fields in two ways; a bar of ten rows is 2 % of the area.
    expect(differingPart(shown, alone), app).toBeLessThan(0.01)
  }
  await expect(taskbar(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await startButton(page).click()
  const menu = page.getByRole('menu', { name: 'Start menu' })
  const row = menu.getByRole('menuitem', { name: 'Notepad', exact: true })
  await row.hover()
  const colors = await row.evaluate((found) => {
    const probe = document.createElement('i')

    probe.style.color = 'HighlightText'
    probe.style.backgroundColor = 'Highlight'
    found.append(probe)
    const { color, backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return { color, backgroundColor }
  })
  await expect(row).toHaveCSS('background-color', colors.backgroundColor)
})

test('frames and labels on the canvas take the colors, and give them back', async ({ page }) => {
  const window = await openApp(page, 'Notepad')
  const { x, y, width } = await boxOf(window)
  const label = await boxOf(page.getByRole('option', { name: 'Cookies', exact: true }))
  const frame = { x, y: y + 10, width, height: 4 }
  const contrast = [await settledPicture(page, frame), await settledPicture(page, label)] as const
  await page.emulateMedia({ forcedColors: 'none' })
  await nextFrame(page)
  await expect
    .poll(async () => changedBox(contrast[0], await settledPicture(page, frame)))
    .not.toBeNull()
  expect(changedBox(contrast[1], await settledPicture(page, label))).not.toBeNull()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect
    .poll(async () => changedBox(contrast[0], await settledPicture(page, frame)))
    .toBeNull()
})
