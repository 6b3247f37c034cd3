/** The browser: its bars and both pages of the search engine. */
import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  box,
  boxOf,
  browsers,
  button,
  choose,
  content,
  LOGO,
  LOGO_PICTURE,
  message,
  openBrowser,
  openPage,
  search,
} from '../support/browserDriver.ts'

const HOME = 'https://www.google.com/'

const address = (browser: Locator) => browser.getByRole('textbox', { name: 'Address', exact: true })

const tab = (browser: Locator, name: string) => browser.getByRole('tab', { name, exact: true })

async function expectHome(browser: Locator): Promise<void> {
  await expect(button(browser, "I'm Feeling Lucky")).toBeVisible()
  await expect(address(browser)).toHaveValue(HOME)
  await expect(box(browser)).toHaveValue('')
  await expect(browser.getByRole('tab')).toHaveCount(0)
}

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test.describe('the window', () => {
  test('has the bars of the era, in which Back, Forward and Edit are grey, and one Tab stop', async ({
    page,
  }) => {
    const browser = await openPage(page)

    await test.step('has the bars of the era, and its content is at least 800x800', async () => {
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

    await test.step('is named by its page', async () => {
      await expect(browser).toHaveAccessibleName('Google - Internet Explorer')
    })

    await test.step('shows the search box and both buttons without scrolling', async () => {
      const seen = await boxOf(content(browser))
      const buttons = ['Google Search', "I'm Feeling Lucky"].map((name) => button(browser, name))
      for (const part of [box(browser), ...buttons]) {
        const { x, y, width, height } = await boxOf(part)
        expect(x).toBeGreaterThanOrEqual(seen.x)
        expect(y).toBeGreaterThanOrEqual(seen.y)
        // Scroll bars take 17 pixels of what the browser shows, where they are drawn.
        expect(x + width).toBeLessThanOrEqual(seen.x + seen.width - 17)
        expect(y + height).toBeLessThanOrEqual(seen.y + seen.height - 17)
      }
    })

    await test.step('scrolls by keyboard', async () => {
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

    await test.step('its toolbar is one Tab stop, and arrow keys move along it, past disabled buttons', async () => {
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

    await test.step('greys Back at home, Forward and Edit always', async () => {
      for (const name of ['Back', 'Forward', 'Edit']) {
        await expect(button(browser, name)).toBeDisabled()
        await expect(button(browser, name)).toHaveCSS('filter', 'grayscale(1)')
      }
      await search(page, browser, 'meadow')
      await expect(button(browser, 'Back')).toBeEnabled()
      await expect(button(browser, 'Forward')).toBeDisabled()
      await expect(button(browser, 'Edit')).toBeDisabled()
    })

    await test.step('shows its address in a field that is read-only', async () => {
      await button(browser, 'Back').click()
      await expect(address(browser)).toHaveValue(HOME)
      await expect(address(browser)).toHaveAttribute('readonly', '')
      await search(page, browser, 'a&b=c d')
      await expect(address(browser)).toHaveValue(`${HOME}search?q=a%26b%3Dc%20d`)
    })
  })

  test('opens any number of times, each window with a page of its own', async ({ page }) => {
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
    const title = 'meadow - Google Search - Internet Explorer'
    await page.getByRole('toolbar', { name: 'Taskbar' }).getByText(title).click()
    await expect(message(browser, 'meadow')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const sheet = page.getByRole('dialog', { name: title })
    await expect(message(sheet, 'meadow')).toBeVisible()
    await expect(tab(sheet, 'News')).toHaveAttribute('aria-selected', 'true')
    await expect(address(sheet)).toHaveValue(`${HOME}search?q=meadow`)
    const seen = await boxOf(content(sheet))
    const field = await boxOf(box(sheet))
    expect(field.x + field.width).toBeLessThanOrEqual(seen.x + seen.width)
  })
})

test.describe('the home page', () => {
  test('has a box, two buttons, and links at head and foot; the buttons need a text', async ({
    page,
  }) => {
    const browser = await openPage(page)

    await test.step('has a box, two buttons, and links at head and foot', async () => {
      await expectHome(browser)
      await expect(button(browser, 'Google Search')).toBeVisible()
      const links = ['Gmail', 'Images', 'Advertising', 'Business', 'About']
      links.push('Privacy', 'Terms', 'Settings')
      await expect(browser.getByRole('link')).toHaveText(links)
      await expect(browser.getByText('Taiwan')).toHaveCount(1)
      expect(await boxOf(box(browser))).toMatchObject({ width: 586, height: 46 })
      expect((await boxOf(button(browser, 'Google Search'))).height).toBe(36)
    })

    await test.step('its buttons do nothing while nothing is typed', async () => {
      for (const name of ['Google Search', "I'm Feeling Lucky"]) {
        await button(browser, name).click()
        await box(browser).press('Enter')
        await expectHome(browser)
      }
    })

    await test.step("I'm Feeling Lucky does nothing with a text either", async () => {
      await box(browser).focus()
      await page.keyboard.type('meadow')
      await button(browser, "I'm Feeling Lucky").click()
      await expect(box(browser)).toHaveValue('meadow')
      await expect(address(browser)).toHaveValue(HOME)
    })

    await test.step('the button searches as Enter does', async () => {
      await box(browser).fill('')
      await box(browser).focus()
      await page.keyboard.type('meadow')
      await button(browser, 'Google Search').click()
      await expect(message(browser, 'meadow')).toBeVisible()
      await expect(box(browser)).toHaveValue('meadow')
      await expect(box(browser)).toBeFocused()
    })

    await test.step('a space is a text', async () => {
      await button(browser, 'Back').click()
      await expect(box(browser)).toBeFocused()
      await page.keyboard.type(' ')
      await page.keyboard.press('Enter')
      await expect(address(browser)).toHaveValue(`${HOME}search?q=%20`)
      await expect(box(browser)).toHaveValue(' ')
    })
  })
})

test.describe('the results', () => {
  test('find nothing and suggest three things, update, and show any text as text', async ({
    page,
  }) => {
    const browser = await openPage(page)

    await test.step('find nothing and suggest three things', async () => {
      await search(page, browser, 'meadow')
      await expect(browser.getByText('Suggestions', { exact: true })).toBeVisible()
      await expect(browser.getByRole('listitem')).toHaveText([
        'Make sure that all words are spelled correctly.',
        'Try different keywords.',
        'Try more general keywords.',
      ])
      await expect(box(browser)).toHaveAccessibleDescription(/Your search - meadow - did not match/)
    })

    await test.step('a further search, by Enter and by button, updates them; an empty one does not', async () => {
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

    await test.step('show any text as text', async () => {
      const hostile = '<img src=x onerror="alert(1)">&amp;<b>bold</b> {query} \u202Eabc'
      await search(page, browser, hostile)
      await expect(browser.locator('b')).toHaveText(hostile)
      await expect(browser.locator('img[src="x"]')).toHaveCount(0)
    })

    await test.step('wrap a word of any length', async () => {
      await search(page, browser, 'w'.repeat(4000))
      const width = await content(browser).evaluate((element) => element.scrollWidth)
      expect(width).toBe(800)
    })
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

test('axe finds nothing on either page', async ({ page }) => {
  const browser = await openPage(page)
  const found = () => violations(page, { parts: ['[data-app="Internet Explorer"]'] })
  expect(await found()).toEqual([])
  await search(page, browser, 'meadow')
  expect(await found()).toEqual([])
})
