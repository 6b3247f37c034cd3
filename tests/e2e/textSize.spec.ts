/** The browser's own text size at 200 %: everything that is read follows, and nothing is cut off. */
import type { Locator, Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import {
  boxOf,
  drag,
  expectBox,
  icon,
  movedBy,
  openApp,
  openDesktop,
  scene,
  startButton,
  startMenu,
  taskbar,
  titleBar,
  titlePoint,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { DRAWINGS, expectLegible } from '../support/legible.ts'
import { icon as phoneIcon, layout, notepad, PHONE } from '../support/phoneDriver.ts'

const options = await launchOptions()
test.use({
  launchOptions: {
    ...options,
    args: [
      ...(options.args ?? []),
      '--disable-gpu-compositing',
      '--blink-settings=defaultFontSize=32',
    ],
  },
})

/** As a change of the browser's setting does. */
async function setTextSize(page: Page, size: '50%' | '100%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

for (const address of Object.keys(DRAWINGS)) {
  test(`${address} has drawings that can be read at any width`, async ({ page }) => {
    await expectLegible(page, address)
  })
}

test('a desktop and a phone follow the text size of the browser, also while it runs', async ({
  page,
}) => {
  await openDesktop(page)
  await openApp(page, 'Error')
  const error = windowsOf(page, 'Error')
  expect((await boxOf(taskbar(page))).height).toBe(60)
  expect(await boxOf(error)).toMatchObject({ width: 400, height: 200 })
  expect((await boxOf(titleBar(error))).height).toBe(50)
  const { x, width } = await boxOf(icon(page, 'Notepad'))
  expect({ x, width }).toEqual({ x: 20, width: 150 })
  await expect(error.getByText('Application not found')).toHaveCSS('font-size', '22px')
  // The canvas has grown with its elements: it is still as large as the viewport.
  expect(await boxOf(scene(page))).toMatchObject({
    width: 1440,
    height: 900,
  })

  const before = await boxOf(error)
  await drag(page, await titlePoint(error), { x: -120, y: -80 })
  await expectBox(error, movedBy(before, { x: -120, y: -80 }))

  await startButton(page).click()
  const entry = startMenu(page).getByRole('menuitem', { name: 'Log Off' })
  await expect(entry).toHaveCSS('font-size', '22px')
  await expect(entry).toBeInViewport({ ratio: 1 })
  // Drawn for its size: parts of a picture would be blurred.
  await expect(entry.locator('img')).toHaveAttribute('src', /svg/)
  await expect(entry.locator('img')).toHaveCSS('width', '44px')
  expect((await boxOf(startMenu(page))).y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')

  await setTextSize(page, '50%')
  await expect.poll(async () => (await boxOf(taskbar(page))).height).toBe(30)
  await expect.poll(() => boxOf(error)).toMatchObject({ width: 200, height: 100 })
  await expect.poll(() => boxOf(icon(page, 'Notepad'))).toMatchObject({ x: 10, width: 75 })
  await setTextSize(page, '100%')
  await expect.poll(async () => (await boxOf(taskbar(page))).height).toBe(60)
  await page.setViewportSize(PHONE)
  await expect(layout(page)).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await test.step('a phone shows every control whole', () => expectPhone(page))
})

async function expectPhone(page: Page): Promise<void> {
  const start = startButton(page)
  await expect(start).toHaveCSS('height', '60px')
  const cut = await layout(page).evaluate((phone) =>
    [...phone.querySelectorAll('button, a, div:has(> time)')]
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        const isCut = control.scrollWidth > control.clientWidth + 1
        return left < 0 || right > innerWidth || isCut
      })
      .map((control) => control.textContent),
  )
  expect(cut).toEqual([])

  await phoneIcon(page, 'Notepad').click()
  // The pictures of neighbours keep a distance: each is narrower than its button.
  const close = notepad(page).getByRole('button', { name: 'Close' })
  await expect(close).toHaveCSS('background-size', '36px')
  expect((await boxOf(close)).width).toBe(44)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const [first, second] = [0, 1].map((nth) => page.getByRole('article').nth(nth)) as [
    Locator,
    Locator,
  ]
  expect((await boxOf(second)).y).toBeGreaterThan((await boxOf(first)).y)
}

/** What each window is for, found in its sheet. */
const MAIN_PARTS: readonly (readonly [location: string, main: string])[] = [
  ['/assistant', '[role="log"]'],
  ['/notepad', 'textarea'],
  ['/internet-explorer', '[aria-label="Page"]'],
  ['/my-computer', '[data-view="overview"]'],
  ['/my-computer/C', '[data-view]'],
  ['/my-pictures', '[data-view]'],
]

/** What is cut off at a side, and how much of the client area's height its main part has. */
function roomOf(page: Page, location: string, main: string) {
  return page
    .locator(`[data-location="${location}"] [data-part="client"]`)
    .evaluate((client, selector) => {
      const share = (client.querySelector(selector)?.clientHeight ?? 0) / client.clientHeight
      const cut = [...client.querySelectorAll('button, input, [role="option"]')]
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > innerWidth
        })
        .map((control) => control.textContent)
      return { cut, hasRoom: share >= 0.45 }
    }, main)
}

test.describe('a phone in large letters', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('leaves what is read about half of each window', async ({ page }) => {
    for (const [location, main] of MAIN_PARTS) {
      await page.goto(`/#${location}`)
      for (const size of [PHONE, { width: 320, height: 640 }]) {
        await page.setViewportSize(size)
        const room = () => roomOf(page, location, main)
        await expect.poll(room, location).toEqual({ cut: [], hasRoom: true })
      }
    }

    await page.setViewportSize(PHONE)
    await page.goto('/#/search')
    await page.getByRole('combobox').fill('desktop')
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })

    for (const path of ['/help-and-support', '/blog/windows-xp-portfolio']) {
      await page.goto(path)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
          .toBe(width)
      }
    }
    await page.setViewportSize(PHONE)
    const row = page.locator('[data-part="at-hand"]')
    // Its role grows with what it offers, which loads at the first focus.
    const box = row.locator('input')
    await expect.poll(async () => (await boxOf(row)).height / PHONE.height).toBeLessThan(0.15)
    await box.focus()
    expect((await boxOf(box)).width).toBe((await boxOf(row)).width)
  })

  test('shows the clock whole', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 6, 9, 12, 58))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const clock = page.locator('[data-part="bottom-bar"] [data-part="clock"]')
    await expect(clock).toHaveCSS('font-size', '24px')
    const { x, width } = await boxOf(clock)
    expect(x + width).toBeLessThanOrEqual(320)
  })
})
