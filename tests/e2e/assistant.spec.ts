/** The assistant: its window, its typing, its states, and what it does with hostile answers. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { watchPresses } from '../support/leftPresses.ts'

const WELCOME = 'Welcome to Meadow! What would you like to know?'

const assistant = (page: Page) => page.locator('[data-app="Assistant"]')
const log = (page: Page) => assistant(page).getByRole('log')
const input = (page: Page) => assistant(page).getByRole('textbox', { name: 'Message' })
const button = (page: Page, name: string) =>
  assistant(page).getByRole('button', { name, exact: true })
const users = (page: Page) => log(page).locator('[data-role="user"]')
const bots = (page: Page) => log(page).locator('[data-role="bot"]')
const textOf = (message: Locator) => message.locator('[data-part="text"]')
const failure = (page: Page) => assistant(page).getByRole('alert')

async function openAssistant(page: Page, address = '/?freeze'): Promise<void> {
  await page.goto(address)
  await page.locator('[data-icon-id="4"]').dblclick()
  await expect(input(page)).toBeFocused()
}

/** Answers every question with the same, and tells what was asked. */
async function answerWith(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route('**/chat', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ status, json: body })
  })
  return asked
}

/** Holds questions back until they are let go. */
async function holdAnswers(page: Page): Promise<{ routes: Route[] }> {
  const held = { routes: [] as Route[] }
  await page.route('**/chat', (route) => void held.routes.push(route))
  return held
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}

test.describe('the window', () => {
  test('is the one of the spec', async ({ page }) => {
    await openAssistant(page)
    const desktop = await page.locator('[data-part="desktop"]').boundingBox()
    const box = await assistant(page).boundingBox()
    expect(box).toMatchObject({ width: 416, height: 624 })
    expect([box && box.x + 416, box && box.y + 624]).toEqual([desktop?.width, desktop?.height])
    await expect(button(page, 'Close')).toBeDisabled()
    await expect(assistant(page).locator('[data-part="resize-nw"]')).toHaveCount(1)
    await page.locator('[data-icon-id="4"]').dblclick()
    await expect(assistant(page)).toHaveCount(1)
  })

  test('keeps the conversation when minimized, and in the other layout', async ({ page }) => {
    await answerWith(page, { answer: 'Kept.' })
    await openAssistant(page)
    await ask(page, 'Will it be kept?')
    await expect(textOf(bots(page).nth(1))).toHaveText('Kept.')
    await input(page).fill('half a ques')
    await button(page, 'Minimize').click()
    await expect(input(page)).toBeHidden()
    await page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()
    await expect(input(page)).toHaveValue('half a ques')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
    await expect(input(page)).toHaveValue('half a ques')
    await expect(textOf(bots(page))).toHaveText([WELCOME, 'Kept.'])
  })

  test('keeps the conversation when the page is loaded anew, and types none of it again', async ({
    page,
  }) => {
    await answerWith(page, {
      answer: 'Kept.',
      links: [{ type: 'internal', url: '/blog', text: 'Blog' }],
    })
    await openAssistant(page)
    await ask(page, 'Will it be kept?')
    await expect(textOf(bots(page).nth(1))).toHaveText('Kept.')
    await page.goto('/')
    await page.locator('[data-icon-id="4"]').dblclick()
    await expect(input(page)).toBeVisible()
    expect(await textOf(bots(page).nth(1)).textContent()).toBe('Kept.')
    await expect(textOf(users(page))).toHaveText(['Will it be kept?'])
    await log(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page.locator('[data-app="Blog"]')).toBeVisible()
  })

  test('receives its answer in the other layout too', async ({ page }) => {
    const held = await holdAnswers(page)
    await openAssistant(page)
    await ask(page, 'Are you there?')
    await expect.poll(() => held.routes.length).toBe(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
    await held.routes[0]?.fulfill({ json: { answer: 'Still here.' } })
    await expect(textOf(bots(page).nth(1))).toHaveText('Still here.')
  })
})

test.describe('typing', () => {
  test('takes 50 ms a character', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: { ms: number; text: string }[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        const text = document.querySelector('[data-part="text"]')?.textContent ?? ''
        if (text !== (seen.at(-1)?.text ?? '')) seen.push({ ms: performance.now(), text })
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await openAssistant(page, '/')
    await expect(textOf(bots(page))).toHaveText(WELCOME)
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { ms: number; text: string }[] }).seen,
    )
    expect(seen.filter(({ text }) => !WELCOME.startsWith(text))).toEqual([])
    expect(seen.length).toBeGreaterThan(WELCOME.length / 3)
    const [first, last] = [seen[0], seen.at(-1)]
    if (!first || !last) throw new Error('Nothing was typed')
    const perCharacter = (last.ms - first.ms) / (last.text.length - first.text.length)
    expect(perCharacter).toBeGreaterThan(44)
    expect(perCharacter).toBeLessThan(60)
  })

  test('is nothing that assistive technology waits for', async ({ page }) => {
    await openAssistant(page, '/')
    await expect(textOf(bots(page))).not.toHaveText(WELCOME)
    await expect(textOf(bots(page))).toHaveAttribute('aria-hidden', 'true')
    expect(await log(page).ariaSnapshot()).toContain(WELCOME)
    await expect(textOf(bots(page))).toHaveText(WELCOME)
    await expect(textOf(bots(page))).not.toHaveAttribute('aria-hidden')
    await expect(bots(page).getByText(WELCOME)).toHaveCount(1)
    expect(await log(page).ariaSnapshot()).toContain(WELCOME)
  })

  test('is over before the links of an answer come', async ({ page }) => {
    const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
    await answerWith(page, { answer: 'Some twenty letters.', links })
    await openAssistant(page, '/')
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

  test('stands complete on a frozen page', async ({ page }) => {
    await openAssistant(page)
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
  })

  test('does not begin again when the window comes back', async ({ page }) => {
    await openAssistant(page, '/')
    await expect(textOf(bots(page))).toHaveText(WELCOME)
    await button(page, 'Minimize').click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
    await expect(input(page)).toBeVisible()
    expect(await textOf(bots(page)).textContent()).toBe(WELCOME)
  })
})

