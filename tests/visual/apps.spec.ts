/** Stored pictures of the apps' windows, and of the notices that appear by themselves. */
import type { Locator, Page } from '@playwright/test'
import { newGame, openCell } from '../../src/apps/minesweeper/board.ts'
import { LEVELS } from '../../src/apps/minesweeper/kept.ts'
import { createRandomSource } from '../../src/base/services/random.ts'
import { site } from '../../src/sample/site.ts'
import { boxOf, chooseFromStart, windowsOf } from '../support/desktopDriver.ts'
import {
  expect,
  expectPicture,
  haveLoaded,
  openDesktop,
  openIcon,
  parkPointer,
  test,
  VIEWPORT,
} from '../support/stillDesktop.ts'
import { flattenPhotographs } from '../support/stillPages.ts'

/** A window as it stands there, its frame included. */
async function expectWindow(page: Page, window: Locator, name: string): Promise<void> {
  await expectPicture(page, name, await boxOf(window))
}

/** Opens the window at an address, and waits for a part of it. */
async function goTo(page: Page, address: string, app: string, part: string): Promise<Locator> {
  await page.evaluate((next) => location.assign(next), `#${address}`)
  const window = windowsOf(page, app)
  await expect(window.locator(part).first()).toBeVisible()
  await parkPointer(page)
  return window
}

async function openMenu(page: Page, window: Locator, [title = '', row = '']: readonly string[]) {
  await window.getByRole('menuitem', { name: title, exact: true }).click()
  await page.getByRole('menuitem', { name: row, exact: true }).hover()
  await expect(page.getByRole('menu')).toHaveCount(2)
}

test('Internet Explorer: its home, a menu, and the results of a long query', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/wikimedia|ERR_FAILED/)
  // The place of another host's logo is taken by the site's own wordmark.
  if (site.searchLogo !== null) await page.route(site.searchLogo, (route) => route.abort())
  await openDesktop(page)
  await chooseFromStart(page, 'Internet')
  const browser = windowsOf(page, 'Internet Explorer')
  await expect(browser.getByRole('img', { name: 'Meadow search' })).toBeVisible()
  await parkPointer(page)
  await expectWindow(page, browser, 'browser-home')
  await openMenu(page, browser, ['Favorites', 'Links'])
  await expectWindow(page, browser, 'browser-menu-favorites')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await parkPointer(page)
  await browser.getByRole('textbox', { name: 'Search' }).fill('a meadow with <b>daisies</b>')
  await page.keyboard.press('Enter')
  await expect(browser.getByRole('tab')).toHaveCount(6)
  await expect(browser.getByText('Did you mean')).toBeVisible()
  await expectWindow(page, browser, 'browser-results')
})

test('My Computer: its overview with a row under the pointer, and a menu', async ({ page }) => {
  await openDesktop(page)
  const myComputer = await openIcon(page, 'My Computer')
  await myComputer.getByRole('button', { name: 'My Documents' }).hover()
  await expectWindow(page, myComputer, 'computer-hover-row')
  await openMenu(page, myComputer, ['View', 'Arrange Icons by'])
  await expectWindow(page, myComputer, 'computer-menu-view')
})

