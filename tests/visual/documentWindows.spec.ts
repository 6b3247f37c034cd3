/** Stored pictures of Blog, BlogPost, About and Resume as windows and as a phone's sheet. */
import { expectPicture, openDesktop, test } from '../support/stillDesktop.ts'
import { flattenPhotographs } from '../support/stillPages.ts'

test.beforeEach(async ({ page }) => {
  await flattenPhotographs(page)
  await openDesktop(page)
})

test('the list of posts, and a post', async ({ page }) => {
  await page.locator('[data-icon-id="5"]').dblclick()
  const blog = page.locator('[data-app="Blog"]')
  await blog.getByRole('article').first().waitFor()
  await page.mouse.move(1000, 5)
  await expectPicture(page, 'blog')
  await blog
    .getByRole('link', { name: /^Read article/ })
    .first()
    .click()
  await page.locator('[data-app="BlogPost"]').getByRole('article').waitFor()
  await page.mouse.move(1000, 5)
  await expectPicture(page, 'post')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('dialog').getByRole('article').waitFor()
  await expectPicture(page, 'post-sheet')
})

test('who the site is about', async ({ page }) => {
  await page.locator('[data-icon-id="6"]').dblclick()
  await page.locator('[data-app="About"]').getByRole('list', { name: 'Skills' }).waitFor()
  await page.mouse.move(1000, 5)
  await expectPicture(page, 'about')
})

test('the résumé', async ({ page }) => {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Résumé', exact: true }).click()
  await page.locator('[data-app="Resume"]').getByRole('button', { name: 'Print' }).waitFor()
  await page.mouse.move(1000, 5)
  await expectPicture(page, 'resume')
})
