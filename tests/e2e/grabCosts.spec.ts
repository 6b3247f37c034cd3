/** What gestures cost: presents of the canvas, commits of React, and elements that are touched. */
import {
  centerOf,
  cornerPoint,
  expectBox,
  icon,
  idOf,
  marquee,
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
import { countInPage, untilAtRest, watchMutations } from '../support/probes.ts'

/** My Computer's box at 1440x900. */
const START = { x: 260, y: 50, width: 660, height: 500 }

test('among ten windows a gesture commits nothing, presents at most 4 times, and touches nothing else', async ({
  page,
}) => {
  const counts = await countInPage(page)
  // The clock stands: a new minute would be a commit.
  await openDesktop(page, '?freeze')
  const notepad = page.locator('[data-icon-id="3"]')
  for (let count = 0; count < 9; count += 1) await notepad.dispatchEvent('dblclick')
  await expect(windows(page)).toHaveCount(9)
  const window = await openApp(page, 'My Computer')
  await untilAtRest(page, counts)
  const atRest = await counts()
  expect(Math.min(atRest.commits, atRest.presents)).toBeGreaterThan(0)
  const id = await idOf(window)

  await test.step('a drag of 240 moves', async () => {
    const from = await titlePoint(window)
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
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectBox(window, START)
    expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
    await untilAtRest(page, counts)
  })

  await test.step('a resize of 60 moves', async () => {
    const before = await counts()
    const from = await cornerPoint(window, 'se')
    await press(page, from)
    await moveBy(page, from, { x: -4, y: -4 })
    await nextFrame(page)
    const mutations = await watchMutations(page)
    for (let move = 1; move <= 60; move += 1) {
      await page.mouse.move(from.x - 4 - move, from.y - 4 - move)
    }
    await expectBox(window, { ...START, width: 596, height: 436 })
    expect((await counts()).commits).toBe(before.commits)
    for (const what of await mutations()) expect(what).toMatch(new RegExp(`^(in )?window ${id}: `))
    await page.mouse.up()
    await nextFrame(page)
    expect((await counts()).presents - before.presents).toBeLessThanOrEqual(4)
    await untilAtRest(page, counts)
  })

  await test.step('a preview of a snap, beside which nothing moves', async () => {
    const before = await counts()
    await press(page, await titlePoint(window))
    for (let x = 0; x < 30; x += 1) await page.mouse.move(x % 6, 300 + x)
    await page.mouse.move(0, 200)
    await expect(page.locator('[data-part="snap-preview"]')).toBeVisible()
    await nextFrame(page)
    expect((await counts()).commits).toBe(before.commits)
    const still = await counts()
    await page.waitForTimeout(400)
    expect(await counts()).toEqual(still)
    await page.mouse.up()
    await expectBox(window, { x: 0, y: 0, width: 720, height: 870 })
    expect((await counts()).presents - before.presents).toBeLessThanOrEqual(4)
  })

  await test.step('a dragged icon', async () => {
    await page.getByRole('button', { name: 'Show desktop' }).click()
    await icon(page, 'Blog').click()
    await untilAtRest(page, counts)
    const from = await centerOf(icon(page, 'Blog'))
    await press(page, from)
    await moveBy(page, from, { x: 10, y: 10 })
    await expect(page.locator('[data-part="icon-copies"]')).toHaveCount(1)
    await nextFrame(page)
    const before = await counts()
    const mutations = await watchMutations(page)
    await moveBy(page, from, { x: 500, y: 300 }, 60)
    await nextFrame(page)
    const { commits, presents } = await counts()
    expect([commits, presents]).toEqual([before.commits, before.presents])
    // What is fetched ahead of its use adds links to the head.
    const touched = (await mutations()).filter((what) => what !== 'in HEAD: childList')
    expect(touched).toEqual(['icon-copies: style'])
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })

  await test.step('a marquee that touches the same icons', async () => {
    const from = { x: 400, y: 300 }
    await press(page, from)
    await moveBy(page, from, { x: 10, y: 10 })
    await expectBox(marquee(page), { ...from, width: 10, height: 10 })
    const before = await counts()
    await moveBy(page, from, { x: 400, y: 300 }, 60)
    await expectBox(marquee(page), { ...from, width: 400, height: 300 })
    expect((await counts()).commits).toBe(before.commits)
    await page.mouse.up()
  })
})