test('My Computer: files, one of them selected', { tag: '@gpu' }, async ({ page }) => {
  await openDesktop(page)
  const myComputer = await openIcon(page, 'My Computer')
  // Where it intercepts anything, Playwright refuses every /favicon.ico.
  await page.unrouteAll()
  await page.context().unrouteAll()
  await myComputer.getByRole('button', { name: 'Local Disk (C:)' }).press('Enter')
  const options = myComputer.getByRole('option')
  const address = myComputer.getByRole('textbox', { name: 'Address' })
  await expect(options.first()).toBeFocused()
  for (const folder of ['system', 'fonts']) {
    await myComputer.getByRole('option', { name: folder, exact: true }).press('Enter')
    await expect(address).toHaveValue(new RegExp(`/${folder}$`))
    await expect(options.first()).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  await expectWindow(page, myComputer, 'computer-files-fonts')
})

test('My Pictures, My Documents and a sound', async ({ page }) => {
  await openDesktop(page, { switches: 'renderer=canvas' })
  for (const [name, address] of [
    ['places-pictures', '/my-pictures'],
    ['places-documents', '/my-documents'],
  ] as const) {
    const last = name === 'places-pictures' ? 'wallpaper.webp' : 'Projects'
    const places = await goTo(page, address, 'My Computer', `[role="option"]:has-text("${last}")`)
    await haveLoaded(places.getByRole('option').locator('img'))
    await expectWindow(page, places, name)
  }
  const sound = '/media-player/assets/sounds/error.mp3'
  const player = await goTo(page, sound, 'Media Player', 'input')
  await expect(player.getByRole('slider', { name: 'Seek' })).toBeEnabled()
  await expectWindow(page, player, 'places-player')
})

test('a picture, and the show of it that is paused', async ({ page }) => {
  await openDesktop(page)
  const file = '/picture-viewer/assets/icons/my-computer.svg'
  const viewer = await goTo(page, file, 'Picture Viewer', 'img[data-shown="true"]')
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeEnabled()
  await expectWindow(page, viewer, 'viewer')
  await viewer.getByRole('button', { name: 'Slide show' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('p')
  await parkPointer(page)
  await expect(viewer.getByRole('button', { name: 'Play the show' })).toHaveCSS('opacity', '1')
  await expectPicture(page, 'viewer-show')
})

test('the list of posts, and a post, also as a sheet', async ({ page }) => {
  await flattenPhotographs(page)
  await openDesktop(page)
  // The icon keeps the focus.
  await page.locator('[data-icon-id="5"]').dblclick()
  const blog = windowsOf(page, 'Blog')
  await blog.getByRole('article').first().waitFor()
  await parkPointer(page)
  await expectPicture(page, 'blog')
  await blog
    .getByRole('link', { name: /^Read article/ })
    .first()
    .click()
  await windowsOf(page, 'BlogPost').getByRole('article').waitFor()
  await parkPointer(page)
  await expectPicture(page, 'post')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('dialog').getByRole('article').waitFor()
  await expectPicture(page, 'post-sheet')
})

test('the résumé, and the help: its topics, its table of keys, and a sheet', async ({ page }) => {
  await openDesktop(page)
  await chooseFromStart(page, 'Résumé')
  await windowsOf(page, 'Resume').getByRole('button', { name: 'Print' }).waitFor()
  await parkPointer(page)
  await expectPicture(page, 'resume')
  await windowsOf(page, 'Resume').getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expectWindow(page, await goTo(page, '/help-and-support', 'Help and Support', 'h2'), 'help')
  const keys = await goTo(page, '/help-and-support/keys', 'Help and Support', 'table')
  await expectWindow(page, keys, 'help-keys')
  await keys.getByRole('link', { name: 'All topics' }).click()
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
  await expect(keys.getByRole('link', { name: 'Snow', exact: true }).first()).toBeVisible()
  await parkPointer(page)
  await expectPicture(page, 'help-sheet')
})

test('the search with results, a message to the owner, and Run', async ({ page }) => {
  await openDesktop(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search this site' })
  await box.fill('typescript voice')
  await expect(page.getByRole('option', { name: /typescript/i }).first()).toBeVisible()
  await box.press('ArrowDown')
  await expectWindow(page, windowsOf(page, 'Search'), 'search-results')

  const message = await goTo(page, '/mail', 'Mail', 'textarea')
  await message.getByRole('textbox', { name: 'Subject', exact: true }).fill('A garden to plan')
  const text = message.getByRole('textbox', { name: 'Message', exact: true })
  await text.fill('Hello,\n\nare you free in spring?')
  // Carets blink, so none is in a picture.
  await text.blur()
  await expectWindow(page, message, 'mail-written')

  const run = await goTo(page, '/run', 'Run', 'input')
  await run.getByRole('textbox', { name: 'Open', exact: true }).fill('notepad')
  await run.getByRole('textbox', { name: 'Open', exact: true }).blur()
  await expectWindow(page, run, 'run')
})

test('Minesweeper after a loss, and Calculator with a number in memory', async ({ page }) => {
  await openDesktop(page, { switches: 'seed=7' })
  const game = await goTo(page, '/minesweeper', 'Minesweeper', '[role="gridcell"]')
  const cell = (at: number): Locator => game.getByRole('gridcell').nth(at)
  const middle = 40
  const board = openCell(newGame(LEVELS.beginner), middle, createRandomSource(7).stream('mines'))
  const mines = board.cells.flatMap(({ isMine }, at) => (isMine ? [at] : []))
  const safe = board.cells.flatMap(({ isMine }, at) => (isMine ? [] : [at]))
  for (const at of [middle, ...safe.slice(0, 45)]) await cell(at).dispatchEvent('click')
  const [first = 0, second = 0, third = 0] = mines
  // A flag, a question mark, and a flag where no mine is.
  for (const at of [first, second, second]) await cell(at).dispatchEvent('contextmenu')
  await game
    .getByRole('gridcell', { name: /covered$/ })
    .last()
    .dispatchEvent('contextmenu')
  await cell(third).dispatchEvent('click')
  await expect(game.getByRole('status')).toHaveText('Lost')
  await parkPointer(page)
  await expectWindow(page, game, 'minesweeper')

  const calculator = await goTo(page, '/calculator', 'Calculator', 'output')
  for (const key of ['2', 'MS', 'sqrt']) {
    await calculator.getByRole('button', { name: key, exact: true }).click()
  }
  await parkPointer(page)
  await expectWindow(page, calculator, 'calculator')
})

test('Date and Time in a month with articles', async ({ page }) => {
  await openDesktop(page, { switches: 'renderer=canvas' })
  const calendar = await goTo(page, '/date-and-time', 'Date and Time', '[data-day]')
  // That of the machine that runs the tests.
  await calendar.getByText(/^Current time zone/).evaluate((line) => {
    line.textContent = 'Current time zone: Coordinated Universal Time'
  })
  await calendar.getByRole('gridcell', { name: /January 2, / }).press('ArrowRight')
  await expectWindow(page, calendar, 'date-and-time-today')
  await calendar.getByRole('spinbutton', { name: 'Year' }).fill('2025')
  await calendar.getByRole('combobox', { name: 'Month' }).selectOption('October')
  await expect(calendar.locator('[data-posts]')).toHaveCount(3)
  await expectWindow(page, calendar, 'date-and-time')
})

test('Task Manager with two windows, and its figures; Paint with a shape', async ({ page }) => {
  await openDesktop(page)
  await goTo(page, '/notepad', 'Notepad', 'textarea')
  await goTo(page, '/my-computer', 'My Computer', 'button[data-autofocus]')
  const manager = await goTo(page, '/task-manager', 'Task Manager', '[role="option"]')
  await expectWindow(page, manager, 'task-manager')
  await manager.getByRole('tab', { name: 'Performance' }).click()
  await expect(manager.getByRole('row').first()).toBeVisible()
  // They differ from run to run.
  await manager.locator('td, figure > span').evaluateAll((cells) => {
    for (const cell of cells) cell.textContent = '0'
  })
  await manager.locator('polyline').evaluateAll((lines) => {
    for (const line of lines) line.setAttribute('points', '40,90 50,20 59,70')
  })
  await parkPointer(page)
  await expectWindow(page, manager, 'task-manager-figures')

  const paint = await goTo(page, '/paint', 'Paint', 'canvas')
  await paint.getByRole('radio', { name: 'Ellipse' }).click()
  await paint.getByRole('radio', { name: 'Red', exact: true }).click()
  const { x, y } = await boxOf(paint.locator('canvas'))
  await page.mouse.move(x + 60, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 260, y + 180, { steps: 3 })
  await page.mouse.up()
  await parkPointer(page)
  await expectWindow(page, paint, 'paint')
})

const LINKS = [
  { type: 'internal', url: '/blog/hands-free-coding', text: 'Hands-free coding' },
  { type: 'internal', url: '/about#skills', text: 'About: Skills' },
  { type: 'external', url: 'https://example.org/robin', text: 'Profile on a code host' },
]
const ANSWER =
  'In “Hands-free coding”, section “What it takes”, Robin writes: “A microphone, a grammar that ' +
  'you can say without thinking, and two weeks of patience. It never gets as fast as typing, but ' +
  'it gets fast enough.”'

test('the assistant answers with links, waits, fails, and counts the last characters', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await openDesktop(page)
  const assistant = await openIcon(page, 'Assistant')
  const input = assistant.getByRole('textbox', { name: 'Message' })
  const ask = async (text: string): Promise<void> => {
    await input.fill(text)
    await page.keyboard.press('Enter')
  }
  await expect(assistant.getByRole('group', { name: 'Suggested questions' })).toBeVisible()
  await input.fill('meadow '.repeat(140))
  const { x, y, width, height } = await boxOf(assistant)
  await expectPicture(page, 'assistant-counter', { x, y: y + height - 100, width, height: 100 })

  await page.route('**/chat', (route) => route.fulfill({ json: { answer: ANSWER, links: LINKS } }))
  await ask('What do I need to write code by voice?')
  await expect(assistant.getByRole('link')).toHaveCount(LINKS.length)
  await expect(input).toBeFocused()

  await page.unroute('**/chat')
  let fail = (): void => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/chat', async (route) => {
    await failed
    await route.fulfill({ status: 500 })
  })
  await ask('And a second question that takes its time?')
  await expect(assistant.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expectWindow(page, assistant, 'assistant-waiting')
  fail()
  await expect(assistant.getByRole('alert')).toBeVisible()
  await expectWindow(page, assistant, 'assistant-failure')
})

test('notices: the balloon and the assistant’s bubble', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The clock beside the balloon's tail tells the same time in every picture.
  await page.clock.setFixedTime(new Date(2026, 0, 2, 21, 30))
  await openDesktop(page, { isFrozen: false })
  const balloon = page.locator('[data-part="balloon"]')
  // It stays for as long as it is pointed at.
  await balloon.getByText('Your software projects').hover({ timeout: 20_000 })
  const said = await boxOf(balloon)
  const bubble = await boxOf(page.locator('[data-part="chat-bubble"]'))
  expect(bubble.width).toBeCloseTo(175, 0)
  await expectPicture(page, 'balloon', {
    x: said.x - 6,
    y: said.y - 6,
    width: said.width + 12,
    height: said.height + 24,
  })
  await expectPicture(page, 'bubble', {
    x: bubble.x - 10,
    y: bubble.y - 10,
    width: VIEWPORT.width - bubble.x,
    height: bubble.height + 20,
  })
})

test('the cookie preferences, in the look of a window', async ({ page }) => {
  await openDesktop(page)
  const dialog = page.getByRole('dialog', { name: /cookie/i })
  await page.getByRole('option', { name: 'Cookies', exact: true }).dispatchEvent('dblclick')
  await dialog.getByRole('checkbox', { name: 'Windows' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectWindow(page, dialog, 'cookies-focus')
})
