/** Task Manager: its ways in, its list by keys, mouse and finger, and figures that agree with the probes. */
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  button,
  chooseRow,
  menuRow,
  openApp,
  openDesktop,
  taskbar,
  toggleMaximized,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'
import { countInPage } from '../support/probes.ts'

const manager = (page: Page): Locator => windowsOf(page, 'Task Manager')
const tasks = (page: Page): Locator =>
  manager(page).getByRole('listbox', { name: 'Tasks' }).getByRole('option')
const tab = (page: Page, name: string): Locator =>
  manager(page).getByRole('tablist').getByRole('tab', { name, exact: true })
const figure = (page: Page, name: string): Locator =>
  manager(page)
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
const figureOf = async (page: Page, name: string): Promise<number> =>
  Number((await figure(page, name).innerText()).replaceAll(',', ''))

async function openFromTaskbar(page: Page): Promise<void> {
  const { width, height } = await boxOf(taskbar(page))
  await taskbar(page).click({ button: 'right', position: { x: width - 400, y: height / 2 } })
  await menuRow(page, 'Task Manager').click()
  await expect(manager(page)).toHaveAttribute('data-active', 'true')
}

test('the menu of the taskbar, Run and the search open it', async ({ page }) => {
  await openDesktop(page, '?freeze')
  await openFromTaskbar(page)
  await expect(manager(page).getByText('No other window is open.')).toBeVisible()
  for (const name of ['Switch To', 'End Task'])
    await expect(button(manager(page), name)).toBeDisabled()
  await windowButton(manager(page), 'Close').click()
  await expect(manager(page)).toHaveCount(0)

  const run = await openApp(page, 'Run')
  await run.getByRole('textbox').fill('taskmgr')
  await page.keyboard.press('Enter')
  await expect(manager(page)).toHaveAttribute('data-active', 'true')
  await windowButton(manager(page), 'Close').click()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('task manager')
  await page.getByRole('option', { name: 'Task Manager', exact: true }).click()
  await expect(manager(page)).toHaveAttribute('data-active', 'true')
})

