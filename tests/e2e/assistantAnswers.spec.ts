/** What becomes of an answer of the assistant, a hostile one too. */
import { expect, test } from '../support/fixtures.ts'
import { watchPresses } from '../support/leftPresses.ts'
import {
  answerWith,
  ask,
  bots,
  log,
  openAssistant,
  textOf,
  users,
} from '../support/assistantDriver.ts'

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
      { type: 'internal', url: '/#/notepad', text: 'Open Notepad' },
      { type: 'internal', url: 'javascript:alert(3)', text: 'Run' },
      { type: 'external', url: '//evil.example', text: 'Elsewhere' },
    ],
  })
  await openAssistant(page)
  await ask(page, '<b>Where?</b>')
  const link = (name: string) => log(page).getByRole('link', { name, exact: true })
  const raise = () => page.getByRole('toolbar').getByRole('button', { name: 'Assistant' }).click()

  await test.step('as text, which is shown letter for letter', async () => {
    await expect.poll(() => textOf(bots(page).nth(1)).textContent()).toBe(answer)
    await expect(textOf(users(page))).toHaveText('<b>Where?</b>')
    await expect(log(page).locator('b, i, script, img[src="x"]')).toHaveCount(0)
    await expect(log(page).getByRole('link')).toHaveCount(5)
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

  await test.step('to an app, which opens its window', async () => {
    await raise()
    await link('Open Notepad').click()
    await expect(page.locator('[data-app="Notepad"]')).toBeVisible()
    await expect(page).toHaveURL(/#\/notepad$/)
  })

  await test.step('to elsewhere in a new tab that knows nothing of this one', async () => {
    await context.route('https://example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Profile</title>' }),
    )
    await raise()
    await expect(link('<i>Profile</i>')).toHaveAttribute('rel', /noopener/)
    await expect(link('<i>Profile</i>')).toHaveAccessibleDescription('Opens in a new tab')
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
