/** The promotional balloon and the assistant's chat bubble: when they appear, where, and for how long. */
import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const balloon = (page: Page) => page.locator('[data-part="balloon"]')
const bubble = (page: Page) => page.locator('[data-part="chat-bubble"]')
const assistant = (page: Page) => page.locator('[data-app="Assistant"]')
const close = (scope: Locator) => scope.getByRole('button', { name: 'Close' })
const opacity = (page: Page) =>
  balloon(page).evaluate((element) => Number(getComputedStyle(element).opacity))

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
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

const taskbar = (page: Page) => page.getByRole('toolbar', { name: 'Taskbar' })

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
async function load(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await passUntil(page, taskbar(page))
}

async function start(page: Page): Promise<void> {
  const time = new Date(2026, 6, 9, 12).getTime()
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1000)
  await load(page)
}

async function openAssistant(page: Page): Promise<void> {
  await page.locator('[data-icon-id="4"]').dblclick()
  await passUntil(page, assistant(page).getByRole('textbox', { name: 'Message' }))
}

test.describe('the balloon', () => {
  test('appears after 3 s, fades in, and disappears 15 s later', async ({ page }) => {
    await start(page)
    await page.clock.runFor(2900)
    await expect(balloon(page)).toHaveCount(0)
    await page.clock.runFor(150)
    await expect(balloon(page)).toHaveCount(1)
    await page.clock.runFor(500)
    expect(await opacity(page)).toBeGreaterThan(0.3)
    expect(await opacity(page)).toBeLessThan(0.7)
    await page.clock.runFor(600)
    expect(await opacity(page)).toBe(1)
    await page.clock.runFor(13_600)
    expect(await opacity(page)).toBe(1)
    await page.clock.runFor(800)
    expect(await opacity(page)).toBeGreaterThan(0.1)
    expect(await opacity(page)).toBeLessThan(0.9)
    await page.clock.runFor(800)
    await expect(balloon(page)).toHaveCount(0)
    await page.clock.runFor(30_000)
    await expect(balloon(page)).toHaveCount(0)
  })

  test('shows the text of the spec, with a link to the profile', async ({ page }) => {
    await start(page)
    await page.clock.runFor(4200)
    await expect(balloon(page)).toHaveAttribute('role', 'status')
    await expect(balloon(page)).toContainText('Your software projects might be at risk')
    const link = balloon(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /^https:\/\/work\.example\.com\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })

  test('looks as the era had it, its tail at the tray', async ({ page }) => {
    await start(page)
    await page.clock.runFor(4200)
    await expect(balloon(page)).toHaveCSS('background-color', 'rgb(255, 255, 225)')
    await expect(balloon(page)).toHaveCSS('border-top-width', '1px')
    await expect(balloon(page)).toHaveCSS('border-top-left-radius', '7px')
    await expect(balloon(page)).toHaveCSS('font-size', '11px')
    const box = await boxOf(balloon(page))
    expect(box.y + box.height).toBe(900 - 49)
    const mute = await boxOf(page.getByRole('button', { name: 'Mute' }))
    const tip = box.x + box.width - 14
    expect(tip).toBeGreaterThan(mute.x)
    expect(tip).toBeLessThan(mute.x + mute.width)
    // The tail covers nothing of what it points at.
    const TAIL = 19
    expect(box.y + box.height + TAIL).toBeLessThanOrEqual(mute.y)
    await page.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('waits while it is pointed at', async ({ page }) => {
    await start(page)
    await page.clock.runFor(4200)
    await balloon(page).hover()
    await page.clock.runFor(40_000)
    expect(await opacity(page)).toBe(1)
    await page.mouse.move(300, 300)
    await page.clock.runFor(13_000)
    expect(await opacity(page)).toBe(1)
    await page.clock.runFor(4000)
    await expect(balloon(page)).toHaveCount(0)
  })

  test('waits while the focus is in it', async ({ page }) => {
    await start(page)
    await page.clock.runFor(4200)
    await balloon(page).getByRole('link').focus()
    await page.clock.runFor(40_000)
    await close(balloon(page)).focus()
    await page.clock.runFor(40_000)
    expect(await opacity(page)).toBe(1)
    await page.getByRole('button', { name: 'start', exact: true }).focus()
    await page.clock.runFor(17_000)
    await expect(balloon(page)).toHaveCount(0)
  })

  test('never appears again once it was closed', async ({ page }) => {
    await start(page)
    await page.clock.runFor(4200)
    await close(balloon(page)).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'start', exact: true })).toBeFocused()
    await expect(balloon(page)).toHaveAttribute('inert')
    await page.clock.runFor(1200)
    await expect(balloon(page)).toHaveCount(0)
    await load(page)
    await page.clock.runFor(10_000)
    await expect(balloon(page)).toHaveCount(0)
  })

  test('leaves the focus where it is when it is closed by mouse', async ({ page }) => {
    await start(page)
    await page.locator('[data-icon-id="3"]').dblclick()
    const text = page.getByRole('textbox', { name: 'Text' })
    await passUntil(page, text)
    await expect(text).toBeFocused()
    await page.clock.runFor(4200)
    await close(balloon(page)).click()
    await page.clock.runFor(1200)
    await expect(balloon(page)).toHaveCount(0)
    await expect(text).toBeFocused()
  })

  test('appears again at the next load unless it was closed', async ({ page }) => {
    await start(page)
    await page.clock.runFor(20_000)
    await expect(balloon(page)).toHaveCount(0)
    await load(page)
    await page.clock.runFor(4200)
    await expect(balloon(page)).toBeVisible()
  })

  test('does not fade where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await start(page)
    await page.clock.runFor(3050)
    expect(await opacity(page)).toBe(1)
    await page.clock.runFor(14_800)
    expect(await opacity(page)).toBe(1)
    await page.clock.runFor(300)
    await expect(balloon(page)).toHaveCount(0)
  })

  test('never covers what is written to an open assistant', async ({ page }) => {
    await start(page)
    await openAssistant(page)
    const input = assistant(page).getByRole('textbox', { name: 'Message' })
    const send = assistant(page).getByRole('button', { name: 'Send' })
    await page.clock.runFor(4200)
    await expect(balloon(page)).toBeVisible()
    expect(await overlap(balloon(page), assistant(page))).toBe(false)

    await assistant(page).locator('[data-part="title-bar"]').dblclick()
    await expect(assistant(page)).toHaveAttribute('data-maximized', 'true')
    await page.clock.runFor(100)
    expect(await overlap(balloon(page), input)).toBe(false)
    expect(await overlap(balloon(page), send)).toBe(false)
    await expect(balloon(page)).toBeInViewport({ ratio: 1 })
  })

  test('does not appear under ?freeze', async ({ page }) => {
    await page.clock.install()
    await page.goto('/?freeze')
    await expect(taskbar(page)).toBeVisible()
    await page.clock.runFor(6000)
    await expect(balloon(page)).toHaveCount(0)
    await expect(bubble(page)).toHaveCount(0)
  })
})

