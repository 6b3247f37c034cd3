/**
 * axe finds nothing: WCAG 2.2 A and AA and the rules of good practice, target sizes included. All states are walked here,
 * but the pages, whose walk is in pages.spec.ts, what is shown while the program loads or fails to (bootScreen.spec.ts,
 * search.spec.ts), and what only another owner's site shows.
 */
import type { Locator, Page } from '@playwright/test'
import {
  ask,
  assistant,
  bots,
  failure,
  holdAnswers,
  openAssistant,
} from '../support/assistantDriver.ts'
import { badlyHeard, violations } from '../support/axe.ts'
import {
  background,
  chooseFromStart,
  icon,
  openApp,
  openDesktop,
  startButton,
  titleBar,
  titlePoint,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { SHOWN } from '../support/shownApps.ts'
import { fileOf, openDisk } from '../support/myComputerDriver.ts'
import { button, cards, grid, icon as phoneIcon, PHONE, text } from '../support/phoneDriver.ts'

/** Checks what is shown; of an app, its window or sheet alone. */
async function check(page: Page, what: string, app?: string): Promise<void> {
  // What fades in has another contrast meanwhile.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000)
        .map(({ finished }) => finished),
    ),
  )
  const parts = app === undefined ? [] : [`[data-app="${app}"]`]
  expect(await violations(page, { parts }), what).toEqual([])
  expect(await badlyHeard(page), what).toEqual([])
}

/** Goes to an address of the desktop or the phone, in the page that is loaded. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => location.assign(next), `#${address}`)

/** A phone shows these as pages. */
const PAGES = ['Blog', 'BlogPost', 'About', 'Resume', 'Help and Support']

/** Checks each window or sheet by itself. */
async function walk(page: Page, shown: readonly (typeof SHOWN)[number][]): Promise<void> {
  for (const [address, app, held] of shown) {
    await test.step(address, async () => {
      await goTo(page, address)
      const window = windowsOf(page, app)
      await expect(window.locator(held).first()).toBeVisible()
      await check(page, address, app)
      // What lies below would be too small a target where it is covered.
      await windowButton(window, app === 'Assistant' ? 'Minimize' : 'Close').press('Enter')
      await expect(window).toBeHidden()
    })
  }
}

