/** The START menu and the menus nested in it. */
import type { Page } from '@playwright/test'
import { menuRow, openApp, startButton, startMenu, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** The text of the focused element. */
const focused = (page: Page) => page.locator(':focus')

async function openMenu(page: Page): Promise<void> {
  await startButton(page).click()
  await expect(startMenu(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test.describe('opening and closing', () => {
  test('opens above START on the press, closes on the next, on Escape and on a press outside', async ({
    page,
  }) => {
    await test.step('opens above START on the press and closes on the next', async () => {
      await startButton(page).hover()
      await page.mouse.down()
      await expect(startMenu(page)).toBeVisible()
      await page.mouse.up()
      await expect(startMenu(page)).toBeVisible()
      await expect(startButton(page)).toHaveAttribute('aria-expanded', 'true')
      const box = await startMenu(page).boundingBox()
      expect(box?.x).toBe(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(870)
      await startButton(page).click()
      await expect(startMenu(page)).toBeHidden()
      await expect(startButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(startButton(page)).toBeFocused()
    })

    await test.step('closes on Escape, which leads back to START', async () => {
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expect(startMenu(page)).toBeHidden()
      await expect(startButton(page)).toBeFocused()
    })

    await test.step('closes on Escape in the frame after it was painted', async () => {
      await startButton(page).evaluate((button) => {
        button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
        const press = (): void => {
          const popup = document.querySelector('[role="menu"][aria-label="Start menu"]')
          document.body.dataset['wasShown'] = String(popup?.checkVisibility())
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          )
        }
        requestAnimationFrame(() => requestAnimationFrame(press))
      })
      await expect(page.locator('body')).toHaveAttribute('data-was-shown', 'true')
      await expect(startMenu(page)).toBeHidden()
    })

    await test.step('closes on a press outside, which acts there too', async () => {
      await openMenu(page)
      await page.mouse.click(900, 300)
      await expect(startMenu(page)).toBeHidden()
      await expect(page.locator('main')).toHaveAttribute('data-focusing', 'DESKTOP')
    })

    await test.step('closes where a key opens a window', async () => {
      await page.keyboard.press('Control+Escape')
      await expect(startMenu(page).getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused()
      await expect(startMenu(page)).toBeHidden()
    })
  })
})

test('the entries are the promised ones, open apps, have their icons from one picture, and fit a low viewport', async ({
  page,
}) => {
  await test.step('are named without their second line', async () => {
    await openMenu(page)
    const names = [
      ...['Internet', 'E-mail', 'Notepad', 'Blog', 'Résumé', 'Projects', 'Assistant', 'Contact'],
      ...['Messenger', 'Plain site', 'All Programs'],
      ...['My Documents', 'My Recent Documents', 'My Pictures', 'My Music', 'My Computer'],
      ...['Control Panel', 'Set Program Access and Defaults', 'Connect To'],
      ...['Printers and Faxes', 'Help and Support', 'Search', 'Run'],
      ...['Log Off', 'Turn Off Computer'],
    ]
    for (const name of names) await expect(menuRow(page, name), name).toHaveCount(1)
    await expect(page.getByRole('menuitem')).toHaveCount(names.length)
  })

  await test.step('of apps open them', async () => {
    await page.keyboard.press('Escape')
    await expect(startMenu(page)).toBeHidden()
    await openMenu(page)
    await menuRow(page, 'Internet').click()
    await expect(startMenu(page)).toBeHidden()
    await expect(windowsOf(page, 'Internet Explorer')).toHaveCount(1)
  })

  await test.step('have one picture, as each SVG would slow all work of the page', async () => {
    await page.setViewportSize({ width: 800, height: 320 })
    await openMenu(page)
    await expect
      .poll(async () => (await startMenu(page).boundingBox())?.y)
      .toBeGreaterThanOrEqual(0)
    const icons = startMenu(page).getByRole('menuitem').locator('img')
    await expect.poll(() => icons.count()).toBeGreaterThan(15)
    const sources = await icons.evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLImageElement ? each.currentSrc : '')),
    )
    expect(new Set(sources).size).toBe(1)
    expect(sources[0]).toMatch(/\/start-1x-[\w-]+\.webp$/)
    await menuRow(page, 'Messenger').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

test('nested menus open on hovering and by keys, beside their entry, and their entries open apps', async ({
  page,
}) => {
  await test.step('lie beside their entry: two columns over, growing upwards', async () => {
    await openMenu(page)
    await menuRow(page, 'All Programs').hover()
    await menuRow(page, 'Accessories').hover()
    await expect(page.getByRole('menu')).toHaveCount(3)
    const parent = await menuRow(page, 'All Programs').boundingBox()
    const first = await page.getByRole('menu').nth(1).boundingBox()
    expect(first?.x).toBe((parent?.x ?? 0) + (parent?.width ?? 0))
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBe(
      (parent?.y ?? 0) + (parent?.height ?? 0) + 1,
    )
  })

  await test.step('open on hovering, and their entries open apps at any level', async () => {
    await page.mouse.click(1200, 300)
    await expect(startMenu(page)).toBeHidden()
    await openMenu(page)
    await menuRow(page, 'All Programs').hover()
    await menuRow(page, 'Accessories').hover()
    await menuRow(page, 'System Tools').hover()
    await expect(menuRow(page, 'Disk Cleanup')).toBeVisible()
    await menuRow(page, 'Notepad').last().click()
    await expect(startMenu(page)).toBeHidden()
    await expect(windowsOf(page, 'Notepad')).toHaveCount(1)
  })

  // By keys in and between the columns and the nested menus, and into the window.
  await test.step('wraps around, and moves between the columns by Left and Right', async () => {
    await startButton(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(menuRow(page, 'Internet')).toBeFocused()
    for (const [key, name] of [
      ['ArrowUp', 'Turn Off Computer'],
      ['Home', 'Internet'],
      ['ArrowRight', 'My Documents'],
      ['ArrowLeft', 'Internet'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(menuRow(page, name), key).toBeFocused()
    }
  })

  await test.step('opens nested menus by the arrow key, and closes one at a time', async () => {
    await page.keyboard.type('all')
    await expect(menuRow(page, 'All Programs')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(focused(page)).toHaveText('Set Program Access and Defaults')
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('ArrowLeft')
    await expect(menuRow(page, 'All Programs')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(focused(page)).toHaveText('Set Program Access and Defaults')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(1)
    await expect(menuRow(page, 'All Programs')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(startButton(page)).toBeFocused()
  })

  await test.step('leaves a folder that the pointer has opened, and closes that', async () => {
    await startButton(page).click()
    const folder = menuRow(page, 'My Recent Documents')
    await folder.hover()
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await expect(menuRow(page, 'My Pictures')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await expect(folder).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
    await expect(startButton(page)).toBeFocused()
  })

  await test.step('leads into the opened window', async () => {
    await page.keyboard.press('Enter')
    await expect(menuRow(page, 'Internet')).toBeFocused()
    await page.keyboard.type('note')
    await expect(menuRow(page, 'Notepad')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(windowsOf(page, 'Notepad').nth(1).locator(':focus')).toHaveCount(1)
  })
})

test('after an update of the site, what cannot be loaded offers to reload, and notes survive it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/StartMenu|Failed to (?:fetch|load)/)
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('textbox', { name: 'Text' }).fill('A note')
  await page.route(/StartMenu/, (route) => route.fulfill({ status: 404 }))
  await page.route(/\/\?version$/, (route) => route.fulfill({ body: '<html>another</html>' }))
  await startButton(page).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('has been updated')
  await told.getByRole('button', { name: 'Cancel' }).click()
  await expect(told).toHaveCount(0)
  await startButton(page).click()
  await expect(told).toBeVisible()
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Reload' }).click()
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('A note')
  await startButton(page).click()
  await expect(startMenu(page)).toBeVisible()
})

test('a menu that fails to load is reported in an Error window', async ({ page, allowConsole }) => {
  allowConsole(/StartMenu|Failed to fetch/)
  await page.route(/StartMenu/, (route) => route.abort('failed'))
  await startButton(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('could not be loaded')
  await expect(startButton(page)).toHaveAttribute('aria-expanded', 'false')
})
