/** What moving and resizing a window costs: presents of the canvas, commits, and elements touched. */
import type { Locator, Page } from '@playwright/test'
import {
  cornerPoint,
  expectBox,
  idOf,
  moveBy,
  movedBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  titlePoint,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, untilAtRest, watchMutations, type Counts } from '../support/probes.ts'

/** My Computer's box at 1440x900. */
const START = { x: 260, y: 50, width: 660, height: 500 }

/** Opens ten windows, the topmost of them My Computer, and waits until all of them have come to rest. */
async function openTen(page: Page, counts: () => Promise<Counts>): Promise<Locator> {
  const notepad = page.locator('[data-icon-id="3"]')
  for (let count = 0; count < 9; count += 1) await notepad.dispatchEvent('dblclick')
  await expect(windows(page)).toHaveCount(9)
  const computer = await openApp(page, 'My Computer')
  await untilAtRest(page, counts)
  return computer
}

// The clock stands: a new minute would be a commit.

test('240 moves among ten windows: no commit, at most 4 presents', async ({ page }) => {
  const counts = await countInPage(page)
  await openDesktop(page, '?freeze')
  const window = await openTen(page, counts)
  const id = await idOf(window)
  const from = await titlePoint(window)
  const atRest = await counts()
  expect(atRest.commits).toBeGreaterThan(0)
  expect(atRest.presents).toBeGreaterThan(0)

  await press(page, from)
  await moveBy(page, from, { x: 4, y: 4 })
  await nextFrame(page)
  // Pressing and pulling the active window commits nothing either.
  expect((await counts()).commits).toBe(atRest.commits)
  const mutations = await watchMutations(page)
  for (let move = 1; move <= 240; move += 1) {
    await page.mouse.move(from.x + 4 + move, from.y + 4 + Math.round(60 * Math.sin(move / 20)))
  }
  await expectBox(window, movedBy(START, { x: 244, y: 4 + Math.round(60 * Math.sin(12)) }))
  expect((await counts()).commits).toBe(atRest.commits)
  expect(await mutations()).toEqual([`window ${id}: style`])
  await page.mouse.up()
  await nextFrame(page)
  expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
})

test('a resize of 60 moves: no commit, nothing but the window is touched', async ({ page }) => {
  const counts = await countInPage(page)
  await openDesktop(page, '?freeze')
  const window = await openTen(page, counts)
  const id = await idOf(window)
  const atRest = await counts()
  const from = await cornerPoint(window, 'se')
  await press(page, from)
  await moveBy(page, from, { x: -4, y: -4 })
  await nextFrame(page)
  const mutations = await watchMutations(page)
  const lifted = await counts()
  for (let move = 1; move <= 60; move += 1) {
    await page.mouse.move(from.x - 4 - move, from.y - 4 - move)
  }
  await expectBox(window, { ...START, width: 596, height: 436 })
  expect((await counts()).commits).toBe(lifted.commits)
  for (const what of await mutations()) expect(what).toMatch(new RegExp(`^(in )?window ${id}: `))
  await page.mouse.up()
  await nextFrame(page)
  expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
})
