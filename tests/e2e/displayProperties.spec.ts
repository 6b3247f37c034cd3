/** Display Properties: what is chosen acts at once, in both renderers and on a phone, and is kept. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import {
  boxOf,
  idOf,
  nextFrame,
  openDesktop,
  scene,
  shell,
  startButton,
  startMenu,
  taskbar,
  taskbarButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'
import { colorAt, takePicture } from '../support/pictures.ts'
import { countInPage } from '../support/probes.ts'
import { ROOT } from '../support/server.ts'

const SCHEMES = { Olive: 'olive', Silver: 'silver', 'High contrast': 'contrast', Blue: 'blue' }

const dialog = (page: Page): Locator => windowsOf(page, 'Display Properties')
const tab = (page: Page, name: string): Locator =>
  dialog(page).getByRole('tab', { name, exact: true })

async function openProperties(page: Page, at: string): Promise<void> {
  await page.mouse.click(700, 500, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Properties', exact: true }).click()
  await tab(page, at).click()
}

/** The boxes of all that is in it, with what surrounds them. */
async function looksOf(part: Locator): Promise<readonly string[]> {
  return part.locator('*').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { borderTop, borderBottom, padding, background, font } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round).join()
      return [element.tagName, box, borderTop, borderBottom, padding, background, font].join('; ')
    }),
  )
}

async function startLooks(page: Page): Promise<readonly string[]> {
  await startButton(page).click()
  await expect(startMenu(page).getByRole('menuitem').last()).toBeVisible()
  const looks = await looksOf(startMenu(page))
  await page.keyboard.press('Escape')
  await expect(startMenu(page)).toHaveCount(0)
  return looks
}

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`schemes, wallpapers and the size act at once and leave no texture behind, in ${renderer}`, async ({
    page,
  }) => {
    const counts = await countInPage(page)
    await openDesktop(page, `?renderer=${renderer}`)
    await openProperties(page, 'Appearance')
    const title = await boxOf(dialog(page).locator('[data-part="title-bar"]'))
    const seen = new Set<string>()
    for (const [name, theme] of Object.entries(SCHEMES)) {
      await dialog(page).getByRole('radio', { name, exact: true }).click()
      await expect(shell(page)).toHaveAttribute('data-theme', theme)
      await nextFrame(page)
      // Between the title and the button, where nothing is written.
      const picture = await takePicture(page)
      seen.add(colorAt(picture, title.x + title.width / 2, title.y + 8).join())
    }
    expect(seen.size, 'four colours of the title bar').toBe(4)

    const { textures } = await counts()
    // Each change repaints the desktop, which takes WebGL in software as long as it has pixels.
    await page.setViewportSize({ width: 800, height: 300 })
    for (let change = 0; change < 100; change += 1) {
      const name = change % 2 === 0 ? 'Silver' : 'Blue'
      await dialog(page)
        .getByRole('radio', { name, exact: true })
        .evaluate((radio: HTMLInputElement) => radio.click())
    }
    await expect(shell(page)).toHaveAttribute('data-theme', 'blue')
    await nextFrame(page)
    expect((await counts()).textures).toBeLessThanOrEqual(textures)
  })
}