test.describe('the chat bubble', () => {
  test('appears after 2 s, at the bottom right', async ({ page }) => {
    await start(page)
    await page.clock.runFor(1900)
    await expect(bubble(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(bubble(page)).toBeVisible()
    const box = await boxOf(bubble(page))
    const wrapper = await boxOf(bubble(page).locator('..'))
    expect(box.width / wrapper.width).toBeCloseTo(0.7, 2)
    expect(box.width).toBe(175)
    await expect(bubble(page)).toHaveCSS('max-height', '300px')
    expect(wrapper.x + wrapper.width).toBeGreaterThan(1440 - 20)
    expect(box.y + box.height).toBeLessThan(870)
    expect(box.y).toBeGreaterThan(600)
  })

  test('opens the assistant, and is not shown while that is open', async ({ page }) => {
    await start(page)
    await page.clock.runFor(2100)
    await bubble(page).getByRole('button').first().click()
    await expect(assistant(page)).toBeVisible()
    await expect(bubble(page)).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(bubble(page)).toHaveCount(0)
  })

  test('is not shown once the assistant is open', async ({ page }) => {
    await start(page)
    await openAssistant(page)
    await page.clock.runFor(5000)
    await expect(bubble(page)).toHaveCount(0)
  })

  test('never appears again once it was closed', async ({ page }) => {
    await start(page)
    await page.clock.runFor(2100)
    await close(bubble(page)).focus()
    await page.keyboard.press('Enter')
    await expect(bubble(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'start', exact: true })).toBeFocused()
    await load(page)
    await page.clock.runFor(6000)
    await expect(bubble(page)).toHaveCount(0)
  })

  test('never covers the balloon, and does not move for it', async ({ page }) => {
    await start(page)
    await page.clock.runFor(2100)
    const before = await boxOf(bubble(page))
    await page.clock.runFor(2200)
    await expect(balloon(page)).toBeVisible()
    expect(await overlap(bubble(page), balloon(page))).toBe(false)
    await page.clock.runFor(16_000)
    await expect(balloon(page)).toHaveCount(0)
    expect(await boxOf(bubble(page))).toEqual(before)
  })

  test('gives way to a window in its place, and comes back', async ({ page }) => {
    await start(page)
    await page.clock.runFor(2100)
    await page.locator('[data-icon-id="3"]').dblclick()
    const notepad = page.locator('[data-app="Notepad"]')
    await passUntil(page, notepad.getByRole('textbox', { name: 'Text' }))
    await expect(bubble(page)).toBeVisible()
    await notepad.locator('[data-part="title-bar"]').dblclick()
    await expect(bubble(page)).toHaveCount(0)
    await notepad.getByRole('button', { name: 'Minimize' }).click()
    await expect(bubble(page)).toBeVisible()
  })
})

test('axe finds nothing in either', async ({ page }) => {
  await start(page)
  await page.clock.runFor(4200)
  // The checker waits by the page's own timers.
  await page.clock.resume()
  expect(
    await violations(page, { parts: ['[data-part="balloon"]', '[data-part="chat-bubble"]'] }),
  ).toEqual([])
})
