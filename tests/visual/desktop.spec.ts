/** Stored pictures of the desktop itself: wallpaper, icons, marquee and snow. */
import { expectPicture, ICONS, openDesktop, test } from '../support/stillDesktop.ts'

test('the empty desktop', async ({ page }) => {
  await openDesktop(page, { hasPhotograph: true })
  await expectPicture(page, 'empty')
})

for (const scale of [1, 1.5, 2]) {
  test.describe(`at ${scale}x`, () => {
    test.use({ scale })

    test('icons: plain, all selected by Ctrl+A, hit by the marquee', async ({ page }) => {
      await openDesktop(page)
      await expectPicture(page, `icons-${scale}x`, ICONS)

      await page.getByRole('option').first().focus()
      await page.keyboard.press('Control+a')
      await expectPicture(page, `icons-selected-${scale}x`, ICONS)

      await page.mouse.move(150, 20)
      await page.mouse.down()
      // Ends in the middle of an icon, where the dotted line lies over its picture.
      await page.mouse.move(74, 208, { steps: 4 })
      await expectPicture(page, `marquee-${scale}x`, ICONS)
      await page.mouse.up()
    })
  })
}

test('snow, two seconds after its start', async ({ page }) => {
  await openDesktop(page, { switches: 'seed=1&at=2000', isSnowing: true })
  await expectPicture(page, 'snow')
})
