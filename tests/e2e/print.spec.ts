/** Paper: the window in front, whole and alone, or a line that says where there is something to print. */
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import {
  boxOf,
  client,
  openApp,
  openDesktop,
  taskbar,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test('the window in front is printed as its document, and nothing of the desktop is', async ({
  page,
}) => {
  await openDesktop(page)
  const note = page.getByText('Open a window to print what it shows.')
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(taskbar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const behind = await openApp(page, 'My Computer')
  const notepad = await openApp(page, 'Notepad')
  const text = notepad.getByRole('textbox')
  const lines = Array.from({ length: 120 }, (_, line) => `Line ${line}`)
  await text.fill([...lines, 'one long line '.repeat(100)].join('\n'))
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  await expect(behind).toBeHidden()
  await expect(notepad.getByRole('menubar')).toBeHidden()
  await expect.poll(async () => (await boxOf(text)).height).toBeGreaterThan(120 * 12)
  const cut = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut, 'of a line that is not wrapped on the screen').toBe(0)
  const { height } = await boxOf(text)
  expect((await boxOf(client(windowsOf(page, 'Notepad')))).height).toBeGreaterThanOrEqual(height)

  await page.emulateMedia({ media: 'screen' })
  const assistant = await openApp(page, 'Assistant')
  await page.emulateMedia({ media: 'print' })
  await expect(assistant.getByText('says:').first()).toBeVisible()
  await expect(assistant.getByRole('textbox')).toBeHidden()
  const log = await boxOf(assistant.getByRole('log'))
  expect((await boxOf(client(assistant))).height).toBeGreaterThanOrEqual(log.height)
  expect(log.height).toBeGreaterThan(30)
})

test('a window is printed as its page is: About on two sheets, the blog as a list with addresses', async ({
  page,
}) => {
  const sheets: Record<string, readonly string[]> = {}
  for (const path of ['/about', '/resume', '/blog', '/blog/windows-xp-portfolio', '/burrow']) {
    await page.goto(path)
    const ofPage = await printed(page)
    await page.goto(`/#${path}`)
    await expect(page.locator('[data-active="true"] h2').first()).toBeVisible()
    expect(await printed(page), path).toEqual(ofPage)
    sheets[path] = ofPage
  }
  expect(sheets['/about']?.length).toBeLessThanOrEqual(2)
  const blog = sheets['/blog']?.join('')
  expect(blog).toContain('(https://meadow.example/blog/testing-llm-as-judge)')
  expect(blog).not.toContain('Search the posts')
  expect(sheets['/resume']?.join('')).toContain('(https://github.com/)')
})

test('of Help the topic is printed alone, and long code may break', async ({ page }) => {
  await page.goto('/#/help-and-support/print')
  const topic = page.getByRole('group', { name: 'Print an article' })
  await expect(topic).toBeVisible()
  const help = (await printed(page)).join('')
  expect(help).toMatch(/^Print an article/)
  expect(help).not.toContain('Open as page')

  // Long code may break, so it leaves no sheet half empty.
  await page.goto('/blog/testing-llm-as-judge')
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('[data-part="code"]')
  await expect(code.first()).toHaveCSS('break-inside', 'auto')
  expect((await printed(page)).length).toBeLessThanOrEqual(24)
})

/** The words of each sheet of A4. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  return (await extractText(pdf)).text
}
