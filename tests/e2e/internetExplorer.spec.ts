/** The browser: its bars, both pages of the search engine, and the logo, which comes from another host. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  box,
  browsers,
  content,
  LOGO,
  LOGO_PICTURE,
  message,
  openBrowser,
  openPage,
  search,
} from '../support/browserDriver.ts'
import {
  boxOf,
  button,
  chooseRow,
  cornerPoint,
  drag,
  menuOf,
  windowsOf,
} from '../support/desktopDriver.ts'

const HOME = 'https://www.google.com/'

const address = (browser: Locator) => browser.getByRole('textbox', { name: 'Address', exact: true })
const tab = (browser: Locator, name: string) => browser.getByRole('tab', { name, exact: true })
const picture = (browser: Locator) => browser.getByRole('img', { name: 'Google', exact: true })
const wordmark = (browser: Locator) =>
  browser.getByRole('img', { name: 'Meadow search', exact: true })

async function expectHome(browser: Locator): Promise<void> {
  await expect(button(browser, "I'm Feeling Lucky")).toBeVisible()
  await expect(address(browser)).toHaveValue(HOME)
  await expect(box(browser)).toHaveValue('')
  await expect(browser.getByRole('tab')).toHaveCount(0)
}

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test('the window has the bars of the era and content of at least 800x800', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/could not be played/)
  const browser = await openPage(page)
  expect(await boxOf(browser)).toMatchObject({ x: 20, y: 20, width: 700, height: 500 })
  await expect(browser).toHaveAccessibleName('Google - Internet Explorer')
  const titles = browser.getByRole('menubar').getByRole('menuitem')
  await expect(titles).toHaveText(['File', 'Edit', 'View', 'Favorites', 'Tools', 'Help'])
  await expect(browser.getByRole('toolbar').getByRole('button')).toHaveCount(12)
  await expect(browser.getByRole('status')).toContainText('Internet')
  await expect(address(browser)).toHaveAttribute('readonly', '')
  const size = await content(browser).evaluate(({ scrollWidth, scrollHeight }) => [
    scrollWidth,
    scrollHeight,
  ])
  expect(size).toEqual([800, 800])

  for (const name of ['Back', 'Forward', 'Edit']) {
    await expect(button(browser, name)).toBeDisabled()
    await expect(button(browser, name).locator('img')).toHaveCSS('filter', 'grayscale(1)')
  }
  await test.step('whose tools stand in rows where it is narrow', async () => {
    const bar = browser.getByRole('toolbar')
    expect((await boxOf(bar)).height).toBe(36)
    await drag(page, await cornerPoint(browser, 'se'), { x: -400, y: 0 })
    for (const tool of await bar.getByRole('button').all())
      await expect(tool).toBeInViewport({ ratio: 1 })
    expect((await boxOf(bar)).height).toBe(104)
    await drag(page, await cornerPoint(browser, 'se'), { x: 400, y: 0 })
  })
  await address(browser).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(button(browser, 'Refresh')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(address(browser)).toBeFocused()

  await test.step('each of which does something', () => expectTools(page, browser))

  await test.step('whose home searches for any text by Enter or its button, and for nothing otherwise', () =>
    expectSearches(page, browser))
})

test('each window keeps a page of its own, on a phone too', async ({ page }) => {
  const first = await openPage(page)
  await search(page, first, 'one')
  await tab(first, 'News').click()
  const id = await first.getAttribute('data-window-id')
  const second = await openBrowser(page)
  await search(page, second, 'two')
  const kept = page.locator(`[data-window-id="${id}"][data-app]`)
  await expect(message(kept, 'one')).toHaveCount(1)
  await button(second, 'Addresses of this window').click()
  const listed = menuOf(page, 'Addresses of this window').getByRole('menuitem')
  await expect(listed).toHaveText([`${HOME}search?q=two`, HOME])
  await listed.last().click()
  await expect(address(second)).toHaveValue(HOME)
  await chooseRow(second, 'File', 'New', 'Window')
  await expect(browsers(page)).toHaveCount(3)
  await chooseRow(browsers(page).last(), 'File', 'Close')
  await chooseRow(second, 'File', 'Close')
  await expect(browsers(page)).toHaveCount(1)
  await expect(kept).toHaveAttribute('data-active', 'true')

  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name: 'one - Google Search - Internet Explorer' })
  await expect(message(sheet, 'one')).toBeVisible()
  await expect(tab(sheet, 'News')).toHaveAttribute('aria-selected', 'true')
  await expect(address(sheet)).toHaveValue(`${HOME}search?q=one`)
  await expect
    .poll(async () => {
      const [seen, field] = [await boxOf(content(sheet)), await boxOf(box(sheet))]
      return seen.x + seen.width - field.x - field.width
    })
    .toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect.poll(async () => (await boxOf(content(sheet))).height).toBeGreaterThan(180)
})

async function expectTools(page: Page, browser: Locator): Promise<void> {
  await expect(button(browser, 'Stop')).toBeDisabled()
  for (const name of ['Refresh', 'Go', 'Home Page']) {
    await box(browser).fill('half a thought')
    await button(browser, name).click()
    await expect(box(browser)).toHaveValue('')
    await expect(box(browser)).toBeFocused()
  }
  await box(browser).fill('whole')
  await browser.getByRole('toolbar').getByRole('button', { name: 'Search' }).click()
  await expect(box(browser)).toBeFocused()
  await page.keyboard.press('Delete')
  await box(browser).fill('once more')
  await chooseRow(browser, 'Edit', 'Select All')
  await expect(box(browser)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(box(browser)).toHaveValue('')

  await button(browser, 'Mail').click()
  const mail = windowsOf(page, 'Mail')
  await expect(mail).toHaveAttribute('data-active', 'true')
  await button(mail, 'Close').click()
  for (const name of ['Favorites', 'History', 'Print', 'Messenger', 'Links']) {
    await button(browser, name).click()
    const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
    await expect(dialog.getByRole('paragraph')).toHaveCount(3)
    await button(dialog, 'OK').click()
  }
  await chooseRow(browser, 'File', 'Properties')
  const properties = page.getByRole('alertdialog', { name: 'Google Properties' })
  await expect(properties).toContainText(HOME)
  await button(properties, 'OK').click()
}

async function expectSearches(page: Page, browser: Locator): Promise<void> {
  await expectHome(browser)
  expect(await boxOf(box(browser))).toMatchObject({ width: 586, height: 46 })
  expect((await boxOf(button(browser, 'Google Search'))).height).toBe(36)
  for (const name of ['Google Search', "I'm Feeling Lucky"]) {
    await button(browser, name).click()
    await box(browser).press('Enter')
    await expectHome(browser)
  }
  await box(browser).focus()
  await page.keyboard.type('meadow')
  await button(browser, "I'm Feeling Lucky").click()
  await expect(address(browser)).toHaveValue(HOME)
  await button(browser, 'Google Search').click()
  await expect(message(browser, 'meadow')).toBeVisible()
  await expect(box(browser)).toHaveValue('meadow')
  await expect(box(browser)).toBeFocused()
  await button(browser, 'Back').click()
  await expectHome(browser)
  await expect(box(browser)).toBeFocused()
  await page.keyboard.type(' ')
  await page.keyboard.press('Enter')
  await expect(address(browser)).toHaveValue(`${HOME}search?q=%20`)
}

test('the results find nothing, suggest three things, show any text as text, and lead home', async ({
  page,
}) => {
  const browser = await openPage(page)
  await search(page, browser, 'a&b=c d')
  await expect(address(browser)).toHaveValue(`${HOME}search?q=a%26b%3Dc%20d`)
  await expect(button(browser, 'Back')).toBeEnabled()
  for (const name of ['Forward', 'Edit']) await expect(button(browser, name)).toBeDisabled()
  await expect(browser.getByText('Suggestions', { exact: true })).toBeVisible()
  await expect(browser.getByRole('listitem')).toHaveText([
    'Make sure that all words are spelled correctly.',
    'Try different keywords.',
    'Try more general keywords.',
  ])
  await expect(box(browser)).toHaveAccessibleDescription(/Your search - a&b=c d - did not match/)

  const hostile = '<img src=x onerror="alert(1)">&amp;<b>bold</b> {query} \u202Eabc'
  await search(page, browser, hostile)
  await expect(browser.locator('b')).toHaveText(hostile)
  await expect(browser.locator('img[src="x"]')).toHaveCount(0)
  await search(page, browser, 'w'.repeat(4000))
  expect(await content(browser).evaluate((element) => element.scrollWidth)).toBe(800)

  const tabs = browser.getByRole('tab')
  await expect(tabs).toHaveText(['All', 'Maps', 'Images', 'News', 'Videos', 'More'])
  const expectChosen = async (name: string) => {
    await expect(browser.getByRole('tab', { selected: true })).toHaveText([name])
    await expect(tab(browser, name)).toHaveCSS('border-bottom-color', 'rgb(26, 115, 232)')
  }
  await expectChosen('All')
  await tab(browser, 'Images').click()
  await expectChosen('Images')
  await page.keyboard.press('ArrowRight')
  await expectChosen('News')
  await search(page, browser, 'the tab stays')
  await expectChosen('News')

  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'the logo': () => button(browser, 'Home').click(),
    'the button Back': () => button(browser, 'Back').click(),
    'the menu row Back': () => chooseRow(browser, 'View', 'Go to', 'Back'),
    'the menu row Home Page': () => chooseRow(browser, 'View', 'Go to', 'Home Page'),
  }
  for (const [name, go] of Object.entries(ways)) {
    await test.step(`${name} leads home, where the box is empty and focused`, async () => {
      await search(page, browser, 'meadow')
      await go()
      await expectHome(browser)
      await expect(box(browser)).toBeFocused()
    })
  }

  await test.step('and mean a real article, which opens its window', async () => {
    await search(page, browser, 'voice coding')
    await expect(browser.getByText('Did you mean')).toBeVisible()
    await browser.getByRole('link', { name: /^Hands-free coding/ }).click()
    await expect(windowsOf(page, 'BlogPost')).toHaveAttribute(
      'data-location',
      '/blog/hands-free-coding',
    )
  })
})

/** How long a logo may take, and a little more. */
const PATIENCE_MS = 2100

