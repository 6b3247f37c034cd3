/**
 * Stored pictures of the desktop itself: wallpaper, icons, marquee and snow. The scenes of
 * windows.spec.ts show the icons at other pixel ratios.
 */
import { boxOf } from '../support/desktopDriver.ts'
import { expectPicture, ICONS, openDesktop, openIcon, test } from '../support/stillDesktop.ts'

test('the empty desktop', async ({ page }) => {
  await openDesktop(page, { hasPhotograph: true })
  await expectPicture(page, 'empty')
})

test('icons: all selected by Ctrl+A, hit by the marquee, and dragged', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('option').first().focus()
  await page.keyboard.press('Control+a')
  await expectPicture(page, 'icons-selected-1x', ICONS)

  await page.mouse.move(150, 20)
  await page.mouse.down()
  // Ends in the middle of an icon, where the dotted line lies over its picture.
  await page.mouse.move(50, 178, { steps: 4 })
  await expectPicture(page, 'marquee-1x', ICONS)
  await page.mouse.up()

  // Two dragged icons, their copies over a window.
  await openIcon(page, 'My Computer')
  await page.locator('[data-icon-id="6"]').click()
  await page.locator('[data-icon-id="7"]').click({ modifiers: ['Control'] })
  const { x, y } = await boxOf(page.locator('[data-icon-id="7"]'))
  await page.mouse.move(x + 35, y + 15)
  await page.mouse.down()
  await page.mouse.move(x + 35 + 590, y + 15 + 60, { steps: 4 })
  await expectPicture(page, 'icons-dragged', { x: 0, y: 300, width: 800, height: 300 })
  await page.mouse.up()
})

test('snow, two seconds after its start', async ({ page }) => {
  await openDesktop(page, { switches: 'seed=1&at=2000', isSnowing: true })
  await expectPicture(page, 'snow')
})
