/** The switches in the address (ui-contract): what each of them changes. */
import type { Locator, Page } from '@playwright/test'
import {
  client,
  cornerPoint,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  scene,
  shell,
  titlePoint,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { changedBox, settledPicture } from '../support/pictures.ts'
import { countInPage, untilAtRest } from '../support/probes.ts'

/** Small, where whole pictures are compared. */
const VIEWPORT = { width: 960, height: 600 }

const clock = (page: Page) => page.locator('time[data-part="clock"]')
const snowSwitch = (page: Page) => page.getByRole('button', { name: 'Snow', exact: true })

test('?renderer forces one; else Canvas 2D is chosen where WebGL is but software; ?culling=off clips nothing', async ({
  page,
}) => {
  for (const [search, renderer] of [
    ['?renderer=webgl', 'webgl'],
    ['?renderer=canvas', 'canvas'],
    ['?renderer=magic&seed=x&debug=nothing&culling=on&at=-1&other', 'canvas'],
  ] as const) {
    await openDesktop(page, search)
    await expect(scene(page)).toHaveAttribute('data-renderer', renderer)
    await openApp(page, 'Notepad')
    await expect(scene(page)).toHaveCount(1)
  }
  await expect(clock(page)).not.toHaveText('')
  await openDesktop(page, '?culling=off')
  const covered = client(windowsOf(page, 'Notepad').first())
  await expect(covered).toHaveCSS('clip-path', 'none')
  await openApp(page, 'My Computer')
  await nextFrame(page)
  expect(await covered.evaluate((found) => getComputedStyle(found).clipPath)).toBe('none')
})

test('?seed and ?at: the same snow for the same numbers', async ({ page }) => {
  await page.setViewportSize(VIEWPORT)
  const snow = async (search: string) => {
    await openDesktop(page, search)
    await snowSwitch(page).click()
    await expect(shell(page)).toHaveAttribute('data-snow', /^\d+$/)
    await page.mouse.move(480, 300)
    return settledPicture(page)
  }
  const first = await snow('?freeze&seed=7&at=2000')
  expect(changedBox(first, await snow('?freeze&seed=7&at=2000'))).toBeNull()
  expect(changedBox(first, await snow('?freeze&seed=8&at=2000'))).not.toBeNull()
  expect(changedBox(first, await snow('?freeze&seed=7&at=2500'))).not.toBeNull()
  // One flake for every 10000 square pixels (spec, section 2).
  await expect(shell(page)).toHaveAttribute('data-snow', String(Math.floor((960 * 600) / 10_000)))
})

test('?debug=regions,fps draws on the scene', async ({ page }) => {
  await page.setViewportSize(VIEWPORT)
  await openDesktop(page, '?freeze')
  await openApp(page, 'My Computer')
  const plain = await settledPicture(page)
  for (const debug of ['regions', 'fps']) {
    // The session brings the window back.
    await openDesktop(page, `?freeze&debug=${debug}`)
    await expect(windowsOf(page, 'My Computer')).toBeVisible()
    expect(changedBox(plain, await settledPicture(page)), debug).not.toBeNull()
  }
})

test('?debug=fps causes none of the presents that it counts: a lifted window moves and is resized without any', async ({
  page,
}) => {
  const counts = await countInPage(page)
  await openDesktop(page, '?freeze&debug=fps')
  const window = await openApp(page, 'My Computer')
  for (const pointOf of [titlePoint, (shown: Locator) => cornerPoint(shown, 'se')]) {
    await untilAtRest(page, counts)
    const from = await pointOf(window)
    await press(page, from)
    await moveBy(page, from, { x: -4, y: -4 })
    await untilAtRest(page, counts)
    const { presents } = await counts()
    await moveBy(page, from, { x: -60, y: -40 }, 20)
    for (let frame = 0; frame < 3; frame += 1) await nextFrame(page)
    expect((await counts()).presents).toBe(presents)
    await page.mouse.up()
    await expect.poll(async () => (await counts()).presents).toBeGreaterThan(presents)
  }
})