/** Closes all menus that are open. */
async function closeMenus(page: Page): Promise<void> {
  for (const _ of await page.getByRole('menu').all()) await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

const HALF = Math.ceil(SHOWN.length / 2)
for (const half of [SHOWN.slice(0, HALF), SHOWN.slice(HALF)]) {
  test(`the windows from ${half[0]?.[0]} to ${half.at(-1)?.[0]}`, async ({ page }) => {
    await openDesktop(page, '?freeze')
    await walk(page, half)
  })
}

test('the empty desktop, three windows, an error, and the dialogs of the power', async ({
  page,
}) => {
  await openDesktop(page, '?freeze')
  await check(page, 'the empty desktop')
  for (const app of ['My Computer', 'Notepad', 'Internet Explorer']) await openApp(page, app)
  await check(page, 'three windows')
  await goTo(page, '/no-such-place')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'an error')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  for (const [entry, name] of [
    ['Log Off', 'Log Off'],
    ['Turn Off Computer', 'Turn off computer'],
  ] as const) {
    await chooseFromStart(page, entry)
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await check(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden()
  }
})

test('what a search finds, what is found nowhere, and a post in a sheet', async ({ page }) => {
  await openDesktop(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('compositer typescript notepad')
  await expect(page.getByRole('group', { name: 'Skills' })).toBeVisible()
  await check(page, 'results', 'Search')
  const help = await openApp(page, 'Help and Support')
  await help.getByRole('searchbox').fill('xyzzy')
  await expect(help.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await check(page, 'no topic', 'Help and Support')
  // On a phone it is a page, unless its window was open before.
  await goTo(page, '/blog/windows-xp-portfolio')
  const post = windowsOf(page, 'BlogPost')
  await expect(post).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(post.getByRole('article')).toBeVisible()
  await check(page, 'a post on a phone', 'BlogPost')
})

test('the assistant while it waits, when it has answered and when it fails', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const held = await holdAnswers(page)
  await openAssistant(page)
  await ask(page, 'x'.repeat(950))
  await expect.poll(() => held.routes.length).toBe(1)
  await check(page, 'waits', 'Assistant')
  const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
  await held.routes[0]?.fulfill({ json: { answer: 'Hi', links } })
  await expect(bots(page)).toHaveCount(2)
  await check(page, 'has answered', 'Assistant')
  await ask(page, 'again')
  await expect.poll(() => held.routes.length).toBe(2)
  await held.routes[1]?.fulfill({ status: 500 })
  await expect(failure(page)).toBeVisible()
  await check(page, 'fails', 'Assistant')
  await expect(assistant(page)).toBeVisible()
})

test('what could not be loaded or copied', async ({ page, allowConsole }) => {
  allowConsole(/failed to load|request failed|Failed to load resource|ERR_FAILED/)
  await page.route(/\/(?:windows\/blog|search)\.json$/, (route) => route.abort())
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await openDesktop(page)
  await expect((await openApp(page, 'Blog')).getByRole('alert')).toBeVisible()
  await check(page, 'no posts', 'Blog')
  const search = await openApp(page, 'Search')
  await search.getByRole('textbox').or(search.getByRole('combobox')).fill('robots.txt')
  await expect(search.getByRole('alert')).toBeVisible()
  await check(page, 'no search', 'Search')
  await icon(page, 'Blog').press('ContextMenu')
  await page.getByRole('menuitem', { name: 'Copy link' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toBeFocused()
  await check(page, 'no copy', 'Error')
})

test('menus: of windows, of START, and of each thing that is clicked', async ({ page }) => {
  const computer = await openDisk(page)

  await test.step('menus of apps', async () => {
    for (const [app, path] of [
      ['Notepad', ['Edit']],
      ['Internet Explorer', ['View', 'Toolbars']],
    ] as const) {
      const window = await openApp(page, app)
      for (const [index, name] of path.entries()) {
        const row = (index === 0 ? window : page).getByRole('menuitem', { name, exact: true })
        await (index === 0 ? row.click() : row.hover())
        await expect(page.getByRole('menu')).toHaveCount(index + 1)
      }
      await check(page, app)
      await closeMenus(page)
      await page.keyboard.press('Control+Alt+Space')
      await page.getByRole('menuitem', { name: 'Close', exact: true }).press('Enter')
    }
  })

  await test.step('START', async () => {
    for (const parent of ['All Programs', 'My Recent Documents']) {
      await startButton(page).click()
      await page.getByRole('menuitem', { name: parent, exact: true }).click()
      await expect(page.getByRole('menu')).toHaveCount(2)
      await check(page, parent)
      await closeMenus(page)
    }
  })

  const things: Readonly<Record<string, [Locator, { x: number; y: number }?]>> = {
    'the desktop': [background(page), { x: 1000, y: 650 }],
    'an icon': [icon(page, 'Notepad')],
    'a title bar': [titleBar(computer)],
    'a file': [fileOf(computer, 'robots.txt')],
    'the taskbar': [page.getByRole('toolbar', { name: 'Taskbar' }), { x: 700, y: 15 }],
  }
  for (const [what, [thing, position]] of Object.entries(things)) {
    await test.step(what, async () => {
      await thing.click({ button: 'right', ...(position && { position }) })
      await expect(page.getByRole('menu')).toBeVisible()
      if (what === 'the desktop') {
        await page.getByRole('menuitem', { name: 'Arrange Icons By' }).click()
        await expect(page.getByRole('menu')).toHaveCount(2)
      }
      await check(page, what)
      await closeMenus(page)
    })
  }
})

test('the switcher, the preview of a snap, and a slide show', async ({ page }) => {
  await openDesktop(page)
  const computer = await openApp(page, 'My Computer')
  await page.keyboard.down('Control')
  await page.keyboard.press('Backquote')
  await expect(page.getByRole('listbox', { name: 'Windows', exact: true })).toBeVisible()
  await check(page, 'the switcher')
  await page.keyboard.up('Control')
  const { x, y } = await titlePoint(computer)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(0, 300, { steps: 5 })
  await expect(page.locator('[data-part="snap-preview"]')).toBeVisible()
  await check(page, 'the preview')
  await page.mouse.up()
  await goTo(page, '/picture-viewer/assets/icons/my-computer.svg')
  const viewer = windowsOf(page, 'Picture Viewer')
  await viewer.getByRole('button', { name: 'Slide show' }).click()
  await page.keyboard.press('p')
  await expect(viewer.getByRole('button', { name: 'Play the show' })).toHaveCSS('opacity', '1')
  await check(page, 'the show')
})

test('the balloon, the bubble and the cookie preferences', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // It stays for as long as it is pointed at.
  await page.locator('[data-part="balloon"]').hover({ timeout: 20_000 })
  await expect(page.locator('[data-part="chat-bubble"]')).toBeVisible()
  await check(page, 'notices')
  await page.locator('[data-icon-id="7"]').press('Enter')
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
  await check(page, 'the preferences')
})

test('a page with the cookie preferences, with what its search offers, and lists of posts', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Cookie Preferences' }).click()
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
  await check(page, 'the preferences')
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('calibraton')
  await expect(page.getByRole('option').first()).toBeVisible()
  await check(page, 'what the search offers')
  for (const address of ['/blog/tags/accessibility', '/missing/page']) {
    await page.goto(address)
    await check(page, address)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the grid, the sheet of every app, the switcher, menus and messages', async ({ page }) => {
    await page.goto('/?freeze')
    await expect(grid(page)).toBeVisible()
    await check(page, 'the grid')
    await expect(async () => {
      await phoneIcon(page, 'Notepad').dispatchEvent('contextmenu')
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await check(page, 'the menu of an icon')
    await closeMenus(page)
    await button(page, 'Cookies').tap()
    await expect(page.getByRole('dialog', { name: /cookie/i })).toBeInViewport({ ratio: 1 })
    await check(page, 'the preferences')
    await page.goBack()
    await phoneIcon(page, 'Notepad').tap()
    await text(page).fill('A note in small')
    await check(page, 'a note')
    await button(page, 'Switch apps').tap()
    await expect(cards(page).first()).toBeVisible()
    await check(page, 'the switcher')
    await button(page, 'Home').tap()
    await walk(
      page,
      SHOWN.filter(([, app]) => !PAGES.includes(app)),
    )
    await goTo(page, '/search')
    await page.getByRole('combobox').fill('cost of judging')
    await expect(page.getByRole('option').first()).toContainText('Cost')
    await check(page, 'results')
  })
})