test.describe('a question', () => {
  test('is sent as JSON, and answered', async ({ page }) => {
    const held = await holdAnswers(page)
    await openAssistant(page)
    await expect(button(page, 'Send')).toBeDisabled()
    await input(page).fill('Who are you?')
    await button(page, 'Send').click()
    await expect.poll(() => held.routes.length).toBe(1)

    await expect(input(page)).toBeDisabled()
    await expect(input(page)).toHaveAttribute('placeholder', 'Waiting for response...')
    await expect(button(page, 'Sending...')).toBeDisabled()
    await expect(textOf(users(page))).toHaveText(['Who are you?'])
    const request = held.routes[0]?.request()
    expect(request?.method()).toBe('POST')
    expect(request?.headers()['content-type']).toBe('application/json')
    expect(request?.postDataJSON()).toEqual({ text: 'Who are you?' })

    await held.routes[0]?.fulfill({ json: { answer: 'A sample.' } })
    await expect(textOf(bots(page))).toHaveText([WELCOME, 'A sample.'])
    await expect(input(page)).toBeEnabled()
    await expect(input(page)).toHaveValue('')
    await expect(input(page)).toBeFocused()
    await expect(input(page)).not.toHaveAttribute('placeholder', 'Waiting for response...')
    await expect(button(page, 'Send')).toBeDisabled()
  })

  test('of blanks alone is ignored', async ({ page }) => {
    const asked = await answerWith(page, { answer: 'No' })
    await openAssistant(page)
    await ask(page, '   ')
    await button(page, 'Send').click()
    await expect(input(page)).toBeEnabled()
    expect(asked).toEqual([])
    await expect(users(page)).toHaveCount(0)
  })

  test('cannot be followed by another before its answer', async ({ page }) => {
    const held = await holdAnswers(page)
    await openAssistant(page)
    await ask(page, 'one')
    await expect(button(page, 'Sending...')).toBeVisible()
    await page.keyboard.press('Enter')
    await button(page, 'Sending...').dispatchEvent('click')
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    await expect(users(page)).toHaveCount(1)
    expect(held.routes).toHaveLength(1)
  })

  test('has a thousand characters at most, of which the last are counted', async ({ page }) => {
    const asked = await answerWith(page, { answer: 'Long.' })
    await openAssistant(page)
    await input(page).fill('x'.repeat(899))
    await expect(assistant(page).getByText('characters')).toHaveCount(0)
    await input(page).pressSequentially('x')
    await expect(assistant(page).getByText('900 of 1,000 characters')).toBeVisible()
    await expect(input(page)).toHaveAccessibleDescription('900 of 1,000 characters')
    await page.keyboard.insertText('y'.repeat(200))
    await expect(input(page)).toHaveValue('x'.repeat(900) + 'y'.repeat(100))
    await input(page).press('Enter')
    await expect(bots(page)).toHaveCount(2)
    expect(asked).toEqual([{ text: 'x'.repeat(900) + 'y'.repeat(100) }])
  })
})

