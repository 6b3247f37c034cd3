/** What visitors do most, in Firefox: the same boxes, texts and steps of the history as in Chromium. */
import {
  boxOf,
  chooseFromStart,
  cornerPoint,
  drag,
  expectBox,
  movedBy,
  openApp,
  openDesktop,
  startButton,
  startMenu,
  titlePoint,
  windowsOf,
} from '../support/desktopDriver.ts'
import { cards, icon, notepad, PHONE, switcher, text } from '../support/phoneDriver.ts'
import { expect, test } from './firefox.ts'

test('a window is opened, dragged, resized and typed into, and a reload brings it back', async ({
  page,
}) => {
  await openDesktop(page)
  await page.getByRole('option', { name: 'Notepad', exact: true }).dblclick()
  const window = windowsOf(page, 'Notepad')
  const opened = await boxOf(window)
  expect(opened).toMatchObject({ width: 660, height: 500 })
  await drag(page, await titlePoint(window), { x: 120, y: 60 })
  const moved = movedBy(opened, { x: 120, y: 60 })
  await expectBox(window, moved)
  await drag(page, await cornerPoint(window, 'se'), { x: -100, y: 40 })
  const resized = { ...moved, width: moved.width - 100, height: moved.height + 40 }
  await expectBox(window, resized)
  await window.getByRole('textbox').click()
  await page.keyboard.type('Written in Firefox')
  await page.reload()
  await expect(window.getByRole('textbox')).toHaveValue('Written in Firefox')
  await expectBox(window, resized)
})

test('START opens an app, Back closes it, and Forward opens it again', async ({ page }) => {
  await openDesktop(page)
  await startButton(page).click()
  await expect(startMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(startMenu(page)).toBeHidden()
  await chooseFromStart(page, 'Help and Support')
  const help = page.getByRole('dialog', { name: 'Help and Support Center' })
  await expect(help).toBeVisible()
  await page.goBack()
  await expect(help).toBeHidden()
  await page.goForward()
  await expect(help).toBeVisible()
})

test('the assistant answers a question', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'Assistant')
  await window.getByRole('textbox', { name: 'Message' }).fill('How can I contact Robin?')
  await page.keyboard.press('Enter')
  await expect(window.locator('[data-role="bot"]').last()).toContainText('robin@', {
    timeout: 20_000,
  })
})

test('a post is found in the blog, read, and has no errors', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Two painters' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two painters')
  await page.getByRole('link', { name: 'The stale-pixel trap' }).first().click()
  await expect(page.getByRole('heading', { name: 'The stale-pixel trap' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a sheet opens, keeps its text, and Back leads to the grid', async ({ page }) => {
    await page.goto('/')
    await icon(page, 'Notepad').click()
    await text(page).fill('A note')
    await page.reload()
    await expect(text(page)).toHaveValue('A note')
    await page.getByRole('button', { name: 'Switch apps' }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await expect(switcher(page)).toBeHidden()
    await page.goBack()
    await expect(notepad(page)).toBeHidden()
    await expect(icon(page, 'Notepad')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page opens from the copy', async ({ page, context }) => {
    await page.goto('/blog')
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === 'activated') return
      await new Promise((resolve) => active?.addEventListener('statechange', resolve))
    })
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