test('wallpapers, colour and size are chosen by keys, kept over a reload, and a picture of the visitor’s own too', async ({
  page,
}) => {
  // Not by openDesktop, which begins with other choices at each load.
  await page.goto('/')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await page.mouse.click(700, 500, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Properties', exact: true }).click()
  await expect(tab(page, 'Themes')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Desktop')).toBeFocused()
  const names = dialog(page).getByRole('listbox')
  await expect(names.getByRole('option', { name: 'Meadow' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await names.getByRole('option').count()).toBeGreaterThanOrEqual(7)
  await names.getByRole('option', { name: 'Aurora' }).click()
  await expect(shell(page)).toHaveAttribute('data-wallpaper', 'aurora')
  const position = dialog(page).getByLabel('Position')
  await position.selectOption('tile')
  await names.getByRole('option', { name: 'Aurora' }).click()
  await expect(position, 'picking the same picture again changes nothing').toHaveValue('tile')
  await page.keyboard.press('Home')
  await expect(shell(page)).toHaveAttribute('data-wallpaper', 'none')

  await test.step('the wait of a screen saver can be typed anew', async () => {
    await tab(page, 'Screen Saver').click()
    await dialog(page).getByRole('combobox').selectOption('bubbles')
    const wait = dialog(page).getByLabel('Wait')
    await wait.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('25')
    await expect(wait).toHaveValue('25')
    await page.keyboard.type('0')
    await wait.blur()
    await expect(wait).toHaveValue('25')
    await dialog(page).getByRole('combobox').selectOption('none')
    await tab(page, 'Desktop').click()
  })

  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Browse…' }).click()
  const picture = readFileSync(path.join(ROOT, 'public/apple-touch-icon.png'))
  await (await chooser).setFiles({ name: 'mine.png', mimeType: 'image/png', buffer: picture })
  await expect(shell(page)).toHaveAttribute('data-wallpaper', 'own')

  const size = dialog(page).getByRole('slider', { name: 'Size', exact: true })
  await test.step('at its first size again everything is as it was', async () => {
    await page.evaluate(() => location.assign('#/help-and-support/keys'))
    const help = windowsOf(page, 'Help and Support')
    await expect(help.locator('kbd').first()).toBeVisible()
    await help
      .getByRole('group', { name: 'Keys', exact: true })
      .evaluate((reader) => reader.scrollTo(0, 400))
    const before = await looksOf(help)
    const start = await startLooks(page)
    await taskbarButton(page, await idOf(dialog(page))).click()
    await tab(page, 'Settings').click()
    await size.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-large-text')
    await expect.poll(async () => (await boxOf(taskbar(page))).height).toBeGreaterThan(34)
    await size.press('ArrowLeft')
    await expect(page.locator('html')).not.toHaveAttribute('data-large-text')
    // With the same words at the upper edge, although it was scrolled.
    await expect.poll(() => looksOf(help)).toEqual(before)
    expect(await startLooks(page)).toEqual(start)
  })
  await size.press('ArrowRight')
  await expect(shell(page)).toHaveAttribute('data-ui-scale', '125')
  const bar = page.getByRole('toolbar', { name: 'Taskbar' })
  await expect.poll(async () => Math.round((await boxOf(bar)).height)).toBeGreaterThan(34)
  await page.reload()
  await expect(shell(page)).toHaveAttribute('data-wallpaper', 'own')
  await expect(shell(page)).toHaveAttribute('data-ui-scale', '125')
})

test('a picture of the visitor’s own that is gone leaves the colour, and the dialog says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const display = { wallpaper: 'own', color: '#804020' }
    localStorage.setItem('meadow', JSON.stringify({ version: 1, display }))
  })
  await page.goto('/')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await openProperties(page, 'Desktop')
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Your picture could not be read/)
  await nextFrame(page)
  expect(colorAt(await takePicture(page), 900, 200)).toEqual([0x80, 0x40, 0x20])
  await dialog(page).getByRole('option', { name: 'Aurora' }).click()
  await expect(dialog(page).getByRole('alert')).toBeHidden()
})

test('each tab is without a fault for axe in each scheme', async ({ page }) => {
  await openDesktop(page, '?freeze')
  for (const [name, theme] of Object.entries(SCHEMES)) {
    await openProperties(page, 'Appearance')
    await dialog(page).getByRole('radio', { name, exact: true }).click()
    await expect(shell(page)).toHaveAttribute('data-theme', theme)
    for (const each of await dialog(page).getByRole('tab').all()) {
      await each.click()
      expect(await violations(page), `${name}, ${await each.textContent()}`).toEqual([])
    }
  }
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('six wallpapers are seen at once, and Cancel gives back the one that there was', async ({
    page,
  }) => {
    await page.goto('/?freeze#/display-properties')
    await tab(page, 'Desktop').tap()
    const names = dialog(page).getByRole('option')
    for (const at of [0, 5]) await expect(names.nth(at)).toBeInViewport({ ratio: 1 })
    await names.filter({ hasText: 'Aurora' }).tap()
    await expect(shell(page)).toHaveAttribute('data-wallpaper', 'aurora')
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(shell(page)).toHaveAttribute('data-wallpaper', 'meadow')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('a phone takes the scheme', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/#/display-properties')
  await tab(page, 'Appearance').click()
  await dialog(page).getByRole('radio', { name: 'Olive', exact: true }).click()
  await expect(page.locator('main')).toHaveAttribute('data-theme', 'olive')
})
