/** A site that counts visits: only for visitors who allow it, and with nothing else that it may load or send. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { violations } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../second/secondSite.ts'

test('visits are counted while the visitor allows it, and only then', async ({ page, context }) => {
  const asked: string[] = []
  await context.route(/stats\.example/, (route) => {
    const sent = route.request()
    asked.push(`${sent.method()} ${sent.url()} ${sent.postData() ?? ''}`.trim())
    const body =
      'navigator.sendBeacon("https://stats.example/visit", document.currentScript.dataset.garden)'
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const visit = [
    'GET https://cdn.stats.example/leaf.js?v=1',
    'POST https://stats.example/visit kipos',
  ]
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  const statistics = dialog.getByRole('checkbox', { name: 'Statistics' })
  const save = dialog.getByRole('button', { name: 'Save my choice' })

  await test.step('not before consent', async () => {
    await page.goto('./about')
    // What was answered before the site counted is no answer about that.
    await page.evaluate(() => localStorage.setItem('meadow', '{"version":1,"remembersDesk":true}'))
    await page.reload()
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Windows' })).toBeChecked()
    await expect(statistics).not.toBeChecked()
    await expect(statistics).toHaveAccessibleDescription(
      /Which notes are read\. Leaf Count counts your visits, .* sent to stats\.example\./,
    )
    await expect(dialog).toHaveAccessibleDescription(/counts no visits, unless you allow it below/)
    expect(await violations(page)).toEqual([])
    expect(asked).toEqual([])
  })

  await test.step('at consent, and with each page after it', async () => {
    await statistics.check()
    await save.click()
    await expect.poll(() => asked).toEqual(visit)
    await page.goto('./blog')
    await expect.poll(() => asked).toEqual([...visit, ...visit])
    await page.goto('./')
    await expect.poll(() => asked).toEqual([...visit, ...visit, ...visit])
  })

  await test.step('no longer once it is taken back', async () => {
    asked.length = 0
    await page.getByRole('option', { name: 'Cookies' }).press('Enter')
    await expect(statistics).toBeChecked()
    await statistics.uncheck()
    await save.click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.locator('canvas[data-renderer]')).toBeAttached()
    await page.goto('./blog')
    expect(asked).toEqual([])
  })
})

test('its policy allows the script that counts and where it sends, and nothing else elsewhere', async ({
  request,
  site,
}) => {
  const policy = (await request.get('./')).headers()['content-security-policy'] ?? ''
  const elsewhere = policy.split('; ').filter((directive) => directive.includes('https:'))
  expect(elsewhere.map((each) => each.replaceAll(/ 'sha256-[^']*'/g, ''))).toEqual([
    "script-src 'self' https://cdn.stats.example/leaf.js",
    "connect-src 'self' https://stats.example",
  ])
  for (const name of ['client/_headers', 'hosts/nginx.conf', 'hosts/Caddyfile'])
    expect(readFileSync(path.join(site.folder, name), 'utf8')).toContain(policy)
})
