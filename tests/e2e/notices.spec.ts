/** The promotional balloon, the assistant's chat bubble, and a phone's greeting: when they appear, where, and for how long. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { boxOf, button, grid, icon, PHONE } from '../support/phoneDriver.ts'

const balloon = (page: Page) => page.locator('[data-part="balloon"]')
const bubble = (page: Page) => page.locator('[data-part="chat-bubble"]')
const assistant = (page: Page) => page.locator('[data-app="Assistant"]')
const close = (scope: Locator) => scope.getByRole('button', { name: 'Close' })
const taskbar = (page: Page) => page.getByRole('toolbar', { name: 'Taskbar' })
const startButton = (page: Page) => page.getByRole('button', { name: 'start', exact: true })

/** The opacities at the beginning, the middle and the end of the fade that is running, in its own time. */
const fade = (page: Page) =>
  balloon(page).evaluate((element) => {
    const running = element.getAnimations().at(-1)
    const { duration } = running?.effect?.getTiming() ?? {}
    const opacities = [0, 500, 999].map((time) => {
      if (running) running.currentTime = time
      return Math.round(Number(getComputedStyle(element).opacity) * 10) / 10
    })
    return { duration, opacities }
  })

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

async function openAssistant(page: Page): Promise<void> {
  await page.locator('[data-icon-id="4"]').dblclick()
  await passUntil(page, assistant(page).getByRole('textbox', { name: 'Message' }))
}

test('the balloon appears after 3 s, fades in, and fades out 15 s later', async ({ page }) => {
  await start(page)
  await page.clock.runFor(2900)
  await expect(balloon(page)).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(balloon(page)).toHaveCount(1)
  expect(await fade(page)).toEqual({ duration: 1000, opacities: [0, 0.5, 1] })

  await expect(balloon(page)).toHaveAttribute('role', 'status')
  await expect(balloon(page)).toContainText('Your software projects might be at risk')
  const link = balloon(page).getByRole('link')
  await expect(link).toHaveAttribute('href', /^https:\/\/work\.example\.com\//)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(14_800)
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(200)
  expect(await fade(page)).toEqual({ duration: 1000, opacities: [1, 0.5, 0] })
  await expect(balloon(page)).toHaveCount(0)
  await page.clock.runFor(30_000)
  await expect(balloon(page)).toHaveCount(0)

  await load(page)
  await page.clock.runFor(4200)
  await expect(balloon(page)).toBeVisible()
})

test('the balloon looks as in the era, its tail at the tray', async ({ page }) => {
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

test('the balloon waits while it is pointed at or has the focus', async ({ page }) => {
  await start(page)
  await page.clock.runFor(4200)
  await balloon(page).hover()
  await page.clock.runFor(40_000)
  await balloon(page).getByRole('link').focus()
  await page.mouse.move(300, 300)
  await page.clock.runFor(40_000)
  await close(balloon(page)).focus()
  await page.clock.runFor(40_000)
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await startButton(page).focus()
  await page.clock.runFor(14_000)
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(1000)
  // It is caught while it fades out.
  await balloon(page).evaluate((element) => element.getAnimations().at(-1)?.pause())
  await balloon(page).hover()
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  await page.mouse.move(300, 300)
  await page.clock.runFor(15_000)
  await expect(balloon(page)).toHaveCount(0)
})

test('the balloon never appears again once it was closed, and gives the focus back', async ({
  page,
}) => {
  await start(page)
  await page.clock.runFor(4200)
  await close(balloon(page)).focus()
  await balloon(page).evaluate((element) => {
    const { animate } = Element.prototype
    // The fade is held, to see the balloon during it.
    element.animate = (...details) => {
      const fading = animate.apply(element, details)
      fading.pause()
      return fading
    }
  })
  await page.keyboard.press('Enter')
  await expect(startButton(page)).toBeFocused()
  await expect(balloon(page)).toHaveAttribute('inert')
  await balloon(page).evaluate((element) => element.getAnimations().at(-1)?.finish())
  await expect(balloon(page)).toHaveCount(0)
  await load(page)
  await page.clock.runFor(10_000)
  await expect(balloon(page)).toHaveCount(0)
})

test('a press on the x of the balloon leaves the focus where it is', async ({ page }) => {
  await start(page)
  await page.locator('[data-icon-id="3"]').dblclick()
  const text = page.getByRole('textbox', { name: 'Text' })
  await passUntil(page, text)
  await expect(text).toBeFocused()
  await page.clock.runFor(4200)
  await close(balloon(page)).click()
  await expect(balloon(page)).toHaveCount(0)
  await expect(text).toBeFocused()
})

test('the balloon does not fade where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page)
  await page.clock.runFor(3050)
  await expect(balloon(page)).toHaveCSS('opacity', '1')
  expect(await balloon(page).evaluate((element) => element.getAnimations().length)).toBe(0)
  await page.clock.runFor(15_000)
  await expect(balloon(page)).toHaveCount(0, { timeout: 500 })
})

test('the balloon never covers what is written to an open assistant', async ({ page }) => {
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
  // Nor does the bubble invite to an assistant that is open.
  await expect(bubble(page)).toHaveCount(0)
})

test('neither appears on a frozen page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?freeze')
  await expect(taskbar(page)).toBeVisible()
  await page.clock.runFor(6000)
  await expect(balloon(page)).toHaveCount(0)
  await expect(bubble(page)).toHaveCount(0)
})

test('the chat bubble appears after 2 s, gives way to windows, and does not move for the balloon', async ({
  page,
}) => {
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

  await page.clock.runFor(2200)
  await expect(balloon(page)).toBeVisible()
  expect(await overlap(bubble(page), balloon(page))).toBe(false)
  await page.clock.runFor(16_000)
  await expect(balloon(page)).toHaveCount(0)
  expect(await boxOf(bubble(page))).toEqual(box)

  await page.locator('[data-icon-id="3"]').dblclick()
  const notepad = page.locator('[data-app="Notepad"]')
  await passUntil(page, notepad.getByRole('textbox', { name: 'Text' }))
  await expect(bubble(page)).toBeVisible()
  await notepad.locator('[data-part="title-bar"]').dblclick()
  await expect(bubble(page)).toHaveCount(0)
  await notepad.getByRole('button', { name: 'Minimize' }).click()
  await expect(bubble(page)).toBeVisible()

  await bubble(page).getByRole('button').first().click()
  await expect(assistant(page)).toBeVisible()
  await expect(bubble(page)).toHaveCount(0)
})

test('the chat bubble never appears again once it was closed', async ({ page }) => {
  await start(page)
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

  test('the greeting says whose site this is below the icons, until it is closed', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(greeting(page)).toContainText('Tap an icon')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [list, box] = [await boxOf(grid(page)), await boxOf(greeting(page))]
    expect(box.y).toBeGreaterThanOrEqual(list.y + list.height)
    await greeting(page).getByRole('button', { name: 'Close' }).tap()
    await expect(greeting(page)).toHaveCount(0)
    await page.reload()
    await expect(grid(page)).toBeVisible()
    await expect(greeting(page)).toHaveCount(0)
  })

  test('the greeting is gone once an app has been opened', async ({ page }) => {
    await page.goto('/')
    await expect(greeting(page)).toBeVisible()
    await icon(page, 'Notepad').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await button(page, 'start').tap()
    await expect(grid(page)).toBeVisible()
    await expect(greeting(page)).toHaveCount(0)
  })
})
