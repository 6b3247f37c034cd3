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
} from '../../support/desktopDriver.ts'
import { cards, icon, notepad as sheet, PHONE, switcher, text } from '../../support/phoneDriver.ts'
import { startBuiltServer } from '../../support/builtServer.ts'
import { TEST_SITE_FOLDER } from '../../support/server.ts'
import { expect, printedPages, test } from './firefox.ts'

test('a window is opened, dragged, resized and typed into, and a reload brings it back', async ({
  page,
}) => {
  await openDesktop(page)
  // WebDriver BiDi makes no double click of two presses.
  const window = await openApp(page, 'Notepad')
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

test('START opens an app, and Back and Forward lead from window to window', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await startButton(page).click()
  await expect(startMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(startMenu(page)).toBeHidden()
  await chooseFromStart(page, 'Help and Support')
  const help = page.getByRole('dialog', { name: 'Help and Support Center' })
  await expect(help).toHaveAttribute('data-active', 'true')
  await page.goBack()
  await expect(notepad).toHaveAttribute('data-active', 'true')
  await page.goForward()
  await expect(help).toHaveAttribute('data-active', 'true')
})

test('no heading stands alone at the end of a printed page', async ({ page }) => {
  for (const address of ['/resume', '/blog/testing-llm-as-judge']) {
    await page.goto(address)
    const headings = await page.getByRole('heading').allTextContents()
    const ends = (await printedPages(page)).filter((words) =>
      headings.some((heading) => words.trimEnd().endsWith(heading)),
    )
    expect(ends, address).toEqual([])
  }
})

test('the assistant answers a question', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'Assistant')
  await window.getByRole('textbox', { name: 'Message' }).click()
  await page.keyboard.type('How can I contact Robin?')
  await page.keyboard.press('Enter')
  await expect(window.locator('[data-role="bot"]')).toHaveCount(2, { timeout: 20_000 })
  await expect(window.locator('[data-role="bot"]').last()).toContainText(/write|mail|contact/i)
  await expect(window.getByRole('alert')).toHaveCount(0)
})

test('a post is found in the blog, read, and has no errors', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Two painters' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two painters')
  await page.getByRole('link', { name: 'The notch that belongs to nobody' }).first().click()
  await expect(
    page.getByRole('heading', { name: 'The notch that belongs to nobody' }),
  ).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a sheet opens, keeps its text, and Back leads to the grid', async ({ page }) => {
    await page.goto('/')
    await icon(page, 'Notepad').click()
    await text(page).click()
    await page.keyboard.type('A note')
    await page.reload()
    await expect(text(page)).toHaveValue('A note')
    await page.getByRole('button', { name: 'Switch apps' }).click()
    await expect(cards(page)).toHaveCount(1)
    // WebDriver BiDi reports no navigation where only the fragment goes.
    await page.evaluate(() => history.back())
    await expect(switcher(page)).toBeHidden()
    await page.evaluate(() => history.back())
    await expect(sheet(page)).toBeHidden()
    await expect(icon(page, 'Notepad')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page opens from the copy', async ({ page, allowConsole }) => {
    allowConsole(/NS_ERROR_|respondWith/)
    const server = await startBuiltServer(TEST_SITE_FOLDER, ['node', 'server/node.js'])
    try {
      await page.goto(new URL('/blog', server.url).href)
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
          timeout: 40_000,
        })
        .toBe('activated')
    } finally {
      await server.end()
    }
    await page.goto(new URL('/about', server.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
