/** The browser: its bars, both pages of the search engine, and the logo from another host. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page, Route } from '@playwright/test'
import { browserMenus } from '../../src/apps/internetExplorer/menus.ts'
import { site } from '../../src/content/site.ts'
import type { MenuItem } from '../../src/ui/menu/menuItem.ts'
import { expect, test } from '../support/fixtures.ts'

const HOME = 'https://www.google.com/'
const LOGO = site.searchLogo ?? ''
const LOGO_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="272" height="92"><path fill="#48c" d="M0 0h272v92H0z"/></svg>',
}

const browsers = (page: Page) => page.locator('[data-app="Internet Explorer"]')
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true })
const box = (browser: Locator) => browser.getByRole('textbox', { name: 'Search', exact: true })
const address = (browser: Locator) => browser.getByRole('textbox', { name: 'Address', exact: true })
const tab = (browser: Locator, name: string) => browser.getByRole('tab', { name, exact: true })
const content = (browser: Locator) => browser.getByRole('group', { name: 'Page', exact: true })

async function openBrowser(page: Page): Promise<Locator> {
  const before = await browsers(page).count()
  await button(page, 'start').click()
  await page
    .getByRole('menu', { name: 'Start menu' })
    .getByRole('menuitem', { name: 'Internet', exact: true })
    .click()
  await expect(browsers(page)).toHaveCount(before + 1)
  const browser = browsers(page).last()
  await expect(box(browser)).toBeFocused()
  return browser
}

async function openPage(page: Page, path = '/?freeze'): Promise<Locator> {
  await page.goto(path)
  return openBrowser(page)
}

async function search(page: Page, browser: Locator, text: string): Promise<void> {
  await box(browser).fill(text)
  await page.keyboard.press('Enter')
  await expect(message(browser, text)).toBeVisible()
}

const message = (browser: Locator, query: string) =>
  browser.getByText(`Your search - ${query} - did not match any documents.`, { exact: true })

async function expectHome(browser: Locator): Promise<void> {
  await expect(button(browser, "I'm Feeling Lucky")).toBeVisible()
  await expect(address(browser)).toHaveValue(HOME)
  await expect(box(browser)).toHaveValue('')
  await expect(browser.getByRole('tab')).toHaveCount(0)
}

async function boxOf(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It has no box')
  return found
}

/** Chooses a row by the texts that lead to it, by mouse. */
async function choose(page: Page, browser: Locator, path: readonly string[]): Promise<void> {
  const [title = '', ...rows] = path
  await browser.getByRole('menubar').getByRole('menuitem', { name: title, exact: true }).click()
  for (const [index, text] of rows.entries()) {
    const row = page.getByRole('menu').nth(index).getByText(text, { exact: true })
    if (index < rows.length - 1) await row.hover()
    else await row.click()
    if (index < rows.length - 1) await expect(page.getByRole('menu')).toHaveCount(index + 2)
  }
}

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test.describe('the window', () => {
  test('has the bars of the era, and its content is at least 800x800', async ({ page }) => {
    const browser = await openPage(page)
    expect(await boxOf(browser)).toMatchObject({ x: 20, y: 20, width: 700, height: 500 })
    const titles = browser.getByRole('menubar').getByRole('menuitem')
    await expect(titles).toHaveText(['File', 'Edit', 'View', 'Favorites', 'Tools', 'Help'])
    const tools = browser.getByRole('toolbar').getByRole('button')
    const names = ['Back', 'Forward', 'Stop', 'Refresh', 'Home Page', 'Search', 'Favorites']
    names.push('History', 'Mail', 'Print', 'Edit', 'Messenger')
    await expect(tools).toHaveCount(names.length)
    for (const name of names) await expect(button(browser, name)).toHaveCount(1)
    await expect(button(browser, 'Go')).toBeVisible()
    await expect(button(browser, 'Links')).toBeVisible()
    await expect(browser.getByRole('status')).toContainText('Done')
    await expect(browser.getByRole('status')).toContainText('Internet')
    const size = await content(browser).evaluate((element) => ({
      width: element.scrollWidth,
      height: element.scrollHeight,
    }))
    expect(size).toEqual({ width: 800, height: 800 })
  })

  test('says where it is, and lets nobody write there', async ({ page }) => {
    const browser = await openPage(page)
    await expect(address(browser)).toHaveValue(HOME)
    await expect(address(browser)).toHaveAttribute('readonly', '')
    await search(page, browser, 'a&b=c d')
    await expect(address(browser)).toHaveValue(`${HOME}search?q=a%26b%3Dc%20d`)
  })

  test('greys Back at home, Forward and Edit always', async ({ page }) => {
    const browser = await openPage(page)
    for (const name of ['Back', 'Forward', 'Edit']) {
      await expect(button(browser, name)).toBeDisabled()
      await expect(button(browser, name)).toHaveCSS('filter', 'grayscale(1)')
    }
    await search(page, browser, 'meadow')
    await expect(button(browser, 'Back')).toBeEnabled()
    await expect(button(browser, 'Forward')).toBeDisabled()
    await expect(button(browser, 'Edit')).toBeDisabled()
  })

  test('scrolls by keyboard', async ({ page }) => {
    const browser = await openPage(page)
    await content(browser).focus()
    // A busy browser drops a key that comes before it can scroll, or while it still does.
    for (const [key, edge] of [
      ['ArrowRight', 'scrollLeft'],
      ['PageDown', 'scrollTop'],
    ] as const) {
      await expect(async () => {
        await page.keyboard.press(key)
        const scrolled = () => content(browser).evaluate((element, name) => element[name], edge)
        await expect.poll(scrolled, { timeout: 2000 }).toBeGreaterThan(0)
      }).toPass()
    }
  })

  test('its toolbar is one stop, and arrow keys go along it, past what is grey', async ({
    page,
  }) => {
    const browser = await openPage(page)
    await address(browser).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(button(browser, 'Stop')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(button(browser, 'Messenger')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(button(browser, 'Print')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(address(browser)).toBeFocused()
  })

  test('is as often there as it is opened, and each for itself', async ({ page }) => {
    const first = await openPage(page)
    await search(page, first, 'one')
    const id = await first.getAttribute('data-window-id')
    const second = await openBrowser(page)
    await search(page, second, 'two')
    const kept = page.locator(`[data-window-id="${id}"][data-app]`)
    await expect(message(kept, 'one')).toHaveCount(1)
    await choose(page, second, ['File', 'Close'])
    await expect(browsers(page)).toHaveCount(1)
    await expect(kept).toHaveAttribute('data-active', 'true')
    await expect(message(kept, 'one')).toBeVisible()
  })

  test('keeps its page while minimized, and in the layout of a phone', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'meadow')
    await tab(browser, 'News').click()
    await button(browser, 'Minimize').click()
    await expect(browser).toBeHidden()
    await page.getByRole('toolbar', { name: 'Taskbar' }).getByText('Internet Explorer').click()
    await expect(message(browser, 'meadow')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const sheet = page.getByRole('dialog', { name: 'Internet Explorer' })
    await expect(message(sheet, 'meadow')).toBeVisible()
    await expect(tab(sheet, 'News')).toHaveAttribute('aria-selected', 'true')
    await expect(address(sheet)).toHaveValue(`${HOME}search?q=meadow`)
    const seen = await boxOf(content(sheet))
    const field = await boxOf(box(sheet))
    expect(field.x + field.width).toBeLessThanOrEqual(seen.x + seen.width)
  })
})

test.describe('the home page', () => {
  test('has a box, two buttons, and links at head and foot', async ({ page }) => {
    const browser = await openPage(page)
    await expectHome(browser)
    await expect(button(browser, 'Google Search')).toBeVisible()
    const links = ['Gmail', 'Images', 'Advertising', 'Business', 'About']
    links.push('Privacy', 'Terms', 'Settings')
    await expect(browser.getByRole('link')).toHaveText(links)
    await expect(browser.getByText('Taiwan')).toHaveCount(1)
    expect(await boxOf(box(browser))).toMatchObject({ width: 586, height: 46 })
    expect((await boxOf(button(browser, 'Google Search'))).height).toBe(36)
  })

  test('its buttons do nothing while nothing is typed', async ({ page }) => {
    const browser = await openPage(page)
    for (const name of ['Google Search', "I'm Feeling Lucky"]) {
      await button(browser, name).click()
      await box(browser).press('Enter')
      await expectHome(browser)
    }
  })

  test("I'm Feeling Lucky does nothing with a text either", async ({ page }) => {
    const browser = await openPage(page)
    await page.keyboard.type('meadow')
    await button(browser, "I'm Feeling Lucky").click()
    await expect(box(browser)).toHaveValue('meadow')
    await expect(address(browser)).toHaveValue(HOME)
  })

  test('the button searches as Enter does', async ({ page }) => {
    const browser = await openPage(page)
    await page.keyboard.type('meadow')
    await button(browser, 'Google Search').click()
    await expect(message(browser, 'meadow')).toBeVisible()
    await expect(box(browser)).toHaveValue('meadow')
    await expect(box(browser)).toBeFocused()
  })

  test('a space is a text', async ({ page }) => {
    const browser = await openPage(page)
    await page.keyboard.type(' ')
    await page.keyboard.press('Enter')
    await expect(address(browser)).toHaveValue(`${HOME}search?q=%20`)
    await expect(box(browser)).toHaveValue(' ')
  })
})

test.describe('the results', () => {
  test('find nothing and suggest three things', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'meadow')
    await expect(browser.getByText('Suggestions', { exact: true })).toBeVisible()
    await expect(browser.getByRole('listitem')).toHaveText([
      'Make sure that all words are spelled correctly.',
      'Try different keywords.',
      'Try more general keywords.',
    ])
    await expect(box(browser)).toHaveAccessibleDescription(/Your search - meadow - did not match/)
  })

  test('show any text as text', async ({ page }) => {
    const browser = await openPage(page)
    const hostile = '<img src=x onerror="alert(1)">&amp;<b>bold</b> {query} \u202Eabc'
    await search(page, browser, hostile)
    await expect(browser.locator('b')).toHaveText(hostile)
    await expect(browser.locator('img[src="x"]')).toHaveCount(0)
  })

  test('wrap a word of any length', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'w'.repeat(4000))
    const width = await content(browser).evaluate((element) => element.scrollWidth)
    expect(width).toBe(800)
  })

  test('a further search, by Enter and by button, updates them; an empty one does not', async ({
    page,
  }) => {
    const browser = await openPage(page)
    await search(page, browser, 'one')
    await search(page, browser, 'two')
    await box(browser).fill('three')
    await button(browser, 'Google Search').click()
    await expect(message(browser, 'three')).toBeVisible()
    await box(browser).fill('')
    await box(browser).press('Enter')
    await button(browser, 'Google Search').click()
    await expect(message(browser, 'three')).toBeVisible()
    await expect(address(browser)).toHaveValue(`${HOME}search?q=three`)
  })

  test('have six tabs, of which the chosen one alone is highlighted', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'meadow')
    const tabs = browser.getByRole('tab')
    await expect(tabs).toHaveText(['All', 'Maps', 'Images', 'News', 'Videos', 'More'])
    const expectChosen = async (name: string) => {
      await expect(tab(browser, name)).toHaveAttribute('aria-selected', 'true')
      await expect(browser.getByRole('tab', { selected: true })).toHaveCount(1)
      await expect(tab(browser, name)).toHaveCSS('border-bottom-color', 'rgb(26, 115, 232)')
      await expect(message(browser, 'meadow')).toBeVisible()
    }
    await expectChosen('All')
    await tab(browser, 'Images').click()
    await expectChosen('Images')
    await page.keyboard.press('ArrowRight')
    await expectChosen('News')
    await expect(tab(browser, 'News')).toBeFocused()
    await page.keyboard.press('End')
    await expectChosen('More')
    await page.keyboard.press('ArrowRight')
    await expectChosen('All')
    await page.keyboard.press('ArrowLeft')
    await expectChosen('More')
  })
})

