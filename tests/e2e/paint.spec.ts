/** Paint by mouse, by keys and by a finger. What its tools do to pixels: tests/property/paint.test.ts. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  button,
  openApp,
  openDesktop,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'

const paint = (page: Page): Locator => windowsOf(page, 'Paint')
const picture = (page: Page): Locator => paint(page).locator('canvas[aria-label="Picture"]')
const radio = (page: Page, group: string, name: string): Locator =>
  paint(page)
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })

/** The pixel's color as red, green and blue. */
const pixel = (page: Page, x: number, y: number): Promise<readonly number[]> =>
  picture(page).evaluate(
    (canvas, at) => {
      const context = (canvas as HTMLCanvasElement).getContext('2d')
      return [...(context?.getImageData(...at, 1, 1).data.slice(0, 3) ?? [])]
    },
    [x, y] as [number, number],
  )
const whole = (page: Page): Promise<string> =>
  picture(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

const KEPT = 'The picture is kept in START, under My Recent Documents.'

const BLACK = [0, 0, 0]
const WHITE = [255, 255, 255]
const RED = [255, 0, 0]

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const { x, y } = await boxOf(picture(page))
  await page.mouse.move(x + from[0] + 0.5, y + from[1] + 0.5)
  await page.mouse.down()
  await page.mouse.move(x + to[0] + 0.5, y + to[1] + 0.5, { steps: 6 })
  await page.mouse.up()
}

test('Run opens it; it draws, undoes to the pixel, saves, opens, and outlives a reload', async ({
  page,
}) => {
  await openDesktop(page, '?freeze')
  const run = await openApp(page, 'Run')
  await run.getByRole('textbox').fill('mspaint')
  await page.keyboard.press('Enter')
  await expect(picture(page)).toHaveCount(1)
  await expect(page.locator('canvas:not([data-part="scene"])')).toHaveCount(1)
  await expect(button(paint(page), 'Undo')).toBeDisabled()
  const empty = await whole(page)

  const tip = page.locator('[data-part="tip"]')

  await test.step('a pencil, and a brush in a color', async () => {
    await drag(page, [20, 20], [120, 20])
    expect(await pixel(page, 70, 20)).toEqual(BLACK)
    expect(await pixel(page, 70, 22)).toEqual(WHITE)
    await radio(page, 'Tools', 'Brush').click()
    await radio(page, 'Colours', 'Red').click()
    await drag(page, [20, 60], [120, 60])
    expect(await pixel(page, 70, 61)).toEqual(RED)
  })

  await test.step('a shape, a fill, a color from the picture, and a text', async () => {
    await radio(page, 'Tools', 'Rectangle').click()
    await drag(page, [150, 20], [250, 120])
    await radio(page, 'Colours', 'Blue').click()
    await radio(page, 'Tools', 'Fill').click()
    await drag(page, [200, 70], [200, 70])
    expect(await pixel(page, 160, 30)).toEqual([0, 0, 255])
    expect(await pixel(page, 300, 30)).toEqual(WHITE)
    await radio(page, 'Tools', 'Colour picker').click()
    await drag(page, [70, 61], [70, 61])
    await expect(radio(page, 'Colours', 'Red')).toBeChecked()
    const before = await whole(page)
    await radio(page, 'Tools', 'Text').click()
    await drag(page, [300, 200], [300, 200])
    await page.keyboard.type('Meadow')
    await page.keyboard.press('Enter')
    await expect.poll(() => whole(page)).not.toBe(before)
    await page.keyboard.press('Control+z')
    expect(await whole(page)).toBe(before)
    // A press elsewhere ends the text as Enter does, and begins another.
    await drag(page, [300, 200], [300, 200])
    await page.keyboard.type('Meadow')
    await drag(page, [300, 240], [300, 240])
    await expect.poll(() => whole(page)).not.toBe(before)
    await expect(paint(page).getByLabel('Text for the picture')).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    expect(await whole(page)).toBe(before)
  })

  await test.step('keys undo everything and do it again', async () => {
    const drawn = await whole(page)
    for (const _ of Array.from({ length: 4 })) await page.keyboard.press('Control+z')
    expect(await whole(page)).toBe(empty)
    await expect(button(paint(page), 'Undo')).toBeDisabled()
    for (const _ of Array.from({ length: 4 })) await page.keyboard.press('Control+y')
    expect(await whole(page)).toBe(drawn)
  })

  await test.step('saves a PNG, which it can open', async () => {
    const download = page.waitForEvent('download')
    await button(paint(page), 'Save').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('untitled.png')
    const drawn = await whole(page)
    const bytes = await readFile(await file.path())
    await button(paint(page), 'New').click()
    expect(await pixel(page, 70, 20)).toEqual(WHITE)
    await expect(tip).toHaveText(KEPT)
    const [told, begin] = [await boxOf(tip), await boxOf(button(paint(page), 'New'))]
    expect(told.y, 'clear of the buttons').toBeGreaterThan(begin.y + begin.height)
    const input = paint(page).locator('input[type="file"]')
    await input.setInputFiles({ name: 'meadow.png', mimeType: 'image/png', buffer: bytes })
    await expect.poll(() => whole(page)).toBe(drawn)
    await expect(page.getByRole('dialog', { name: 'meadow.png - Paint' })).toBeVisible()
  })

  await test.step('a reload and closing keep the picture, and what New took away is listed', async () => {
    const drawn = await whole(page)
    await page.reload()
    await expect.poll(() => whole(page)).toBe(drawn)
    await windowButton(paint(page), 'Close').click()
    await expect(paint(page)).toHaveCount(0)
    await expect(tip).toHaveText(KEPT)
    await page.goto('/?freeze#/paint')
    await expect.poll(() => whole(page)).toBe(drawn)
    await button(page, 'start').click()
    await page.getByRole('menuitem', { name: 'My Recent Documents' }).click()
    await expect(page.getByRole('menuitem', { name: 'untitled' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await windowButton(paint(page), 'Close').click()
    await expect(paint(page)).toHaveCount(0)
    await button(page, 'start').click()
    await page.getByRole('menuitem', { name: 'My Recent Documents' }).click()
    await page.getByRole('menuitem', { name: 'meadow.png' }).click()
    await expect.poll(() => whole(page)).toBe(drawn)
  })

  await test.step('what is no picture is said to be none', async () => {
    const input = paint(page).locator('input[type="file"]')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') })
    await expect(page.getByRole('alertdialog')).toContainText('Paint cannot read a.png')
  })
})

test('Open takes a picture of My Pictures, and one too large to be kept is said to be so, once', async ({
  page,
}) => {
  await openDesktop(page)
  await page.goto('/#/paint')
  await button(paint(page), 'Open').click()
  const panel = paint(page).getByRole('dialog', { name: 'Open' })
  const first = panel.getByRole('listitem').getByRole('button').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button(paint(page), 'Open')).toBeFocused()
  await page.keyboard.press('Enter')
  await panel
    .getByRole('button', { name: /^wallpaper/ })
    .first()
    .click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /^wallpaper.* - Paint$/ })).toBeVisible()
  const said = page.getByRole('alertdialog', { name: 'Paint' })
  await expect(said).toContainText('too large to be kept over a reload')
  await page.keyboard.press('Enter')
  await expect(said).toHaveCount(0)
  await drag(page, [20, 20], [60, 20])
  // A note is kept only after what was written before it: by then the picture was asked for again.
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('textbox', { name: 'Text' }).fill('kept')
  await expect.poll(stored).toContain('kept')
  await expect(said).toHaveCount(0)
})

