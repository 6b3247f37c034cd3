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
  failure,
  holdAnswers,
  input,
  log,
  openAssistant,
  suggestions,
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
  // Read at once: what is typed again would be whole a moment later.
  expect(await textOf(bots(page).nth(1)).textContent(), 'is not typed again').toBe('Kept.')
  await expect(textOf(users(page))).toHaveText(['Will it be kept?', 'Are you there?'])
  await log(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page.locator('[data-app="Blog"]')).toBeVisible()
})

test.describe('typing', () => {
  test('keeps nobody waiting who does not see it, its links are announced once, and it does not begin again when the window comes back', async ({
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
    await expect(input(page)).toBeVisible()
    // Read at once, here and below: what is typed would be whole a moment later.
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
    await resizeTo(page, 390, 'mobile')
    await expect(input(page)).toBeVisible()
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)

    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
    const said = 'Some letters. '.repeat(20).trim()
    await answerWith(page, { answer: said, links })
    await ask(page, 'Links?')
    const answer = bots(page).nth(1)
    await expect(textOf(answer)).toHaveAttribute('aria-hidden', 'true')
    await expect(log(page).getByText('letters. Link: Blog.')).toBeAttached()
    await expect(answer.getByRole('link')).toHaveCount(0)
    await log(page).click({ position: { x: 20, y: 20 } })
    await expect(answer.getByRole('link', { name: 'Blog' })).toBeVisible()
    await expect(log(page).getByRole('list')).toHaveAttribute('aria-live', 'off')
    await expect(textOf(answer)).toHaveText(said)
  })

  test('is done at once by a press on the log, Enter where nothing is written, or Escape, and none is where less motion is asked for', async ({
    page,
  }) => {
    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
    const answer = 'A long answer. '.repeat(40).trim()
    await answerWith(page, { answer, links })
    await openAssistant(page, '/')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Enter'),
      () => log(page).click({ position: { x: 20, y: 20 } }),
    ]
    for (const [index, finish] of ways.entries()) {
      await ask(page, `Question ${index}?`)
      const said = bots(page).nth(index + 1)
      await expect(textOf(said)).toHaveAttribute('aria-hidden', 'true')
      await expect(input(page)).toBeFocused()
      await finish()
      // Typed, it would take half a minute.
      await expect(textOf(said)).toHaveText(answer)
      await expect(said.getByRole('link', { name: 'Blog' })).toBeVisible()
    }
    await expect(users(page)).toHaveCount(ways.length)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await bots(page).last().getByRole('button', { name: 'Copy' }).click()
    await expect(page.locator('[data-part="tip"]')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${answer}\nBlog: ${new URL('/blog', page.url()).href}`)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await ask(page, 'Less motion?')
    const still = bots(page).nth(ways.length + 1)
    await expect(textOf(still)).toHaveText(answer)
    await expect(textOf(still)).not.toHaveAttribute('aria-hidden')
  })
})

test('a question is sent once, and the log shows what is new, unless the visitor has scrolled up', async ({
  page,
}) => {
  const fromEnd = () =>
    log(page).evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop)
  const held = await holdAnswers(page)
  await openAssistant(page)
  await test.step('it waits for its answer', async () => {
    await input(page).fill('Who are you?')
    await button(page, 'Send').click()
    await expect.poll(() => held.routes.length).toBe(1)
    await expect(input(page)).toBeDisabled()
    await expect(input(page)).toHaveAttribute('placeholder', 'Waiting for response...')
    await expect(button(page, 'Sending...')).toBeDisabled()
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    await held.routes[0]?.fulfill({ json: { answer: 'A sample.' } })
    await expect(textOf(bots(page))).toHaveText([WELCOME, 'A sample.'])
    await expect(textOf(users(page))).toHaveText(['Who are you?'])
    expect(held.routes).toHaveLength(1)
    await expect(input(page)).toHaveValue('')
    await expect(input(page)).toBeFocused()
  })

  const long = { answer: 'line\n'.repeat(12) }
  await answerWith(page, long)
  for (const [index, question] of ['one', 'two', 'three', 'four'].entries()) {
    await ask(page, question)
    await expect(bots(page)).toHaveCount(index + 3)
  }
  expect(await log(page).evaluate((view) => view.scrollHeight > view.clientHeight)).toBe(true)
  await expect.poll(fromEnd).toBeLessThan(2)

  const last = await holdAnswers(page)
  await ask(page, 'five')
  await expect.poll(() => last.routes.length).toBe(1)
  await log(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(fromEnd).toBeGreaterThan(250)
  const top = await log(page).evaluate((view) => view.scrollTop)
  await last.routes[0]?.fulfill({ json: long })
  await expect(bots(page)).toHaveCount(7)
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

test('three questions are suggested, which ask themselves and leave focus and log alone; one that fails is not lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|request failed/)
  const links = [{ type: 'internal', url: '/about', text: 'About' }]
  const asked = await answerWith(page, { answer: 'So it is.', links })
  await openAssistant(page)
  await expect(suggestions(page)).toHaveCount(3)
  await expect(input(page)).toBeFocused()
  const names = await suggestions(page).allTextContents()
  expect(names.filter((name) => /send/i.test(name))).toEqual([])
  await expect(log(page).getByRole('button')).toHaveCount(0)

  await input(page).press('Shift+Tab')
  await expect(suggestions(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(textOf(bots(page).nth(1))).toHaveText('So it is.')
  expect(asked).toEqual([{ text: names[2] }])
  await expect(textOf(users(page))).toHaveText(names[2] ?? '')
  await expect(input(page)).toBeFocused()
  await expect(suggestions(page)).toHaveCount(3)
  await expect(suggestions(page).filter({ hasText: names[2] ?? '' })).toHaveCount(0)

  await test.step('a failure is shown in a box in the middle of the window', async () => {
    await answerWith(page, { error: 'secret' }, 500)
    await ask(page, 'Who?')
    await expect(failure(page)).toContainText('API error')
    await expect(failure(page)).not.toContainText('secret')
    await expect(input(page)).toHaveValue('Who?')
    const [box, window] = [await boxOf(failure(page)), await boxOf(assistant(page))]
    expect(Math.abs(box.x + box.width / 2 - window.x - window.width / 2)).toBeLessThanOrEqual(1)
    expect(Math.abs(box.y + box.height / 2 - window.y - window.height / 2)).toBeLessThanOrEqual(15)
    await expect(failure(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(failure(page)).toHaveCount(0)
    await expect(input(page)).toBeFocused()
    await answerWith(page, { answer: 'Me.' })
    await button(page, 'Send').click()
    await expect(textOf(bots(page).nth(2))).toHaveText('Me.')
    await expect(textOf(users(page))).toHaveText([names[2] ?? '', 'Who?'])
  })

  // There is room for them, the log and the text box in the smallest window, too.
  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    await expect(suggestions(page).first()).toBeInViewport()
    await expect(input(page)).toBeInViewport()
    await expect.poll(async () => (await boxOf(log(page))).height).toBeGreaterThan(60)
  }
})
