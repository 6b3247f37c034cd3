/** Spec section 2, "Taskbar and START menu": the taskbar, its window buttons and its clock. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const taskbar = (page: Page) => page.getByRole('toolbar', { name: 'Taskbar' })
const start = (page: Page) => taskbar(page).getByRole('button', { name: 'start' })
const buttons = (page: Page) => taskbar(page).locator('button[data-window-id]')
const windows = (page: Page) =>
  page.locator('[role="dialog"][data-window-id]').filter({ visible: true })

/** Opens an app by its entry in the first column of the START menu. */
async function open(page: Page, entry: string): Promise<void> {
  await start(page).click()
  const menu = page.getByRole('menu', { name: 'Start menu' })
  await menu.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(menu).toBeHidden()
}

test.describe('the bar', () => {
  test('lies at the bottom, is one Tab stop, and focuses the desktop when it is pressed', async ({
    page,
  }) => {
    await page.goto('/')
    await open(page, 'Notepad')

    await test.step('lies at the bottom, 30 px high, over the whole width', async () => {
      expect(await taskbar(page).boundingBox()).toEqual({ x: 0, y: 870, width: 1440, height: 30 })
    })

    await test.step('is one Tab stop, with arrow keys inside', async () => {
      await start(page).focus()
      const keys = ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'] as const
      const names = ['Show desktop', 'Untitled - Notepad', 'Mute', 'start', 'Mute', 'start']
      for (const [index, key] of keys.entries()) {
        await page.keyboard.press(key)
        await expect(taskbar(page).getByRole('button', { name: names[index] ?? '' })).toBeFocused()
      }
      await expect(taskbar(page).locator('button[tabindex="0"]')).toHaveCount(1)
    })

    await test.step('offers targets of at least 24 px', async () => {
      for (const button of await taskbar(page).getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(box?.width).toBeGreaterThanOrEqual(24)
        expect(box?.height).toBeGreaterThanOrEqual(24)
      }
    })

    await test.step('focuses the desktop when pressed outside of the window buttons', async () => {
      await expect(page.locator('main')).toHaveAttribute('data-focusing', 'WINDOW')
      await page.mouse.click(900, 885)
      await expect(page.locator('main')).toHaveAttribute('data-focusing', 'DESKTOP')
      await expect(buttons(page)).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test.describe('window buttons', () => {
  test('stand in the order of opening and follow the active window', async ({ page }) => {
    await page.goto('/')
    const titles = ['Untitled - Notepad', 'My Computer', 'Untitled - Notepad']
    for (const app of ['Notepad', 'My Computer', 'Notepad']) await open(page, app)
    await expect(buttons(page)).toHaveText(titles)
    await buttons(page).first().click()
    await expect(buttons(page)).toHaveText(titles)
    for (const button of await buttons(page).all()) {
      const id = await button.getAttribute('data-window-id')
      const active = await windows(page)
        .and(page.locator(`[data-window-id="${id}"]`))
        .getAttribute('data-active')
      await expect(button).toHaveAttribute('aria-pressed', String(active))
    }
    await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')
  })

  for (const way of ['mouse', 'keyboard'] as const) {
    test(`minimize the active window and focus any other, by ${way}`, async ({ page }) => {
      await page.goto('/')
      await open(page, 'Notepad')
      await open(page, 'My Computer')
      const act = async (index: number) => {
        const button = buttons(page).nth(index)
        if (way === 'mouse') return button.click()
        await button.focus()
        await page.keyboard.press('Enter')
      }
      await act(1)
      await expect(windows(page)).toHaveCount(1)
      await expect(buttons(page).nth(1)).toHaveAccessibleDescription('Minimized')
      await expect(buttons(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
      await act(1)
      await expect(windows(page)).toHaveCount(2)
      await expect(buttons(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
      await act(0)
      await expect(windows(page)).toHaveCount(2)
      await expect(buttons(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    })
  }

  test('act on the press, and are absent for an Error window', async ({ page }) => {
    await page.goto('/')

    await test.step('act on the press', async () => {
      await open(page, 'Notepad')
      await buttons(page).hover()
      await page.mouse.down()
      await expect(windows(page)).toHaveCount(0)
      await page.mouse.up()
      await expect(windows(page)).toHaveCount(0)
    })

    await test.step('are absent for an Error window', async () => {
      await open(page, 'Printers and Faxes')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expect(buttons(page)).toHaveCount(1)
    })
  })

  test('tell a title that does not fit, and stay usable at 30 windows', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await page.goto('/')
    const icon = page.locator('[data-icon-id="3"]')
    const openMore = async (more: number): Promise<void> => {
      for (let count = 0; count < more; count++) await icon.dispatchEvent('dblclick')
    }
    await openMore(1)
    await buttons(page).first().hover()
    await expect(buttons(page).first()).toHaveAttribute('title', '')
    await openMore(4)
    await expect(buttons(page)).toHaveCount(5)
    await page.mouse.move(400, 300)
    await buttons(page).first().hover()
    await expect(buttons(page).first()).toHaveAttribute('title', 'Untitled - Notepad')

    await openMore(25)
    await expect(buttons(page)).toHaveCount(30)
    const next = taskbar(page).getByRole('button', { name: 'Next windows' })
    await expect(next).toBeVisible()
    await buttons(page).first().click()
    await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')
    await next.click()
    await expect(buttons(page).last()).toBeInViewport()
    await buttons(page).last().click()
    await expect(buttons(page).last()).toHaveAttribute('aria-pressed', 'true')
    expect((await buttons(page).last().boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await expect(buttons(page).last()).toHaveAccessibleName('Untitled - Notepad')
  })
})

test('Show desktop puts all windows aside and brings exactly those back, until one is opened by hand', async ({
  page,
}) => {
  await page.goto('/')
  const button = taskbar(page).getByRole('button', { name: 'Show desktop' })
  const stack = async (): Promise<(string | null)[]> => {
    const all = await windows(page).evaluateAll((elements) =>
      elements
        .map((window) => [
          Number(getComputedStyle(window).zIndex),
          window.getAttribute('data-window-id'),
        ])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    return all.map(([, id]) => String(id))
  }
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  for (const app of ['Notepad', 'My Computer', 'Notepad']) await open(page, app)
  await buttons(page).first().click()
  await buttons(page).nth(1).click()
  await buttons(page).nth(1).click()
  await expect.poll(stack).toEqual(['3', '1'])

  await button.click()
  await expect(windows(page)).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main')).toHaveAttribute('data-focusing', 'DESKTOP')
  await button.click()
  await expect.poll(stack).toEqual(['3', '1'])
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(buttons(page).first()).toHaveAttribute('aria-pressed', 'true')

  await button.click()
  await buttons(page).nth(1).click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.press('Enter')
  await expect(windows(page)).toHaveCount(0)
  await button.press('Enter')
  await expect.poll(stack).toEqual(['2'])
})

test('a middle click on its button closes a window that can be closed', async ({ page }) => {
  await page.goto('/')
  await open(page, 'Notepad')
  await open(page, 'My Computer')
  await page.locator('[data-icon-id="4"]').dispatchEvent('dblclick')
  await expect(buttons(page)).toHaveCount(3)
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

test.describe('the clock', () => {
  const clock = (page: Page) => taskbar(page).locator('time[data-part="clock"]')

  test('tells the hour of twelve and follows the time', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 5, 9, 12, 59, 30))
    await page.goto('/')
    await expect(clock(page)).toHaveText('12:59 PM')
    await expect(clock(page)).toHaveAttribute('datetime', '2026-06-09T12:59')
    await expect(clock(page)).toHaveAttribute('title', 'Tuesday, June 09, 2026')
    await page.clock.setFixedTime(new Date(2026, 5, 9, 13, 0, 1))
    await expect(clock(page)).toHaveText('1:00 PM')
    await expect(clock(page)).toHaveAttribute('datetime', '2026-06-09T13:00')
  })

  test('stands still when frozen', async ({ page }) => {
    await page.goto('/?freeze')
    await expect(clock(page)).toHaveText('3:04 AM')
    await expect(clock(page)).toHaveAttribute('datetime', '2026-01-02T03:04')
  })
})
