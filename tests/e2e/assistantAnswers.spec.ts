/** What becomes of a question to the assistant: an answer, a failure, a hostile reply. */
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
  textOf,
  users,
  WELCOME,
} from '../support/assistantDriver.ts'

test.describe('a question', () => {
  test('is sent as JSON, and answered', async ({ page }) => {
    const held = await holdAnswers(page)
    await openAssistant(page)
    await expect(button(page, 'Send')).toBeDisabled()
    // Blanks alone are no question.
    await ask(page, '   ')
    await expect(input(page)).toBeEnabled()
    await input(page).fill('Who are you?')
    await button(page, 'Send').click()
    await expect.poll(() => held.routes.length).toBe(1)

    await expect(input(page)).toBeDisabled()
    await expect(input(page)).toHaveAttribute('placeholder', 'Waiting for response...')
    await expect(button(page, 'Sending...')).toBeDisabled()
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    await expect(textOf(users(page))).toHaveText(['Who are you?'])
    expect(held.routes).toHaveLength(1)
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

  test('is shown in a box in the middle of the window', async ({ page }) => {
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

    await page.unroute('**/chat')
    await answerWith(page, { answer: 'Me.' })
    await button(page, 'Send').click()
    await expect(textOf(bots(page).nth(1))).toHaveText('Me.')
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

  test('is shown after 30 s without an answer', async ({ page }) => {
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
