/**
 * The oldest browsers that run the program (vite.config.ts). What newer ones bring is removed before
 * any script runs, so that nobody comes to rely on it.
 */
import { client, openApp, openDesktop, shell, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const remove = (owner: object, names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    remove(Intl, ['Segmenter', 'DurationFormat'])
    remove(Promise, ['withResolvers', 'try'])
    remove(Array, ['fromAsync'])
    remove(Object, ['groupBy'])
    remove(Map, ['groupBy'])
    remove(URL, ['canParse', 'parse'])
    remove(AbortSignal, ['any'])
    remove(CSS, ['highlights'])
    remove(Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'])
    remove(Document.prototype, ['startViewTransition', 'caretPositionFromPoint'])
    remove(Element.prototype, ['checkVisibility', 'moveBefore', 'setHTML', 'ariaNotify'])
    remove(HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
    remove(Navigator.prototype, ['userAgentData', 'scheduling'])
    remove(window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation'])
    remove(window, ['CloseWatcher', 'ClipboardItem', 'Iterator', 'PressureObserver'])
  })
})

test('the desktop, its windows, START and the assistant', async ({ page }) => {
  await openDesktop(page)
  const blog = await openApp(page, 'Blog')
  await client(blog).getByRole('link', { name: 'Two painters, one scene' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Two painters' })).toBeVisible()
  await openApp(page, 'Search')
  const assistant = await openApp(page, 'Assistant')
  await assistant.getByRole('textbox').fill('Who are you?')
  await assistant.getByRole('textbox').press('Enter')
  await expect(assistant.getByRole('log')).toContainText('Robin')
  await page.reload()
  await expect(windowsOf(page, 'Assistant').getByRole('log')).toContainText('Who are you?')
})

test('the grid of a phone and its sheets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/notepad')
  const sheet = page.getByRole('dialog', { name: 'Untitled - Notepad' })
  await sheet.getByRole('textbox').fill('A note')
  await page.reload()
  await expect(sheet.getByRole('textbox')).toHaveValue('A note')
  await expect(shell(page)).toHaveCount(0)
})
