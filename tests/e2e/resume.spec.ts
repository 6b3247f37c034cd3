/** The résumé: page, window, data, paper; and About, which leads to it. */
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { chooseFromStart } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { projects } from '../../src/sample/projects.ts'
import { site } from '../../src/sample/site.ts'

const { owner } = site
const SECTIONS = [
  'Experience',
  'Projects',
  'Education',
  'Skills',
  'Talks',
  'Certifications',
  'Languages',
]

test.describe('the page', () => {
  test('leads to its sections on a phone, and prints on one or two pages without that list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/resume')
    const links = page.getByRole('navigation', { name: 'On this page' })
    await expect(links.getByRole('link')).toHaveText(SECTIONS)
    await links.getByRole('link', { name: 'Education' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resume#education')
    await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(links).toBeHidden()
    for (const format of ['A4', 'Letter']) {
      const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
      expect([1, 2], format).toContain(printed.numPages)
    }
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(links).toBeHidden()
  })

  test('prints at the button, and by itself for a window, which shows what the page shows', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'true'
      }
    })
    await page.goto('/resume')
    const root = page.locator('html')
    await expect(root).not.toHaveAttribute('data-printed')
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(root).toHaveAttribute('data-printed', 'true')
    await page.goto('/')
    await chooseFromStart(page, 'Résumé')
    const dialog = page.getByRole('dialog', { name: 'Résumé' })
    await expect(dialog).toHaveAttribute('data-app', 'Resume')
    await expect(dialog).toHaveAttribute('data-location', '/resume')
    await expect(page).toHaveURL('/#/resume')
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(owner.name)
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(SECTIONS)
    for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const)
      await expect(dialog.getByRole(role)).toHaveCount(0)
    // The pane beside it leads to its sections, and folds away.
    await dialog.getByRole('link', { name: 'Talks', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Talks' })).toBeInViewport()
    await expect(page).toHaveURL('/#/resume/talks')
    await dialog.getByRole('button', { name: 'On This Page' }).click()
    await expect(dialog.getByRole('link', { name: 'Talks', exact: true })).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: owner.email })).toHaveCount(1)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('button', { name: 'Print' }).click()
    const tab = await opened
    await expect(tab.locator('html')).toHaveAttribute('data-printed', 'true')
    await expect(tab).toHaveURL('/resume')
  })
})

test.describe('About', () => {
  const said = [owner.name, owner.role, owner.location, owner.availability]

  test('says who, what, where and what for in the first screen of a phone, shows each project, and leads on from its end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    for (const text of said)
      await expect(page.getByRole('main').getByText(text).first()).toBeInViewport({ ratio: 1 })
    const links = page.getByRole('main').getByRole('link', { name: 'Résumé', exact: true })
    await expect(links).toBeInViewport({ ratio: 1 })
    await expectWhole(page)
  })

  test('says so in its window, and leads to the résumé beside it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/#/about')
    const about = page.locator('[data-app="About"]')
    for (const text of said)
      await expect(about.getByText(text).first()).toBeInViewport({ ratio: 1 })
    await about.getByRole('link', { name: 'Résumé', exact: true }).click()
    const opened = page.locator('[data-app="Resume"]')
    await expect(opened).toBeVisible()
    // A visitor without a mail program would see nothing happen.
    await opened.getByRole('link', { name: owner.email, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'New Message', exact: true })).toBeVisible()
  })

  async function expectWhole(page: Page): Promise<void> {
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name)
    await expect(main).toContainText(owner.headline)
    await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
      ...owner.skills,
    ])
    for (const { label, url } of site.profiles)
      await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', url)
    const certifications = page.getByRole('list', { name: 'Certifications' })
    await expect(certifications.getByRole('listitem')).toHaveCount(owner.certifications.length)
    for (const { title, demo = '', caseStudy } of projects) {
      const card = main.getByRole('article', { name: title, exact: true })
      await expect(card.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
      await expect(card.getByRole('link', { name: /demo/ })).toHaveAttribute('href', demo)
      await expect(card.getByRole('link', { name: /code/ })).toHaveCount(0)
      const study = card.getByRole('link', { name: `Read the related article (${title})` })
      await expect(study).toHaveCount(caseStudy === undefined ? 0 : 1)
    }
    const next = page.getByRole('list', { name: 'Next steps' })
    const write = next.getByRole('link', { name: `Write to ${owner.name}` })
    await expect(write).toHaveAttribute('href', `mailto:${owner.email}`)
    await next.getByRole('link', { name: 'Read the résumé' }).click()
    await expect(page).toHaveURL('/resume')
    const data = page.locator('link[rel="alternate"][type="application/json"]')
    await expect(data).toHaveAttribute('href', '/resume.json')
    await page.goBack()
    await main.getByRole('link', { name: 'Articles', exact: true }).click()
    await expect(page).toHaveURL('/blog')
  }
})
