/** Contrast themes (`forced-colors`): nothing shines through, and the canvas takes the colors, too. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  button,
  client,
  nextFrame,
  openApp,
  openDesktop,
  scene,
  startButton,
  taskbar,
  windowButton,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilLoaded } from '../support/loading.ts'
import { changedBox, differingPart, settledPicture } from '../support/pictures.ts'

const APPS = ['My Computer', 'Internet Explorer', 'Help and Support', 'Notepad', 'Blog', 'Search']

/** Shows the desktop without its canvas: what changes was seen through the page. */
const hideScene = (page: Page, isHidden: boolean) =>
  scene(page).evaluate((canvas, hidden) => {
    const stage = canvas.parentElement as HTMLElement
    stage.style.visibility = hidden ? 'hidden' : ''
  }, isHidden)

const systemColor = (page: Page, name: string): Promise<string> =>
  taskbar(page).evaluate((bar, color) => {
    const probe = document.createElement('i')
    probe.style.color = color
    bar.append(probe)
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, name)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
})

test('no client area, no bar and no menu is see-through, and the canvas takes the colors', async ({
  page,
}) => {
  await openDesktop(page)
  await test.step('frames and labels, which give them back', () => expectColors(page))
  for (const app of APPS) {
    const window = await openApp(page, app)
    const clip = await boxOf(client(window))
    await untilLoaded(page)
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
  const highlight = await systemColor(page, 'Highlight')
  await expect(row).toHaveCSS('background-color', highlight)
  await page.keyboard.press('Escape')
  const ofNotepad = button(taskbar(page), 'Untitled - Notepad')
  await ofNotepad.hover()
  await expect(ofNotepad.locator('span').first()).toHaveCSS('background-color', highlight)
  await expect(ofNotepad).toHaveCSS('color', await systemColor(page, 'HighlightText'))
  const snow = button(taskbar(page), 'Snow')
  await snow.hover()
  await expect(snow).toHaveCSS('box-shadow', `${highlight} 0px 0px 0px 2px inset`)
})

test('what is disabled and what stands in for text is in GrayText, and what is chosen does not fade', async ({
  page,
}) => {
  await openDesktop(page)
  const gray = await systemColor(page, 'GrayText')
  const myComputer = await openApp(page, 'My Computer')
  const back = myComputer.getByRole('button', { name: 'Back' })
  await expect(back).toBeDisabled()
  await expect(back).toHaveCSS('color', gray)
  await expect(back).toHaveCSS('opacity', '1')
  await expect(back, 'which need not be grey').toHaveCSS('filter', 'none')
  await myComputer.getByRole('button', { name: 'Local Disk (C:)' }).click()
  const file = myComputer.getByRole('option').first()
  await file.click()
  await expect(file).toHaveAttribute('aria-selected', 'true')
  await expect(file.locator(':scope > *').first()).toHaveCSS('opacity', '1')
  const assistant = await openApp(page, 'Assistant')
  const message = assistant.getByRole('textbox', { name: 'Message' })
  const placeholder = () =>
    message.evaluate((field) => getComputedStyle(field, '::placeholder').color)
  await expect.poll(placeholder).toBe(gray)

  await page.evaluate(() => location.assign('#/paint'))
  const tools = page.getByRole('radiogroup', { name: 'Tools' })
  const ink = await systemColor(page, 'CanvasText')
  await expect(tools.locator('label:has(:checked)')).toHaveCSS('border-color', ink)
  // White paper ends where the desk begins, which is black.
  await expect(page.getByLabel('Picture', { exact: true })).toHaveCSS('outline-style', 'solid')
})

async function expectColors(page: Page): Promise<void> {
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
  const isBack = () => settledPicture(page, frame).then((now) => changedBox(contrast[0], now))
  await expect.poll(isBack).toBeNull()
  // One contrast theme in the place of another.
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(isBack).not.toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(isBack).toBeNull()
  await windowButton(window, 'Close').click()
  await expect(window).toHaveCount(0)
}

test('pages show which result is chosen, what was found in it, and where one is', async ({
  page,
}) => {
  await page.goto('/blog')
  const here = page.getByRole('navigation', { name: 'Site' }).locator('[aria-current]:visible')
  await expect(here).toHaveCSS('text-decoration-line', 'underline')
  await page.keyboard.press('Tab')
  await here.focus()
  await expect(here).toHaveCSS('outline-style', 'solid')
  await page.locator('[data-part="search"]').fill('voice')
  const options = page.getByRole('option')
  const mark = options.nth(1).locator('mark').first()
  await expect(mark).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[role="option"][aria-selected="true"]')
  const ground = (of: typeof chosen): Promise<string> =>
    of.evaluate((found) => getComputedStyle(found).backgroundColor)
  await expect(chosen).toHaveCount(1)
  expect(await ground(chosen)).not.toBe(await ground(options.last()))

  await test.step('which section is read, and where the dialog about cookies ends', async () => {
    await page.goto('/blog/testing-llm-as-judge')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link').nth(2).click()
    const read = contents.locator('[aria-current]:visible')
    await expect(read).toHaveCount(1)
    expect(await ground(read)).not.toBe(await ground(contents.getByRole('link').first()))
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await expect(page.getByRole('dialog', { name: /cookie/i })).toHaveCSS('border-style', 'solid')
  })
})