test.describe('a failure', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource|request failed/))

  test('is told in a box in the middle of the window', async ({ page }) => {
    await answerWith(page, { error: 'secret' }, 500)
    await openAssistant(page)
    await ask(page, 'Who?')
    await expect(failure(page)).toContainText('API error')
    await expect(failure(page)).not.toContainText('secret')
    await expect(textOf(users(page))).toHaveText(['Who?'])
    await expect(input(page)).toHaveValue('Who?')
    const [box, window] = [await failure(page).boundingBox(), await assistant(page).boundingBox()]
    if (!box || !window) throw new Error('It has no box')
    expect(Math.abs(box.x + box.width / 2 - window.x - window.width / 2)).toBeLessThanOrEqual(1)
    expect(Math.abs(box.y + box.height / 2 - window.y - window.height / 2)).toBeLessThanOrEqual(15)
    await expect(failure(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(failure(page)).toHaveCount(0)
    await expect(input(page)).toBeFocused()
  })

  test('is gone with the next answer', async ({ page }) => {
    await answerWith(page, {}, 503)
    await openAssistant(page)
    await ask(page, 'Who?')
    await expect(failure(page)).toBeVisible()
    await page.unroute('**/chat')
    await answerWith(page, { answer: 'Me.' })
    await button(page, 'Send').click()
    await expect(textOf(bots(page).nth(1))).toHaveText('Me.')
    await expect(failure(page)).toHaveCount(0)
    await expect(textOf(users(page))).toHaveText(['Who?'])
    await expect(input(page)).toHaveValue('')
  })

  test('without words has words of its own', async ({ page }) => {
    await page.route('**/chat', (route) => route.abort('connectionrefused'))
    await openAssistant(page)
    await ask(page, 'Who?')
    await expect(failure(page)).toContainText('An error occurred.')
    await page.keyboard.press('Escape')
    await expect(failure(page)).toHaveCount(0)
  })

  test('comes after 30 s without an answer', async ({ page }) => {
    await page.clock.install()
    const held = await holdAnswers(page)
    await openAssistant(page)
    await ask(page, 'Who?')
    await expect.poll(() => held.routes.length).toBe(1)
    await page.clock.fastForward(25_000)
    await expect(button(page, 'Sending...')).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(failure(page)).toContainText('An error occurred.')
    await expect(button(page, 'Send')).toBeEnabled()
  })
})

test.describe('an answer that is hostile', () => {
  test('is an API error: no JSON', async ({ page }) => {
    await page.route('**/chat', (route) =>
      route.fulfill({ contentType: 'application/json', body: '<!doctype html><title>x</title>' }),
    )
    await openAssistant(page)
    await ask(page, 'Who?')
    await expect(failure(page)).toContainText('API error')
    await expect(bots(page)).toHaveCount(1)
  })

  test('is shown as text, without the links that would run a script', async ({ page }) => {
    const answer = '<img src=x onerror="alert(1)"> **bold** <b>tag</b>\n<script>alert(2)</script>'
    await answerWith(page, {
      answer,
      links: [
        { type: 'internal', url: 'javascript:alert(3)', text: 'Run' },
        { type: 'external', url: '//evil.example', text: 'Elsewhere' },
        { type: 'external', url: 'https://example.org/', text: '<i>Fine</i>' },
      ],
    })
    await openAssistant(page)
    await ask(page, '<b>Who?</b>')
    expect(await textOf(bots(page).nth(1)).textContent()).toBe(answer)
    await expect(textOf(users(page))).toHaveText('<b>Who?</b>')
    await expect(log(page).locator('b, i, script, img[src="x"]')).toHaveCount(0)
    await expect(log(page).getByRole('link')).toHaveText(['<i>Fine</i>'])
  })
})

