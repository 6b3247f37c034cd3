/** Stored pictures of the apps' windows and of the notices that appear by themselves. */
import type { Locator, Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { boxOf } from '../support/desktopDriver.ts'
import {
  expect,
  expectPicture,
  openDesktop,
  openIcon,
  parkPointer,
  test,
  VIEWPORT,
} from '../support/stillDesktop.ts'

/** A window as it stands there, its frame included. */
async function expectWindow(page: Page, window: Locator, name: string): Promise<void> {
  await expectPicture(page, name, await boxOf(window))
}

async function openMenu(page: Page, window: Locator, path: readonly string[]): Promise<void> {
  const [title = '', ...rows] = path
  await window.getByRole('menuitem', { name: title, exact: true }).click()
  for (const [index, name] of rows.entries()) {
    const menu = page.getByRole('menu').nth(index)
    await menu.getByRole('menuitem', { name, exact: true }).hover()
    await expect(page.getByRole('menu')).toHaveCount(index + 2)
  }
}

test.describe('Internet Explorer', () => {
  /** Without the logo of another host: its place is taken by the site's own wordmark. */
  async function openBrowser(page: Page): Promise<Locator> {
    if (site.searchLogo !== null) await page.route(site.searchLogo, (route) => route.abort())
    await openDesktop(page)
    await page.getByRole('button', { name: 'start', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Internet', exact: true }).click()
    const browser = page.locator('[data-app="Internet Explorer"]')
    await expect(browser.getByRole('img', { name: 'Meadow search' })).toBeVisible()
    await parkPointer(page)
    return browser
  }

  test.beforeEach(({ allowConsole }) => allowConsole(/wikimedia|ERR_FAILED/))

  test('at home, maximized too', async ({ page }) => {
    const browser = await openBrowser(page)
    await expectWindow(page, browser, 'browser-home')
    await browser.locator('[data-part="title-bar"]').dblclick({ position: { x: 200, y: 12 } })
    await parkPointer(page)
    await expect(browser).toHaveAttribute('data-maximized', 'true')
    await expectPicture(page, 'browser-home-maximized')
  })

  test('with the results of a long query', async ({ page }) => {
    const browser = await openBrowser(page)
    await browser.getByRole('textbox', { name: 'Search' }).fill('a meadow with <b>daisies</b>')
    await page.keyboard.press('Enter')
    await expect(browser.getByRole('tab')).toHaveCount(6)
    await expect(browser.getByText('Did you mean')).toBeVisible()
    await expectWindow(page, browser, 'browser-results')
  })

  test('with its menus open', async ({ page }) => {
    const browser = await openBrowser(page)
    await openMenu(page, browser, ['View', 'Toolbars'])
    await expectPicture(page, 'browser-menu-view', await boxOf(browser))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await openMenu(page, browser, ['Favorites', 'Links'])
    await expectPicture(page, 'browser-menu-favorites', await boxOf(browser))
  })
})

test.describe('My Computer', () => {
  test('at its overview, with a row and a group under the pointer', async ({ page }) => {
    await openDesktop(page)
    const myComputer = await openIcon(page, 'My Computer')
    await expectWindow(page, myComputer, 'computer-overview')
    await myComputer.getByRole('button', { name: 'My Documents' }).hover()
    await expectWindow(page, myComputer, 'computer-hover-row')
    await myComputer.getByRole('link', { name: site.profiles[0]?.label ?? '' }).hover()
    await expectWindow(page, myComputer, 'computer-hover-links')
  })

  test('with files and folders, one of them selected', { tag: '@gpu' }, async ({ page }) => {
    await openDesktop(page)
    const myComputer = await openIcon(page, 'My Computer')
    // Where it intercepts anything, Playwright refuses every /favicon.ico.
    await page.unrouteAll()
    await page.context().unrouteAll()
    await myComputer.getByRole('button', { name: 'Local Disk (C:)' }).press('Enter')
    const options = myComputer.getByRole('option')
    await expect(options.first()).toBeFocused()
    await expectWindow(page, myComputer, 'computer-files')
    const address = myComputer.getByRole('textbox', { name: 'Address' })
    for (const folder of ['system', 'fonts']) {
      await myComputer.getByRole('option', { name: folder, exact: true }).press('Enter')
      await expect(address).toHaveValue(new RegExp(`/${folder}$`))
      await expect(options.first()).toBeFocused()
    }
    await page.keyboard.press('ArrowRight')
    await expectWindow(page, myComputer, 'computer-files-fonts')
  })

  test('with its menus open', async ({ page }) => {
    await openDesktop(page)
    const myComputer = await openIcon(page, 'My Computer')
    await openMenu(page, myComputer, ['View', 'Arrange Icons by'])
    await expectPicture(page, 'computer-menu-view', await boxOf(myComputer))
  })
})

test.describe('the assistant', () => {
  const LINKS = [
    { type: 'internal', url: '/blog/hands-free-coding', text: 'Hands-free coding' },
    { type: 'internal', url: '/about#skills', text: 'About: Skills' },
    { type: 'external', url: 'https://example.org/robin', text: 'Profile on a code host' },
  ]
  const ANSWER =
    'In “Hands-free coding”, section “What it takes”, Robin writes: “A microphone, a grammar that ' +
    'you can say without thinking, and two weeks of patience. It never gets as fast as typing, but ' +
    'it gets fast enough.”'

  async function ask(page: Page, window: Locator, text: string): Promise<void> {
    await window.getByRole('textbox', { name: 'Message' }).fill(text)
    await page.keyboard.press('Enter')
  }

  test('greets, answers with links, waits and fails', async ({ page, allowConsole }) => {
    allowConsole(/status of 500/)
    await openDesktop(page)
    const assistant = await openIcon(page, 'Assistant')
    await expectWindow(page, assistant, 'assistant-welcome')

    await page.route('**/chat', (route) =>
      route.fulfill({ json: { answer: ANSWER, links: LINKS } }),
    )
    await ask(page, assistant, 'What do I need to write code by voice?')
    await expect(assistant.getByRole('link')).toHaveCount(LINKS.length)
    await expect(assistant.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await expectWindow(page, assistant, 'assistant-answer')

    await page.unroute('**/chat')
    let fail: () => Promise<void> = async () => {}
    await page.route('**/chat', (route) => {
      fail = () => route.fulfill({ status: 500 })
    })
    await ask(page, assistant, 'And a second question that takes its time?')
    await expect(assistant.getByRole('button', { name: 'Sending...' })).toBeVisible()
    await expectWindow(page, assistant, 'assistant-waiting')
    await expect(async () => {
      await fail()
      await expect(assistant.getByRole('alert')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectWindow(page, assistant, 'assistant-failure')
  })

  test('counts the last characters of a long question', async ({ page }) => {
    await openDesktop(page)
    const assistant = await openIcon(page, 'Assistant')
    await assistant.getByRole('textbox', { name: 'Message' }).fill('meadow '.repeat(140))
    const { x, y, width, height } = await boxOf(assistant)
    const clip = { x, y: y + height - 100, width, height: 100 }
    await expectPicture(page, 'assistant-counter', clip)
  })
})

test.describe('notices', () => {
  test('that appear by themselves: the balloon and the assistant’s bubble', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The clock beside the balloon's tail tells the same time in every picture.
    await page.clock.setFixedTime(new Date(2026, 0, 2, 21, 30))
    await openDesktop(page, { isFrozen: false })
    const balloon = page.locator('[data-part="balloon"]')
    // It stays for as long as it is pointed at.
    await balloon.getByText('Your software projects').hover({ timeout: 20_000 })
    const [said, bubble] = [
      await boxOf(balloon),
      await boxOf(page.locator('[data-part="chat-bubble"]')),
    ]
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

  test('that never appear by themselves: the cookie preferences, in the look of a window', async ({
    page,
  }) => {
    await openDesktop(page)
    const dialog = page.getByRole('dialog', { name: /cookie/i })
    await expect(dialog).toHaveCount(0)
    await page.getByRole('option', { name: 'Cookies', exact: true }).dispatchEvent('dblclick')
    await expect(dialog).toBeVisible()
    await expectPicture(page, 'cookies', await boxOf(dialog))
    await dialog.getByRole('checkbox', { name: 'Windows' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expectPicture(page, 'cookies-focus', await boxOf(dialog))
  })
})

for (const renderer of ['webgl', 'canvas'] as const) {
  test.describe(`in ${renderer}`, () => {
    test('the search with results, and Run', async ({ page }) => {
      await openDesktop(page, { switches: `renderer=${renderer}` })
      await page.keyboard.press('Control+k')
      const box = page.getByRole('combobox', { name: 'Search this site' })
      await expect(box).toBeFocused()
      await expectWindow(page, page.locator('[data-app="Search"]'), `search-empty-${renderer}`)
      await box.fill('typescript voice')
      await expect(page.getByRole('option').first()).toBeVisible()
      await box.press('ArrowDown')
      await expectWindow(page, page.locator('[data-app="Search"]'), `search-results-${renderer}`)
      await page.getByRole('button', { name: 'start', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Run', exact: true }).click()
      const run = page.locator('[data-app="Run"]')
      await run.getByRole('textbox', { name: 'Open' }).fill('notepad')
      await parkPointer(page)
      await expectWindow(page, run, `run-${renderer}`)
    })
  })
}
