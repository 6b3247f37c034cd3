/** The promotional balloon, the assistant's chat bubble, and a phone's greeting: when they appear, where, and for how long. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { boxOf, grid, PHONE } from '../support/phoneDriver.ts'

const balloon = (page: Page) => page.locator('[data-part="balloon"]')
const bubble = (page: Page) => page.locator('[data-part="chat-bubble"]')
const assistant = (page: Page) => page.locator('[data-app="Assistant"]')
const close = (scope: Locator) => scope.getByRole('button', { name: 'Close' })
const taskbar = (page: Page) => page.getByRole('toolbar', { name: 'Taskbar' })
const startButton = (page: Page) => page.getByRole('button', { name: 'start', exact: true })
const titleBar = (window: Locator) => window.locator('[data-part="title-bar"]')

/** Whether the largest text or picture so far, as browsers report it, is one of the first paint. */
function isLargestFirst(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // The mocked clock hides what the page's timeline holds from everything but observers.
    const lastOf = (type: string): Promise<number | undefined> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type,
          buffered: true,
        })
      })
    return (await lastOf('largest-contentful-paint')) === (await lastOf('paint'))
  })
}

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await boxOf(a), await boxOf(b)]
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Lets the page's time pass in small steps until something is seen: its code is loading. */
async function passUntil(page: Page, locator: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return locator.isVisible()
      },
      { intervals: [20] },
    )
    .toBe(true)
}

/** Loads the desktop; its clock is the test's, and has just begun. */
async function load(page: Page): Promise<void> {
  await page.goto('/')
  await passUntil(page, taskbar(page))
}

async function start(page: Page): Promise<void> {
  const time = new Date(2026, 6, 9, 12).getTime()
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1000)
  await load(page)
}

test('the balloon appears after 3 s for 15 s, waits while it is used, and obeys its x for ever', async ({
  page,
}) => {
  await start(page)
  await page.clock.runFor(2900)
  await expect(balloon(page)).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await expect(balloon(page)).toHaveCSS('transition', /opacity 1s/)
  await expect(balloon(page)).toHaveAttribute('role', 'status')
  await expect(balloon(page)).toContainText('Your software projects might be at risk')
  const link = balloon(page).getByRole('link')
  await expect(link).toHaveAttribute('href', '/resume')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await test.step('it waits while it is pointed at or has the focus', async () => {
    await balloon(page).hover()
    await page.clock.runFor(40_000)
    await link.focus()
    await page.mouse.move(300, 300)
    await page.clock.runFor(40_000)
    await close(balloon(page)).focus()
    await page.clock.runFor(40_000)
    await startButton(page).focus()
    await page.clock.runFor(14_000)
    await expect(balloon(page)).toHaveCSS('opacity', '1')
    const { x, y } = await boxOf(balloon(page))
    await page.clock.runFor(1100)
    await expect(balloon(page)).toHaveCSS('opacity', '0')
    await page.mouse.click(x + 20, y + 20)
    await expect(page.locator('main')).toHaveAttribute('data-focusing', 'DESKTOP')
  })

  await test.step('it leaves a window that it covers to whoever writes there', async () => {
    await load(page)
    await page.clock.runFor(1000)
    await page.locator('[data-icon-id="3"]').dblclick()
    const notepad = page.locator('[data-app="Notepad"]')
    await passUntil(page, notepad.getByRole('textbox', { name: 'Text' }))
    await page.clock.runFor(3000)
    await page.keyboard.type('a')
    await expect(balloon(page), 'a window beside it').toHaveAttribute('data-phase', 'shown')
    await titleBar(notepad).dblclick()
    await page.clock.runFor(100)
    await page.keyboard.type('b')
    await expect(balloon(page)).toHaveAttribute('data-phase', 'leaving')
    await page.clock.runFor(1100)
    await expect(balloon(page)).toHaveCount(0)
  })

  await test.step('once it is closed it gives the focus back, and never appears again', async () => {
    await load(page)
    await page.clock.runFor(4200)
    await close(balloon(page)).focus()
    await page.keyboard.press('Enter')
    await expect(startButton(page)).toBeFocused()
    await expect(balloon(page)).toHaveAttribute('inert')
    await page.clock.runFor(1100)
    await expect(balloon(page)).toHaveCount(0)
    await load(page)
    await page.clock.runFor(10_000)
    await expect(balloon(page)).toHaveCount(0)
  })
})

test('the chat bubble appears after 2 s, gives way to windows, and comes down when the balloon has gone', async ({
  page,
}) => {
  await start(page)
  await page.clock.runFor(1900)
  await expect(bubble(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(bubble(page)).toBeVisible()
  const box = await boxOf(bubble(page))
  expect(box.width).toBe(175)

  await page.clock.runFor(2200)
  expect(await overlap(bubble(page), balloon(page))).toBe(false)
  await bubble(page).hover()
  await page.clock.runFor(16_000)
  await expect(balloon(page)).toHaveCount(0)
  expect(await boxOf(bubble(page)), 'under the pointer').toEqual(box)
  await page.mouse.move(300, 300)
  await expect.poll(() => boxOf(bubble(page))).toEqual({ ...box, y: box.y + 113 })
  expect(await isLargestFirst(page)).toBe(true)

  await page.locator('[data-icon-id="3"]').dblclick()
  const notepad = page.locator('[data-app="Notepad"]')
  await passUntil(page, notepad.getByRole('textbox', { name: 'Text' }))
  await expect(bubble(page)).toBeVisible()
  await titleBar(notepad).dblclick()
  await expect(bubble(page)).toHaveCount(0)
  await notepad.getByRole('button', { name: 'Minimize' }).click()
  await bubble(page).getByRole('button').first().click()
  await expect(assistant(page)).toBeVisible()
  await expect(bubble(page)).toHaveCount(0)
})

test('once closed the chat bubble never appears again, and on a frozen page nothing does', async ({
  page,
}) => {
  await start(page)
  await page.goto('/?freeze')
  await expect(taskbar(page)).toBeVisible()
  await page.clock.runFor(6000)
  await expect(balloon(page)).toHaveCount(0)
  await expect(bubble(page)).toHaveCount(0)
  await load(page)
  await page.clock.runFor(2100)
  await close(bubble(page)).focus()
  await page.keyboard.press('Enter')
  await expect(bubble(page)).toHaveCount(0)
  await expect(startButton(page)).toBeFocused()
  await load(page)
  await page.clock.runFor(6000)
  await expect(bubble(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  const greeting = (page: Page) => page.getByRole('region', { name: 'Welcome' })

  test('the greeting is below the icons, until it is closed', async ({ page }) => {
    await page.goto('/')
    await expect(greeting(page)).toContainText('Tap an icon')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [list, box] = [await boxOf(grid(page)), await boxOf(greeting(page))]
    expect(box.y).toBeGreaterThanOrEqual(list.y + list.height)
    expect(await isLargestFirst(page)).toBe(true)
    await greeting(page).getByRole('button', { name: 'Close' }).tap()
    await expect(greeting(page)).toHaveCount(0)
    await page.reload()
    await expect(grid(page)).toBeVisible()
    await expect(greeting(page)).toHaveCount(0)
  })
})