test.describe('a link', () => {
  const links = [
    { type: 'internal', url: '/blog/hands-free-coding', text: 'Hands-free coding' },
    { type: 'internal', url: '/blog', text: 'Blog' },
    { type: 'internal', url: '/about#skills', text: 'Skills' },
    { type: 'external', url: 'https://example.org/robin', text: 'Profile' },
  ]
  const link = (page: Page, name: string) => log(page).getByRole('link', { name, exact: true })

  test.beforeEach(async ({ page }) => {
    await answerWith(page, { answer: 'There you are.', links })
    await openAssistant(page)
    await ask(page, 'Where?')
  })

  test('on this site opens as a window', async ({ page }) => {
    await link(page, 'Hands-free coding').click()
    const post = page.locator('[data-app="BlogPost"]')
    await expect(post).toHaveAccessibleName('Hands-free coding')
    await page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()
    await link(page, 'Blog').press('Enter')
    await expect(page.locator('[data-app="Blog"]')).toBeVisible()
    await page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()
    await link(page, 'Skills').click()
    await expect(page.locator('[data-app="About"]')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('on this site is left to the browser when pressed with Ctrl, Shift or in the middle', async ({
    page,
  }) => {
    await expect(link(page, 'Blog')).toHaveAttribute('href', '/blog')
    const presses = await watchPresses(page)
    for (const modifier of ['Control', 'Shift', 'Meta'] as const) {
      await link(page, 'Blog').click({ modifiers: [modifier] })
    }
    await link(page, 'Blog').click({ button: 'middle' })
    expect(await presses()).toEqual(['Ctrl0: left', 'Shift0: left', 'Meta0: left', '1: left'])
    await expect(page.locator('[data-app="Blog"]')).toHaveCount(0)
    await link(page, 'Blog').click()
    await expect(page.locator('[data-app="Blog"]')).toBeVisible()
    expect((await presses()).at(-1)).toBe('0: taken')
  })

  test('to elsewhere opens a new tab that knows nothing of this one', async ({ page, context }) => {
    await context.route('https://example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Profile</title>' }),
    )
    await expect(link(page, 'Profile')).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link(page, 'Profile').click()
    const tab = await opened
    await tab.waitForURL('https://example.org/robin')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })
})

test('a link to a section opens the window of its page there', async ({ page }) => {
  await page.goto('/blog/windows-xp-portfolio')
  const id = await page.locator('article h2[id], article h3[id]').last().getAttribute('id')
  const links = [
    { type: 'internal', url: `/blog/windows-xp-portfolio#${id}`, text: 'Painters › The end' },
  ]
  await answerWith(page, { answer: 'There.', links })
  await openAssistant(page)
  await ask(page, 'Where?')
  const link = log(page).getByRole('link', { name: 'Painters › The end' })
  await link.click()
  const post = page.getByRole('dialog', { name: 'Painters', exact: true })
  const section = post.locator(`#${id}`)
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  // Pressed again, it leads there again.
  await post.locator('[data-autofocus]').evaluate((view) => (view.scrollTop = 0))
  await expect(section).not.toBeInViewport()
  await page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()
  await link.click()
  await expect(section).toBeInViewport()
})

test.describe('the log', () => {
  const fromEnd = (page: Page) =>
    log(page).evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop)

  async function fill(page: Page): Promise<void> {
    await answerWith(page, { answer: 'line\n'.repeat(12) })
    await openAssistant(page)
    for (const [index, question] of ['one', 'two', 'three', 'four'].entries()) {
      await ask(page, question)
      await expect(bots(page)).toHaveCount(index + 2)
    }
    expect(await log(page).evaluate((view) => view.scrollHeight > view.clientHeight)).toBe(true)
  }

  test('shows what is new', async ({ page }) => {
    await fill(page)
    await expect.poll(() => fromEnd(page)).toBeLessThan(2)
  })

  test('stays where the visitor has scrolled up to', async ({ page }) => {
    const held = await (async () => {
      await fill(page)
      await page.unroute('**/chat')
      return holdAnswers(page)
    })()
    await ask(page, 'five')
    await expect.poll(() => held.routes.length).toBe(1)
    await log(page).hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(() => fromEnd(page)).toBeGreaterThan(250)
    const top = await log(page).evaluate((view) => view.scrollTop)
    await held.routes[0]?.fulfill({ json: { answer: 'line\n'.repeat(12) } })
    await expect(bots(page)).toHaveCount(6)
    expect(await log(page).evaluate((view) => view.scrollTop)).toBe(top)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => fromEnd(page)).toBeLessThan(2)
    await ask(page, 'six')
    await expect.poll(() => fromEnd(page)).toBeLessThan(2)
  })

  test('scrolls by keyboard', async ({ page }) => {
    await fill(page)
    await log(page).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => log(page).evaluate((view) => view.scrollTop)).toBe(0)
  })
})

test('axe finds nothing in any of its states', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  const violations = async () =>
    (await new AxeBuilder({ page }).include('[data-app="Assistant"]').analyze()).violations
  const held = await holdAnswers(page)
  await openAssistant(page)
  expect(await violations()).toEqual([])
  await ask(page, 'x'.repeat(950))
  await expect.poll(() => held.routes.length).toBe(1)
  expect(await violations()).toEqual([])
  const links = [{ type: 'internal', url: '/blog', text: 'Blog' }]
  await held.routes[0]?.fulfill({ json: { answer: 'Hi', links } })
  await expect(bots(page)).toHaveCount(2)
  expect(await violations()).toEqual([])
  await ask(page, 'again')
  await expect.poll(() => held.routes.length).toBe(2)
  await held.routes[1]?.fulfill({ status: 500 })
  await expect(failure(page)).toBeVisible()
  expect(await violations()).toEqual([])
})
