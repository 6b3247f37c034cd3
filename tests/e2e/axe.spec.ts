/** axe finds nothing: WCAG 2.2 A and AA and the rules of good practice, target sizes included. */
import { openApp, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/pages.ts'

test('on the empty desktop', async ({ page }) => {
  await openDesktop(page)
  expect(await violations(page)).toEqual([])
})

test('with three windows open', async ({ page }) => {
  await openDesktop(page)
  for (const app of ['My Computer', 'Notepad', 'Internet Explorer']) await openApp(page, app)
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test('with windows of the assistant, of About and of an error', async ({ page }) => {
  await openDesktop(page)
  for (const app of ['About', 'Assistant', 'Error']) await openApp(page, app)
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('with the START menu and a nested menu open', async ({ page }) => {
  await openDesktop(page)
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'All Programs' }).click()
  await expect(page.getByRole('menu')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})

test('with a window menu open', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('menuitem', { name: 'Time/Date' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [entry, name] of [
  ['Log Off', 'Log Off'],
  ['Turn Off Computer', 'Turn off computer'],
] as const) {
  test(`with the power dialog ${name} open`, async ({ page }) => {
    await openDesktop(page)
    await openApp(page, 'Notepad')
    await page.getByRole('button', { name: 'start', exact: true }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