test('draws by keys alone', async ({ page }) => {
  await openDesktop(page, '?freeze#/paint')
  await expect(picture(page)).toBeFocused()
  await page.keyboard.press('Space')
  for (const _ of Array.from({ length: 5 })) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+ArrowDown')
  await page.keyboard.press('Space')
  expect(await pixel(page, 40, 20)).toEqual(BLACK)
  expect(await pixel(page, 60, 21)).toEqual(BLACK)
  expect(await pixel(page, 70, 20)).toEqual(WHITE)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await pixel(page, 60, 37)).toEqual(WHITE)
  await radio(page, 'Tools', 'Pencil').focus()
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, 'Tools', 'Brush')).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a finger draws, and choices are large enough for it', async ({ page }) => {
    await page.goto('/?freeze#/paint')
    await expect(picture(page)).toHaveCSS('touch-action', 'none')
    // The sheet slides in: a box that is read on its way is not where the finger will find it.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const { x, y } = await boxOf(picture(page))
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: string, at?: readonly [number, number]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: at ? [{ x: x + at[0], y: y + at[1] }] : [],
      })
    await touch('touchStart', [30, 50])
    await touch('touchMove', [60, 50])
    await touch('touchMove', [120, 50])
    await touch('touchEnd')
    await expect.poll(() => pixel(page, 100, 50)).toEqual(BLACK)
    await button(paint(page), 'Undo').click()
    await expect.poll(() => pixel(page, 100, 50)).toEqual(WHITE)
    const { width, height } = await boxOf(radio(page, 'Tools', 'Fill'))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
  })
})
