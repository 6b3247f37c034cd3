/**
 * A grabbed window is shown by a plane of its own, and by the scene again once it is let go. No
 * painted pixel may differ: the picture just before the release equals the one just after.
 */
import type { Page } from '@playwright/test'
import type { Box } from '../../src/base/geometry/box.ts'
import { boxOf } from '../support/desktopDriver.ts'
import {
  compare,
  drag,
  expect,
  grab,
  liesIn,
  openDesktop,
  openIcon,
  picture,
  pictureNow,
  test,
} from '../support/stillDesktop.ts'

/** Lets go of the grabbed window, and compares the pictures just before and after that. */
async function expectSameAfterRelease(page: Page, scale: number, what: string): Promise<void> {
  const held = await pictureNow(page)
  await page.mouse.up()
  const released = await picture(page)
  const clients: Box[] = await Promise.all(
    (await page.locator('[data-part="client"]').all()).map(boxOf),
  )
  const isContent = (x: number, y: number): boolean =>
    clients.some((client) => liesIn(client, scale, x, y))

  // Where pixels are scaled, the mask that clips the content of a window below is soft by two of
  // its 255 steps at some edges, and the mask comes and goes with the plane.
  const painted = compare(held, released, (x, y) => !isContent(x, y))
  expect(painted.worst, `${what}: frames, icons, wallpaper, taskbar`).toBeLessThanOrEqual(
    scale === 1 ? 0 : 2,
  )
  // The content is the browser's own drawing. A shift by one pixel would be 100 times as much.
  const content = compare(held, released, isContent)
  expect(content.visible / (held.width * held.height), `${what}: content`).toBeLessThan(0.0002)
}

for (const scale of [1, 1.5]) {
  test.describe(`at ${scale}x`, () => {
    test.use({ scale })

    // A plane is painted alike beside either renderer, so one pixel ratio shows both. Software WebGL
    // never shows the same picture twice at 1.5: nothing could be compared there.
    for (const renderer of scale === 1 ? (['canvas', 'webgl'] as const) : (['canvas'] as const)) {
      const tag = renderer === 'webgl' ? '@gpu' : []
      test(
        `${renderer}: moves and resizes look the same in and out of a plane`,
        { tag },
        async ({ page }) => {
          await openDesktop(page, { switches: `renderer=${renderer}` })
          const notepad = await openIcon(page, 'Notepad')
          await drag(page, notepad, 'resize-se', { x: -260, y: -220 })
          const computer = await openIcon(page, 'My Computer')
          const plane = computer.locator('> [aria-hidden] > canvas')

          await grab(page, computer, 'title-bar', { x: -131, y: 67 })
          await expect(plane).toHaveCount(1)
          await expectSameAfterRelease(page, scale, 'moved')
          await expect(plane).toHaveCount(0)

          await grab(page, computer, 'resize-se', { x: -117, y: -93 })
          await expectSameAfterRelease(page, scale, 'made smaller')

          // What else there is to grab looks the same by either renderer and at either ratio.
          if (scale !== 1 || renderer === 'webgl') return
          await grab(page, computer, 'resize-nw', { x: -45, y: -31 })
          await expectSameAfterRelease(page, scale, 'made larger')

          await grab(page, notepad, 'title-bar', { x: 83, y: 59 })
          await expectSameAfterRelease(page, scale, 'raised and moved')
        },
      )
    }
  })
}
