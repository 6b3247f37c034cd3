/** The links in the assistant’s answers. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { watchPresses } from '../support/leftPresses.ts'
import { answerWith, ask, log, openAssistant } from '../support/assistantDriver.ts'

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
    await expect(post).toHaveAccessibleName(/^Hands-free coding: a small grammar/)
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
  const post = page.locator('[data-app="BlogPost"]')
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