test('switches to windows and closes them, by keys and by mouse', async ({
  page,
  allowConsole,
}) => {
  await openDesktop(page, '?freeze')
  const note = await openApp(page, 'Notepad')
  await note.getByRole('textbox', { name: 'Text' }).fill('Nothing gets lost')
  await openApp(page, 'My Computer')
  const assistant = await openApp(page, 'Assistant')
  await openFromTaskbar(page)
  await expect(tasks(page)).toHaveText([
    'Untitled - NotepadRunning',
    'My ComputerRunning',
    /Running$/,
  ])
  await expect(manager(page).getByRole('listbox')).toBeFocused()
  await expect(manager(page).getByText('Processes: 4')).toBeVisible()

  await test.step('rows of its menus', async () => {
    await chooseRow(manager(page), 'Windows', 'Minimize')
    await expect(note).toBeHidden()
    await expect(manager(page).getByText('Shown: 3')).toBeVisible()
    await chooseRow(manager(page), 'Windows', 'Bring To Front')
    await expect(note).toHaveAttribute('data-active', 'true')
    await openFromTaskbar(page)
    await chooseRow(manager(page), 'File', 'New Task (Run...)')
    const run = windowsOf(page, 'Run')
    await expect(run).toHaveAttribute('data-active', 'true')
    await button(run, 'Cancel').click()
    await manager(page).getByRole('listbox').focus()
  })

  await test.step('keys', async () => {
    await page.keyboard.press('m')
    await expect(tasks(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(windowsOf(page, 'My Computer')).toHaveAttribute('data-active', 'true')
  })

  await test.step('a double-click, and Switch To for what is minimized', async () => {
    await windowButton(windowsOf(page, 'My Computer'), 'Minimize').click()
    await openFromTaskbar(page)
    await tasks(page).nth(1).click()
    await button(manager(page), 'Switch To').click()
    await expect(windowsOf(page, 'My Computer')).toHaveAttribute('data-active', 'true')
    await openFromTaskbar(page)
    await tasks(page).first().dblclick()
    await expect(note).toHaveAttribute('data-active', 'true')
  })

  await test.step('End Task closes a note, which START goes on listing', async () => {
    await openFromTaskbar(page)
    await tasks(page).first().click()
    await button(manager(page), 'End Task').click()
    await expect(note).toHaveCount(0)
    await expect(manager(page)).toHaveAttribute('data-active', 'true')
    await expect(tasks(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(manager(page).getByRole('listbox')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(windowsOf(page, 'My Computer')).toHaveCount(0)
    await button(page, 'start').click()
    await page.getByRole('menuitem', { name: 'My Recent Documents' }).click()
    await expect(page.getByRole('menuitem', { name: 'Nothing gets lost' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('what cannot be closed cannot be ended, and a message says so', async () => {
    allowConsole(/could not be played/)
    await tasks(page).first().click()
    const end = (): Promise<void> => button(manager(page), 'End Task').click()
    for (const ask of [end, () => page.keyboard.press('Delete')]) {
      await ask()
      const message = page.getByRole('alertdialog', { name: 'Unable to Terminate Process' })
      await expect(message).toContainText('This is a critical system process.')
      await expect(manager(page).getByText('Processes: 2')).toBeVisible()
      await button(message, 'OK').click()
      await expect(manager(page).getByRole('listbox')).toBeVisible()
      await manager(page).getByRole('listbox').focus()
    }
    await expect(assistant).toBeVisible()
  })
})

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`its figures agree with the probes in ${renderer}, and rest while nobody sees them`, async ({
    page,
  }) => {
    const counts = await countInPage(page)
    await openDesktop(page, `?renderer=${renderer}`)
    const note = await openApp(page, 'Notepad')
    await openFromTaskbar(page)
    await tab(page, 'Applications').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Performance')).toHaveAttribute('aria-selected', 'true')
    await expect(figure(page, 'Chosen because')).toHaveText('The address asks for it')
    await expect(figure(page, 'Renderer')).toHaveText(renderer === 'webgl' ? 'WebGL' : 'Canvas 2D')

    // Figures are a second old at most, and nothing moves.
    await expect(async () => {
      const { presents, textures } = await counts()
      expect(await figureOf(page, 'Frames presented')).toBe(presents)
      if (renderer === 'webgl') expect(await figureOf(page, 'Textures')).toBe(textures)
      expect(await figureOf(page, 'DOM elements')).toBe(await page.locator('*').count())
      expect(await figureOf(page, 'Windows')).toBe(2)
    }).toPass({ timeout: 15_000 })

    await test.step('a new frame is counted', async () => {
      const before = await figureOf(page, 'Frames presented')
      await background(page).click({ position: { x: 1000, y: 600 } })
      await expect.poll(() => figureOf(page, 'Frames presented')).toBeGreaterThan(before)
    })

    await test.step('a window that covers it stops it', async () => {
      await toggleMaximized(page, note)
      await expect(note).toHaveAttribute('data-maximized', 'true')
      const memory = await figure(page, 'Memory').elementHandle()
      await expect(async () => {
        await memory?.evaluate(({ firstChild }) => firstChild && (firstChild.nodeValue = 'stopped'))
        // Two updates would follow.
        await page.waitForTimeout(2200)
        expect(await memory?.textContent()).toBe('stopped')
      }).toPass({ timeout: 20_000 })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('lists sheets with rows for fingers, and paints no canvas', async ({ page }) => {
    await page.goto('/?freeze#/notepad')
    await expect(windowsOf(page, 'Notepad')).toBeVisible()
    await page.evaluate(() => location.assign('#/task-manager'))
    await expect(tasks(page)).toHaveCount(1)
    expect((await boxOf(tasks(page).first())).height).toBeGreaterThanOrEqual(44)
    await tab(page, 'Performance').tap()
    await expect(figure(page, 'Renderer')).toHaveText('None')
    await tab(page, 'Applications').tap()
    await tasks(page).first().tap()
    await button(manager(page), 'Switch To').tap()
    await expect(windowsOf(page, 'Notepad')).toBeInViewport()
    await expect(background(page)).toHaveCount(0)
  })
})
