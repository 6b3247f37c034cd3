/** Stored pictures of My Pictures, My Documents, a text to read and the media player, on the desktop and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import {
  expect,
  expectPicture,
  hangPlainWallpaper,
  openDesktop,
  parkPointer,
  test,
} from '../support/stillDesktop.ts'

const LISTEN = '#/media-player/assets/sounds/error.mp3'

async function goTo(page: Page, address: string, app: string): Promise<Locator> {
  await page.evaluate((next) => location.assign(next), address)
  const window = page.locator(`[data-app="${app}"]`)
  await expect(window).toBeVisible()
  return window
}

async function hasLoaded(window: Locator): Promise<void> {
  const pictures = window.getByRole('listbox', { name: 'Files' }).locator('img')
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (all) =>
          all.length > 0 &&
          all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
      ),
    )
    .toBe(true)
}

async function isReady(player: Locator): Promise<void> {
  await expect(player.getByRole('slider', { name: 'Seek' })).toBeEnabled()
}

test('places, a text and a sound in their windows', async ({ page }) => {
  await openDesktop(page, { switches: 'renderer=canvas' })
  await parkPointer(page)
  const places = await goTo(page, '#/my-pictures', 'My Computer')
  await hasLoaded(places)
  await expectPicture(page, 'places-pictures', await boxOf(places))
  await goTo(page, '#/my-documents', 'My Computer')
  await expect(places.getByRole('option', { name: 'Projects' })).toBeVisible()
  await hasLoaded(places)
  await expectPicture(page, 'places-documents', await boxOf(places))

  const notepad = await goTo(page, '#/notepad/robots.txt', 'Notepad')
  await expect(notepad.getByRole('textbox')).toHaveValue(/User-agent/)
  await notepad.getByRole('textbox').blur()
  await expectPicture(page, 'places-text', await boxOf(notepad))

  const player = await goTo(page, LISTEN, 'Media Player')
  await isReady(player)
  await expectPicture(page, 'places-player', await boxOf(player))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('places and a sound fill sheets', async ({ page }) => {
    await hangPlainWallpaper(page)
    const visit = async (address: string, app: string): Promise<Locator> => {
      // Another address in the same document would be no visit.
      await page.goto('about:blank')
      await page.goto(`/?freeze${address}`)
      const sheet = page.locator(`[data-app="${app}"]`)
      await expect(sheet).toBeVisible()
      return sheet
    }
    await hasLoaded(await visit('#/my-pictures', 'My Computer'))
    await expectPicture(page, 'places-pictures-phone')
    await hasLoaded(await visit('#/my-documents', 'My Computer'))
    await expectPicture(page, 'places-documents-phone')
    await isReady(await visit(LISTEN, 'Media Player'))
    await expectPicture(page, 'places-player-phone')
  })
})