test.describe('the logo', () => {
  /** Answers the host by `answer`, and lists what it was asked. */
  async function interceptLogo(page: Page, answer: (route: Route) => Promise<void> | void) {
    const asked: Route[] = []
    await page.route(`${new URL(LOGO).origin}/**`, (route) => {
      asked.push(route)
      return answer(route)
    })
    return asked
  }

  test('is requested when a window opens, without a referrer, and stays', async ({ page }) => {
    await page.clock.install()
    const asked = await interceptLogo(page, (route) => route.fulfill(LOGO_PICTURE))
    await page.goto('/?freeze')
    await expect(button(page, 'start')).toBeVisible()
    expect(asked).toHaveLength(0)
    const browser = await openBrowser(page)
    await expect(picture(browser)).toBeVisible()
    // A busy browser may request it again before it has cached the answer.
    expect(new Set(asked.map((route) => route.request().url()))).toEqual(new Set([LOGO]))
    expect(await asked[0]?.request().headerValue('referer')).toBeNull()
    await expect
      .poll(() => picture(browser).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(272)
    expect(await boxOf(picture(browser))).toMatchObject({ width: 272, height: 92 })
    expect((await boxOf(picture(browser))).y - (await boxOf(content(browser))).y).toBe(126)
    await page.clock.runFor(PATIENCE_MS)
    await expect(wordmark(browser)).toHaveCount(0)
    await search(page, browser, 'meadow')
    const small = await boxOf(button(browser, 'Home').locator('img'))
    expect(small).toMatchObject({ width: 92, height: 31 })
  })

  const failures: Readonly<Record<string, (route: Route, page: Page) => Promise<void>>> = {
    fails: (route) => route.abort('failed'),
    'takes more than two seconds': async (route, page) => {
      await page.clock.runFor(PATIENCE_MS)
      await route.fulfill(LOGO_PICTURE).catch(() => {})
    },
  }
  for (const [name, fail] of Object.entries(failures)) {
    test(`that ${name} gives way to the wordmark for good, without a jump`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/wikimedia|ERR_FAILED/)
      // What must not move: the logo's place, whatever is shown there, and the search box.
      const layout = async () => [
        await boxOf(browser.locator('form > :first-child')),
        await boxOf(box(browser)),
      ]
      const asked = await interceptLogo(page, () => {})
      await page.clock.install()
      // A part that is still loading would take the jump of the clock for a server that hangs.
      await page.goto('/?freeze', { waitUntil: 'networkidle' })
      await expect(button(page, 'start')).toBeVisible()
      // Otherwise the two seconds might do what the failure should.
      await page.clock.pauseAt(Date.now() + 60_000)
      const browser = await openBrowser(page)
      await expect.poll(() => asked.length).toBe(1)
      const before = await layout()
      await expect(wordmark(browser)).toHaveCount(0)
      if (asked[0]) await fail(asked[0], page)
      await expect(wordmark(browser)).toBeVisible()
      expect(await layout()).toEqual(before)
      await search(page, browser, 'meadow')
      await expect(button(browser, 'Home').locator('img[src^="data:"]')).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  }
})
