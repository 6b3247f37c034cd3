/** The sounds of events: none until one is switched on, each by itself or all together. */
import type { Page } from '@playwright/test'
import { chooseFromStart, openApp, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** Counts, in the page, which sound is played how often. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const played: string[] = []
    Object.assign(globalThis, { played })
    HTMLMediaElement.prototype.play = function play() {
      played.push(/(\w+)-[\w-]+\.\w+$/.exec(this.src)?.[1] ?? this.src)
      return Promise.resolve()
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'played') as readonly string[])
}

/** Until what hears the events has arrived, which loads beside the program; before it, events pass in silence. */
const nextVisit = (page: Page) => page.goto('/', { waitUntil: 'networkidle' })

const sounds = (page: Page) => windowsOf(page, 'Sounds and Audio Devices')
const event = (page: Page, name: string) => sounds(page).getByRole('checkbox', { name })

async function openEvents(page: Page): Promise<void> {
  await page.goto('/#/sounds-and-audio-devices')
  await sounds(page).getByRole('tab', { name: 'Sounds' }).click()
}

test('nothing of a sound loads until one is switched on; each then sounds, also at the next visit', async ({
  page,
}) => {
  const played = await listen(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('button', { name: 'Close' }).click()
  expect(requested.filter((path) => /hearing|ounds?-|\.(?:mp3|ogg)$/.test(path))).toEqual([])

  await openEvents(page)
  await expect(event(page, 'Error message')).toBeChecked()
  for (const name of ['Open a window', 'Minimize a window', 'Choose from a menu']) {
    await event(page, name).check()
  }
  // A tick lets hear what it switches on.
  await expect.poll(played).toEqual(['open', 'minimize', 'click'])
  await sounds(page).getByRole('button', { name: 'OK' }).click()
  await nextVisit(page)
  await openApp(page, 'Notepad')
  await expect.poll(played).toEqual(['open'])
  await windowsOf(page, 'Notepad').getByRole('button', { name: 'Minimize' }).click()
  await expect.poll(played).toEqual(['open', 'minimize'])
  await chooseFromStart(page, 'My Computer')
  await expect.poll(played).toEqual(['open', 'minimize', 'click', 'open'])
  await page.getByRole('button', { name: 'Quiet', exact: true }).click()
  await chooseFromStart(page, 'Notepad')
  await expect(windowsOf(page, 'Notepad')).toHaveCount(2)
  expect(await played()).toHaveLength(4)
})

test('all together: the start sounds with the first press, and the scheme without any silences the error, too', async ({
  page,
}) => {
  const played = await listen(page)
  await openEvents(page)
  const scheme = sounds(page).getByRole('combobox', { name: 'Sound scheme' })
  await expect(scheme).toHaveValue('error')
  await scheme.selectOption('All sounds')
  for (const box of await sounds(page).getByRole('checkbox').all()) await expect(box).toBeChecked()
  await event(page, 'Balloon').uncheck()
  await expect(scheme.locator('option:checked')).toHaveText('Your own')
  await nextVisit(page)
  const blog = page.getByRole('option', { name: 'Blog' })
  await expect(blog).toBeVisible()
  expect(await played()).toEqual([])
  await blog.click()
  await expect.poll(played).toEqual(['startup'])

  await openEvents(page)
  await scheme.selectOption('No sounds')
  await page.goto('/')
  await chooseFromStart(page, 'Printers and Faxes')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await played()).toEqual([])
})
