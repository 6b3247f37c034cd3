/** The taskbar: its window buttons, its clock, its switches, and the dialogs of Log Off and Turn Off Computer. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  chooseFromStart,
  icon,
  openApp,
  openDesktop,
  shell,
  stackOf,
  startButton,
  taskbar,
  windowButton,
  windows as allWindows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const buttons = (page: Page) => taskbar(page).locator('button[data-window-id]')
const windows = (page: Page) => allWindows(page).filter({ visible: true })

test('the bar lies at the bottom, is one Tab stop, focuses the desktop when it is pressed, and stays usable at 30 windows', async ({
  page,
}) => {
  await openDesktop(page)
  await chooseFromStart(page, 'Notepad')
  expect(await taskbar(page).boundingBox()).toEqual({ x: 0, y: 870, width: 1440, height: 30 })
  await startButton(page).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Show desktop'],
    ['ArrowRight', 'Untitled - Notepad'],
    ['End', 'Quiet'],
    ['ArrowRight', 'start'],
    ['ArrowLeft', 'Quiet'],
    ['Home', 'start'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(taskbar(page).getByRole('button', { name })).toBeFocused()
  }
  await expect(taskbar(page).locator('button[tabindex="0"]')).toHaveCount(1)
  for (const button of await taskbar(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  await page.mouse.click(900, 885)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await expect(buttons(page)).toHaveAttribute('aria-pressed', 'false')

  await page.setViewportSize({ width: 800, height: 600 })
  const [first, last] = [buttons(page).first(), buttons(page).last()]
  const open = async (count: number): Promise<void> => {
    for (let have = await buttons(page).count(); have < count; have += 1) {
      await icon(page, 'Notepad').dispatchEvent('dblclick')
    }
    await expect(buttons(page)).toHaveCount(count)
  }
  await first.hover()
  await open(5)
  await page.mouse.move(400, 300)
  await first.hover()
  await expect(page.locator('[data-part="hover-tip"]')).toHaveText('Untitled - Notepad')

  await open(30)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await taskbar(page).getByRole('button', { name: 'Next windows' }).click()
  await expect(last).toBeInViewport()
  await last.click()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  expect((await last.boundingBox())?.width).toBeGreaterThanOrEqual(24)
  await expect(last).toHaveAccessibleName('Untitled - Notepad')
  await startButton(page).press('End')
  await expect(page.locator('[data-part="hover-tip"]')).toHaveText('Quiet')
  await last.focus()
  await expect(page.locator('[data-part="hover-tip"]')).toHaveText('Untitled - Notepad')
})

test('window buttons stand in the order of opening, follow the active window, minimize it, and close it by a middle click', async ({
  page,
}) => {
  await openDesktop(page)
  const titles = ['Untitled - Notepad', 'My Computer', 'Untitled - Notepad']
  for (const app of ['Notepad', 'My Computer', 'Notepad']) await chooseFromStart(page, app)
  await expect(buttons(page)).toHaveText(titles)
  for (const press of [
    (index: number) => buttons(page).nth(index).click(),
    (index: number) => buttons(page).nth(index).press('Enter'),
  ]) {
    await press(0)
    await expect(buttons(page)).toHaveText(titles)
    await expect(buttons(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(windows(page).first()).toHaveAttribute('data-active', 'true')
    await expect(buttons(page).nth(2)).toHaveAttribute('aria-pressed', 'false')
    await press(0)
    await expect(windows(page)).toHaveCount(2)
    const [first, last] = ['1 of 2 with this title', '2 of 2 with this title'] as const
    await expect(buttons(page).nth(0)).toHaveAccessibleDescription(`Minimized, ${first}`)
    await expect(buttons(page).nth(1)).toHaveAccessibleDescription('')
    await expect(windows(page).last()).toHaveAccessibleDescription(last)
    await expect(buttons(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
    await press(0)
    await press(2)
    await expect(buttons(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
  }
  // They act on the press.
  await buttons(page).nth(2).hover()
  await page.mouse.down()
  await expect(windows(page)).toHaveCount(2)
  await page.mouse.up()
  await expect(windows(page)).toHaveCount(2)
  await chooseFromStart(page, 'Printers and Faxes')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(buttons(page)).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // A middle click closes a window that can be closed.
  await buttons(page).nth(2).click({ button: 'middle' })
  await icon(page, 'Assistant').dispatchEvent('dblclick')
  await expect(buttons(page).nth(2)).toHaveText(/Assistant/)
  await buttons(page).nth(2).click({ button: 'middle' })
  await buttons(page).first().click({ button: 'middle' })
  await expect(buttons(page)).toHaveCount(2)
  await expect(buttons(page).first()).toHaveText('My Computer')
  // The focus is on the desktop now.
  await page.mouse.click(900, 885)
  await buttons(page).first().click({ button: 'middle' })
  await expect(buttons(page)).toHaveCount(1)
  await expect(windows(page)).toHaveCount(1)
})

test('Show desktop puts all windows aside and brings exactly those back, until one is opened by hand', async ({
  page,
}) => {
  await openDesktop(page)
  const button = taskbar(page).getByRole('button', { name: 'Show desktop' })
  const expectStack = async (...ids: readonly string[]): Promise<void> => {
    await expect.poll(async () => (await stackOf(page)).map(([id]) => id)).toEqual(ids)
  }
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  for (const app of ['Notepad', 'My Computer', 'Notepad']) await chooseFromStart(page, app)
  for (const index of [0, 1, 1]) await buttons(page).nth(index).click()
  await expectStack('3', '1')

  await button.click()
  await expectStack()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await button.click()
  await expectStack('3', '1')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')

  await button.click()
  await buttons(page).nth(1).click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('what the mouse rests on or the keyboard reaches shows a tip, and a key or press takes it away', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const tip = page.locator('[data-part="hover-tip"]')
  const start = startButton(page)
  await start.hover()
  await expect(tip).toHaveText('Click here to begin')
  const lower = (await tip.boundingBox()) ?? { y: Infinity, height: 0 }
  expect(lower.y + lower.height).toBeLessThanOrEqual(870)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await windowButton(notepad, 'Close').hover()
  await expect(tip).toHaveText('Close')
  const [above, below] = [
    await windowButton(notepad, 'Close').boundingBox(),
    await tip.boundingBox(),
  ]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 10)
  await page.mouse.move(700, 600)
  await expect(tip).toHaveCount(0)
  const title = notepad.locator('[data-part="title-bar"]')
  const bar = await boxOf(title)
  // A title that is whole has no tip: this one has, once the window is too narrow for it.
  await page.mouse.move(bar.x + 60, bar.y + 10)
  await page.mouse.move(bar.x + 62, bar.y + 10)
  await expect(tip).toHaveCount(0)
  await page.mouse.move(700, 700)
  await title.focus()
  for (const _ of Array.from({ length: 52 })) await page.keyboard.press('Shift+ArrowLeft')
  await page.mouse.move(bar.x + 30, bar.y + 10)
  await expect(tip).toHaveText('Untitled - Notepad')
  await page.mouse.move(700, 700)
  await expect(tip).toHaveCount(0)
  await page.keyboard.press('F6')
  await expect(start).toBeFocused()
  await expect(tip).toHaveText('Click here to begin')
  for (const name of ['Quiet', 'Volume']) {
    await page.keyboard.press(name === 'Quiet' ? 'End' : 'ArrowLeft')
    await expect(taskbar(page).getByRole('button', { name, exact: true })).toBeFocused()
    await expect(tip).toHaveText(name)
  }
  await start.click()
  await expect(tip).toHaveCount(0)
})

test('the clock tells the hour of twelve, follows the time, and stands still when frozen', async ({
  page,
}) => {
  const clock = taskbar(page).locator('time[data-part="clock"]')
  await page.clock.setFixedTime(new Date(2026, 5, 9, 12, 59, 30))
  await page.goto('/')
  await expect(clock).toHaveText('12:59 PM')
  await expect(clock).toHaveAttribute('datetime', '2026-06-09T12:59')
  await expect(clock).toHaveAccessibleDescription('Tuesday, June 09, 2026')
  await page.clock.setFixedTime(new Date(2026, 5, 9, 13, 0, 1))
  await expect(clock).toHaveText('1:00 PM')
  await expect(clock).toHaveAttribute('datetime', '2026-06-09T13:00')
  await page.goto('/?freeze')
  await expect(clock).toHaveText('3:04 AM')
  await expect(clock).toHaveAttribute('datetime', '2026-01-02T03:04')
})

test.describe('Log Off and Turn Off Computer', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Log Off|Turn off computer)$/ })
  const button = (page: Page, name: string) =>
    dialog(page).getByRole('button', { name, exact: true })

  test('keep the focus, and end with an Error, but by Cancel and Escape; windows keep what was typed', async ({
    page,
  }) => {
    await openDesktop(page)
    await chooseFromStart(page, 'Turn Off Computer')
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
    await expect(dialog(page).getByRole('button', { name: 'Stand By' })).toBeDisabled()
    await expect(button(page, 'Turn Off')).toBeFocused()
    await page.mouse.click(50, 50)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await button(page, 'Turn Off').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Restart'],
      ['ArrowDown', 'Cancel'],
      ['Tab', 'Turn Off'],
      ['ArrowLeft', 'Cancel'],
      ['ArrowUp', 'Restart'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await chooseFromStart(page, 'Notepad')
    await page.getByRole('textbox', { name: 'Text' }).fill('not lost')
    for (const [entry, name] of [
      ['Log Off', 'Switch User'],
      ['Log Off', 'Log Off'],
      ['Turn Off Computer', 'Turn Off'],
      ['Turn Off Computer', 'Restart'],
      ['Log Off', 'Cancel'],
      ['Turn Off Computer', 'Escape'],
    ] as const) {
      await test.step(name, async () => {
        await chooseFromStart(page, entry)
        await expect(dialog(page).locator(':focus')).toHaveCount(1)
        if (name === 'Escape') await page.keyboard.press(name)
        else await button(page, name).click()
        await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
        await expect(dialog(page)).toBeHidden()
        const error = page.getByRole('alertdialog')
        if (name === 'Cancel' || name === 'Escape') {
          await expect(error).toHaveCount(0)
          await expect(startButton(page)).toBeFocused()
          return
        }
        await expect(error).toContainText("Something's wrong!")
        await error.getByRole('button', { name: 'OK' }).click()
        await expect(error).toHaveCount(0)
      })
    }
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('not lost')
  })
})
