/** Files under C:, opened inside the desktop by their menu: each kind in the window that shows it. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, openDisk } from '../support/myComputerDriver.ts'

async function choose(page: Page, file: Locator, row: string): Promise<void> {
  await file.click({ button: 'right' })
  await page.getByRole('menuitem', { name: row, exact: true }).click()
}

async function enter(myComputer: Locator, ...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await fileOf(myComputer, folder).press('Enter')
}

test('texts are read in Notepad, also after a reload, posts in their windows, and the rest in a tab', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/could not be played/)
  const myComputer = await openDisk(page)
  const notepad = page.locator('[data-app="Notepad"]')

  await test.step('a text opens read-only, wrapped and by its name', async () => {
    await choose(page, fileOf(myComputer, 'robots.txt'), 'Open')
    const text = notepad.getByRole('textbox', { name: 'Text' })
    await expect(text).toHaveValue(/User-agent/)
    await expect(text).toBeFocused()
    await expect(text).not.toBeEditable()
    await expect(notepad.getByText('Read-Only')).toBeVisible()
    await expect(text).toHaveAttribute('wrap', 'soft')
    await expect(notepad).toHaveAccessibleName('robots.txt - Notepad')
    await expect(page).toHaveURL(/#\/notepad\/robots\.txt$/)
    await page.reload()
    await expect(text).toHaveValue(/User-agent/)
    await expect(notepad).toHaveAccessibleName('robots.txt - Notepad')
    await notepad.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Markdown opens there, too, and a post in its window', async () => {
    await enter(myComputer, 'blog')
    await choose(page, fileOf(myComputer, 'hands-free-coding.md'), 'Open')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue(/^# /m)
    await notepad.getByRole('button', { name: 'Close' }).click()
    await choose(page, fileOf(myComputer, 'hands-free-coding.html'), 'Open')
    await expect(page.locator('[data-app="BlogPost"]')).toHaveAttribute(
      'data-location',
      '/blog/hands-free-coding',
    )
  })
  expect(page.context().pages()).toHaveLength(1)

  await test.step('what no window shows says so plainly, and offers a tab', () =>
    expectOthers(page, myComputer))
})

async function expectOthers(page: Page, myComputer: Locator): Promise<void> {
  await page.goto('/?freeze#/my-computer/C')
  await choose(page, fileOf(myComputer, 'resume.pdf'), 'Open')
  const resume = page.locator('[data-app="Resume"]')
  await expect(resume.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await resume.getByRole('button', { name: 'Close' }).click()
  await enter(myComputer, 'system', 'fonts')
  const name = 'dejavu-sans-mono.woff2'
  await choose(page, fileOf(myComputer, name), 'Open')
  const message = page.getByRole('alertdialog', { name })
  await expect(message).toContainText(`${name} cannot be opened here.`)
  const tab = page.context().waitForEvent('page')
  // A browser that saves the file closes the tab at once.
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('.woff2'))
  await message.getByRole('button', { name: 'Open in a new tab' }).press('Enter')
  await Promise.all([tab, asked])
  await expect(message).toHaveCount(0)
}

test('a text that cannot be read says so, and is read again', async ({ page, allowConsole }) => {
  allowConsole(/robots\.txt failed to load|status of 500|nowhere|404/)
  await page.route('**/robots.txt', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/?freeze#/notepad/robots.txt')
  const notepad = page.locator('[data-app="Notepad"]')
  await expect(notepad.getByRole('alert')).toContainText('robots.txt could not be read')
  await page.unroute('**/robots.txt')
  await notepad.getByRole('button', { name: 'Try Again' }).click()
  const text = notepad.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(/User-agent/)
  await expect(text).toBeFocused()
  await expect(notepad.getByRole('alert')).toHaveCount(0)
  await page.goto('/?freeze#/notepad/nowhere.txt')
  await expect(page.getByText('This site has no file nowhere.txt.')).toBeVisible()
})

test('a sound is played, sought, muted with the desktop, and tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const myComputer = await openDisk(page)
  await enter(myComputer, 'assets', 'sounds')
  await choose(page, fileOf(myComputer, 'error.mp3'), 'Open')
  const player = page.locator('[data-app="Media Player"]')
  await expect(player).toHaveAccessibleName('error.mp3 - Media Player')
  const seek = player.getByRole('slider', { name: 'Seek' })
  await expect(seek).toBeEnabled()
  await expect(player.getByRole('button', { name: 'Play' })).toBeFocused()

  await test.step('by the keyboard', async () => {
    await seek.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(0)
    await page.keyboard.press('Home')
    await expect(seek).toHaveValue('0')
    await page.keyboard.press('Space')
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(0)
  })

  await test.step('unless the browser refuses it, which is told', async () => {
    await player.locator('audio').evaluate((audio) => {
      Object.defineProperty(audio, 'play', {
        configurable: true,
        value: () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')),
      })
    })
    await player.getByRole('button', { name: 'Stop' }).click()
    await player.getByRole('button', { name: 'Play' }).click()
    await expect(player.getByRole('alert')).toContainText('did not let this sound play')
    await player.locator('audio').evaluate((audio) => Reflect.deleteProperty(audio, 'play'))
    await player.getByRole('button', { name: 'Play' }).click()
    await expect(player.getByRole('alert')).toHaveCount(0)
  })

  await test.step('as loud as the desktop', async () => {
    const sound = player.locator('audio')
    await expect(sound).toHaveJSProperty('muted', false)
    await page.getByRole('button', { name: 'Volume', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Mute' }).check()
    await page.keyboard.press('Escape')
    await expect(sound).toHaveJSProperty('muted', true)
    await expect(player.getByRole('status')).toContainText('muted')
  })

  await test.step('after a failure', async () => {
    await page.route('**/*.mp3', (route) => route.abort())
    await player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.load())
    await expect(player.getByRole('alert')).toContainText('could not be played')
    await page.unroute('**/*.mp3')
    await player.getByRole('button', { name: 'Try Again' }).click()
    await expect(seek).toBeEnabled()
  })
})