test.describe('the way home', () => {
  const ways: Readonly<Record<string, (page: Page, browser: Locator) => Promise<void>>> = {
    'the logo': (_, browser) => button(browser, 'Home').click(),
    'the logo by keyboard': (_, browser) => button(browser, 'Home').press('Enter'),
    'the button Back': (_, browser) => button(browser, 'Back').click(),
    'the button Home Page': (_, browser) => button(browser, 'Home Page').click(),
    'the menu row Back': (page, browser) => choose(page, browser, ['View', 'Go to', 'Back']),
    'the menu row Home Page': (page, browser) =>
      choose(page, browser, ['View', 'Go to', 'Home Page']),
  }
  test('is the logo, Back or Home Page, and the box there is empty and focused', async ({
    page,
  }) => {
    const browser = await openPage(page)
    for (const [name, go] of Object.entries(ways)) {
      await test.step(name, async () => {
        await search(page, browser, 'meadow')
        await go(page, browser)
        await expectHome(browser)
        await expect(box(browser)).toBeFocused()
      })
    }
  })
})

test.describe('the menus', () => {
  /** Every row that may be chosen, as the texts that lead to it. */
  function paths(items: readonly MenuItem[], before: readonly string[]): (readonly string[])[] {
    return items.flatMap((item) => {
      if (item.type === 'separator' || item.disable === true) return []
      const path = [...before, item.text]
      return item.type === 'menu' ? paths(item.items, path) : [path]
    })
  }
  const LIVE = new Set(['Close', 'Back', 'Home Page'])

  test('have rows at every level that close the menu and do nothing', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'meadow')
    for (const menu of browserMenus(true)) {
      const rows = paths([menu], []).filter((path) => !LIVE.has(path.at(-1) ?? ''))
      // Rows without a command are all alike (tests/unit); a first and a deepest one show what they do.
      const depth = Math.max(...rows.map((path) => path.length))
      const tried = new Set([rows[0], rows.find((path) => path.length === depth)])
      for (const path of tried) {
        if (!path) throw new Error(`${menu.text} has no row to choose`)
        await choose(page, browser, path)
        await expect(page.getByRole('menu')).toHaveCount(0)
      }
    }
    await expect(message(browser, 'meadow')).toBeVisible()
    await expect(page.locator('[data-window-id][data-app]')).toHaveCount(1)
  })

  test('Close closes the window by keyboard, too', async ({ page }) => {
    const browser = await openPage(page)
    await browser.getByRole('menubar').getByRole('menuitem', { name: 'File' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Close', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(browser).toHaveCount(0)
  })

  test('Back is disabled at home', async ({ page }) => {
    const browser = await openPage(page)
    await browser.getByRole('menubar').getByRole('menuitem', { name: 'View' }).click()
    await page.getByRole('menuitem', { name: 'Go to' }).hover()
    const back = page.getByRole('menuitem', { name: 'Back', exact: true })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the logo', () => {
  const picture = (browser: Locator) => browser.getByRole('img', { name: 'Google', exact: true })
  const wordmark = (browser: Locator) =>
    browser.getByRole('img', { name: 'Meadow search', exact: true })

  /** Answers the host by `answer`, and lists what it was asked. */
  async function interceptLogo(page: Page, answer: (route: Route) => Promise<void> | void) {
    const asked: Route[] = []
    await page.route(`${new URL(LOGO).origin}/**`, (route) => {
      asked.push(route)
      return answer(route)
    })
    return asked
  }

  /** Stops the two seconds: a busy machine takes longer. They are over when `endPatience` says so. */
  async function holdPatience(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const { setTimeout, clearTimeout } = window
      const held = new Map<number, () => void>()
      const hold = (callback: () => void): number => {
        held.set(-1 - held.size, callback)
        return -held.size
      }
      Object.assign(window, {
        setTimeout: (callback: () => void, ms?: number) =>
          ms === 2000 ? hold(callback) : setTimeout(callback, ms),
        clearTimeout: (id?: number) => {
          if (id === undefined || !held.delete(id)) clearTimeout(id)
        },
        endPatience: () => held.forEach((callback) => callback()),
      })
    })
  }
  const endPatience = (page: Page) =>
    page.evaluate(() => (window as unknown as { endPatience: () => void }).endPatience())

  test('is asked for when a window opens, and not who asks', async ({ page }) => {
    await holdPatience(page)
    const asked = await interceptLogo(page, (route) => route.fulfill(LOGO_PICTURE))
    await page.goto('/?freeze')
    await expect(button(page, 'start')).toBeVisible()
    expect(asked).toHaveLength(0)
    const browser = await openBrowser(page)
    await expect(picture(browser)).toBeVisible()
    // A busy browser may ask again before it has kept what came.
    expect(new Set(asked.map((route) => route.request().url()))).toEqual(new Set([LOGO]))
    expect(await asked[0]?.request().headerValue('referer')).toBeNull()
    expect(await boxOf(picture(browser))).toMatchObject({ width: 272, height: 92 })
    const top = (await boxOf(picture(browser))).y - (await boxOf(content(browser))).y
    expect(top).toBe(198)
    await expect(wordmark(browser)).toHaveCount(0)
  })

  test('stays when it has come, and is small over the results', async ({ page }) => {
    await holdPatience(page)
    const browser = await openPage(page)
    await expect
      .poll(() => picture(browser).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(272)
    await endPatience(page)
    await expect(picture(browser)).toBeVisible()
    await search(page, browser, 'meadow')
    const small = await boxOf(button(browser, 'Home').locator('img'))
    expect(small).toMatchObject({ width: 92, height: 31 })
  })

  /** What must not move: the logo's place, whatever stands in it, and the search box. */
  const layout = async (browser: Locator) => [
    await boxOf(browser.locator('form > :first-child')),
    await boxOf(box(browser)),
  ]

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    fails: (route) => route.abort('failed'),
    'is missing': (route) => route.fulfill({ status: 404, body: '' }),
    'is no picture': (route) => route.fulfill({ body: 'no picture' }),
  }
  for (const [name, fail] of Object.entries(failures)) {
    test(`that ${name} gives way to the wordmark, without a jump`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/wikimedia|ERR_FAILED/)
      // Or the two seconds might do what the failure should.
      await holdPatience(page)
      const asked = await interceptLogo(page, () => {})
      const browser = await openPage(page)
      await expect.poll(() => asked.length).toBe(1)
      const before = await layout(browser)
      await expect(wordmark(browser)).toHaveCount(0)
      if (asked[0]) await fail(asked[0])
      await expect(wordmark(browser)).toBeVisible()
      expect(await layout(browser)).toEqual(before)
      await search(page, browser, 'meadow')
      await expect(button(browser, 'Home').locator('svg')).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  }

  test('that hangs gives way after two seconds, for good and without a jump', async ({ page }) => {
    await holdPatience(page)
    const asked = await interceptLogo(page, () => {})
    const browser = await openPage(page)
    await expect.poll(() => asked.length).toBe(1)
    const before = await layout(browser)
    await expect(wordmark(browser)).toHaveCount(0)
    await endPatience(page)
    await expect(wordmark(browser)).toBeVisible()
    expect(await layout(browser)).toEqual(before)
    await asked[0]?.fulfill(LOGO_PICTURE).catch(() => {})
    await page.waitForTimeout(300)
    await expect(wordmark(browser)).toBeVisible()
    await expect(picture(browser)).toHaveCount(0)
  })
})

test('both pages please axe', async ({ page }) => {
  const browser = await openPage(page)
  const violations = async () =>
    (await new AxeBuilder({ page }).include('[data-app="Internet Explorer"]').analyze()).violations
  expect(await violations()).toEqual([])
  await search(page, browser, 'meadow')
  expect(await violations()).toEqual([])
})
