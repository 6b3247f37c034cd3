/** The assistant: its window, its typing and its log. */
import type { Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  answerWith,
  ask,
  assistant,
  bots,
  button,
  holdAnswers,
  input,
  log,
  openAssistant,
  textOf,
  users,
  WELCOME,
} from '../support/assistantDriver.ts'

const restore = (page: Page) =>
  page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()

async function resizeTo(page: Page, width: number, layout: 'mobile' | 'desktop'): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expect(page.locator(`main[data-layout="${layout}"]`)).toBeVisible()
}

test('the window is the one of the spec, and keeps the conversation when minimized, in the other layout and over a reload', async ({
  page,
}) => {
  const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
  await answerWith(page, { answer: 'Kept.', links })
  await openAssistant(page)
  const desktop = await boxOf(page.locator('[data-part="desktop"]'))
  const { x, y, width, height } = await boxOf(assistant(page))
  expect([width, height]).toEqual([416, 624])
  expect([x + 416, y + 624]).toEqual([desktop.width, desktop.height])
  await expect(button(page, 'Close')).toBeDisabled()
  await expect(assistant(page).locator('[data-part="resize-nw"]')).toHaveCount(1)
  await page.locator('[data-icon-id="4"]').dblclick()
  await expect(assistant(page)).toHaveCount(1)

  await ask(page, 'Will it be kept?')
  await expect(textOf(bots(page).nth(1))).toHaveText('Kept.')
  await input(page).fill('half a ques')
  await button(page, 'Minimize').click()
  await expect(input(page)).toBeHidden()
  await restore(page)
  await expect(input(page)).toHaveValue('half a ques')
  const held = await holdAnswers(page)
  await ask(page, 'Are you there?')
  await expect.poll(() => held.routes.length).toBe(1)
  await resizeTo(page, 390, 'mobile')
  await expect(textOf(bots(page))).toHaveText([WELCOME, 'Kept.'])
  await held.routes[0]?.fulfill({ json: { answer: 'Still here.' } })
  await expect(textOf(bots(page).nth(2))).toHaveText('Still here.')

  await resizeTo(page, 1280, 'desktop')
  await page.goto('/')
  await page.locator('[data-icon-id="4"]').dblclick()
  await expect(input(page)).toBeVisible()
  expect(await textOf(bots(page).nth(1)).textContent(), 'is not typed again').toBe('Kept.')
  await expect(textOf(users(page))).toHaveText(['Will it be kept?', 'Are you there?'])
  await log(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.locator('[data-app="Blog"]')).toBeVisible()
})

test.describe('typing', () => {
  test('keeps nobody waiting who does not see it, and does not begin again when the window comes back', async ({
    page,
  }) => {
    await openAssistant(page, '/')
    await expect(textOf(bots(page))).not.toHaveText(WELCOME)
    await expect(textOf(bots(page))).toHaveAttribute('aria-hidden', 'true')
    expect(await log(page).ariaSnapshot()).toContain(WELCOME)
    await expect(textOf(bots(page))).toHaveText(WELCOME)
    await expect(textOf(bots(page))).not.toHaveAttribute('aria-hidden')
    await expect(bots(page).getByText(WELCOME)).toHaveCount(1)
    expect(await log(page).ariaSnapshot()).toContain(WELCOME)
    await button(page, 'Minimize').click()
    await restore(page)
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
    await resizeTo(page, 390, 'mobile')
    await expect(input(page)).toBeVisible()
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)

    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
    await answerWith(page, { answer: 'Some twenty letters.', links })
    await ask(page, 'Links?')
    const answer = bots(page).nth(1)
    await expect(textOf(answer)).toHaveAttribute('aria-hidden', 'true')
    await expect(answer.getByRole('link')).toHaveCount(0)
    await expect(answer.getByRole('link', { name: 'Blog' })).toBeVisible()
    expect(await textOf(answer).textContent()).toBe('Some twenty letters.')
  })

  test('is none where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAssistant(page, '/')
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
    await expect(textOf(bots(page))).not.toHaveAttribute('aria-hidden')
  })
})

test('the log shows what is new, unless the visitor has scrolled up', async ({ page }) => {
  const fromEnd = () =>
    log(page).evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop)
  const long = { answer: 'line\n'.repeat(12) }
  await answerWith(page, long)
  await openAssistant(page)
  for (const [index, question] of ['one', 'two', 'three', 'four'].entries()) {
    await ask(page, question)
    await expect(bots(page)).toHaveCount(index + 2)
  }
  expect(await log(page).evaluate((view) => view.scrollHeight > view.clientHeight)).toBe(true)
  await expect.poll(fromEnd).toBeLessThan(2)

  await page.unroute('**/chat')
  const held = await holdAnswers(page)
  await ask(page, 'five')
  await expect.poll(() => held.routes.length).toBe(1)
  await log(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(fromEnd).toBeGreaterThan(250)
  const top = await log(page).evaluate((view) => view.scrollTop)
  await held.routes[0]?.fulfill({ json: long })
  await expect(bots(page)).toHaveCount(6)
  expect(await log(page).evaluate((view) => view.scrollTop)).toBe(top)
  await page.mouse.wheel(0, 3000)
  await expect.poll(fromEnd).toBeLessThan(2)
  await ask(page, 'six')
  await expect.poll(fromEnd).toBeLessThan(2)

  // By keyboard, too.
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => log(page).evaluate((view) => view.scrollTop)).toBe(0)
})
