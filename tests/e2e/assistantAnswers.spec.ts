/** What becomes of a question to the assistant: an answer, a failure, a hostile reply. */
import { boxOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchPresses } from '../support/leftPresses.ts'
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
  textOf,
  users,
  WELCOME,
} from '../support/assistantDriver.ts'

test('a question waits for its answer, and is sent once', async ({ page }) => {
  const held = await holdAnswers(page)
  await openAssistant(page)
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

test('a failure is shown in a box in the middle of the window, and loses no question', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|request failed/)
  await answerWith(page, { error: 'secret' }, 500)
  await openAssistant(page)
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
  await expect(textOf(bots(page).nth(1))).toHaveText('Me.')
  await expect(textOf(users(page))).toHaveText(['Who?'])
})

test('the links of an answer are announced with it, and not again when they appear', async ({
  page,
}) => {
  await answerWith(page, {
    answer: 'Read on in the blog, which has all of it.',
    links: [{ type: 'internal', url: '/blog', text: 'All articles' }],
  })
  await openAssistant(page, '/')
  await ask(page, 'What is there?')
  await expect(log(page).getByText('all of it. Link: All articles.')).toBeAttached()
  await expect(log(page).getByRole('list')).toHaveAttribute('aria-live', 'off')
})

test('the links of an answer open windows and tabs, and none runs a script', async ({
  page,
  context,
}) => {
  const answer = '<img src=x onerror="alert(1)"> **bold** <b>tag</b>\n<script>alert(2)</script>'
  await page.goto('/blog/windows-xp-portfolio')
  const id = (await page.locator('article h2[id], article h3[id]').last().getAttribute('id')) ?? ''
  await answerWith(page, {
    answer,
    links: [
      { type: 'internal', url: '/blog/hands-free-coding', text: 'Hands-free coding' },
      { type: 'internal', url: '/blog', text: 'Blog' },
      { type: 'internal', url: `/blog/windows-xp-portfolio#${id}`, text: 'Painters › The end' },
      { type: 'external', url: 'https://example.org/robin', text: '<i>Profile</i>' },
      { type: 'internal', url: 'javascript:alert(3)', text: 'Run' },
      { type: 'external', url: '//evil.example', text: 'Elsewhere' },
    ],
  })
  await openAssistant(page)
  await ask(page, '<b>Where?</b>')
  const link = (name: string) => log(page).getByRole('link', { name, exact: true })
  const raise = () => page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()

  await test.step('as text, which is shown letter for letter', async () => {
    expect(await textOf(bots(page).nth(1)).textContent()).toBe(answer)
    await expect(textOf(users(page))).toHaveText('<b>Where?</b>')
    await expect(log(page).locator('b, i, script, img[src="x"]')).toHaveCount(0)
    await expect(log(page).getByRole('link')).toHaveCount(4)
  })

  await test.step('to a post, and to a section of one, where it leads again when pressed again', async () => {
    await link('Hands-free coding').click()
    const post = page.locator('[data-app="BlogPost"]')
    await expect(post).toHaveAccessibleName(/^Hands-free coding: a small grammar/)
    await raise()
    await link('Painters › The end').click()
    const section = post.locator(`#${id}`)
    await expect(section).toBeInViewport()
    await expect(section).toBeFocused()
    await post.locator('[data-autofocus]').evaluate((view) => (view.scrollTop = 0))
    await expect(section).not.toBeInViewport()
    await raise()
    await link('Painters › The end').click()
    await expect(section).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('to elsewhere in a new tab that knows nothing of this one', async () => {
    await context.route('https://example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Profile</title>' }),
    )
    await raise()
    await expect(link('<i>Profile</i>')).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link('<i>Profile</i>').click()
    const tab = await opened
    await tab.waitForURL('https://example.org/robin')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  await test.step('left to the browser when pressed with Ctrl, Shift or in the middle', async () => {
    await expect(link('Blog')).toHaveAttribute('href', '/blog')
    const presses = await watchPresses(page)
    for (const modifier of ['Control', 'Shift', 'Meta'] as const)
      await link('Blog').click({ modifiers: [modifier] })
    await link('Blog').click({ button: 'middle' })
    expect(await presses()).toEqual(['Ctrl0: left', 'Shift0: left', 'Meta0: left', '1: left'])
    await expect(page.locator('[data-app="Blog"]')).toHaveCount(0)
    await link('Blog').press('Enter')
    await expect(page.locator('[data-app="Blog"]')).toBeVisible()
    expect((await presses()).at(-1)).toBe('0: taken')
  })
})
