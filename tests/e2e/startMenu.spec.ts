/** The START menu and the menus nested in it. */
import type { Page } from '@playwright/test'
import { background, openApp } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const start = (page: Page) => page.getByRole('button', { name: 'start', exact: true })
const menu = (page: Page) => page.getByRole('menu', { name: 'Start menu' })
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const window = (page: Page, app: string) => page.locator(`[data-window-id][data-app="${app}"]`)

/** The text of the focused element. */
const focused = (page: Page) => page.locator(':focus')

async function openMenu(page: Page): Promise<void> {
  await start(page).click()
  await expect(menu(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test.describe('opening and closing', () => {
  test('opens above START on the press, closes on the next, on Escape and on a press outside', async ({
    page,
  }) => {
    await test.step('opens above START on the press and closes on the next', async () => {
      await start(page).hover()
      await page.mouse.down()
      await expect(menu(page)).toBeVisible()
      await page.mouse.up()
      await expect(menu(page)).toBeVisible()
      await expect(start(page)).toHaveAttribute('aria-expanded', 'true')
      const box = await menu(page).boundingBox()
      expect(box?.x).toBe(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(870)
      await start(page).click()
      await expect(menu(page)).toBeHidden()
      await expect(start(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(start(page)).toBeFocused()
    })

    await test.step('closes on Escape, which leads back to START', async () => {
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(start(page)).toBeFocused()
    })

    await test.step('closes on Escape in the frame after it was painted', async () => {
      await start(page).evaluate((button) => {
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
      await expect(menu(page)).toBeHidden()
    })

    await test.step('closes on a press outside, which acts there too', async () => {
      await openMenu(page)
      await page.mouse.click(900, 300)
      await expect(menu(page)).toBeHidden()
      await expect(page.locator('main')).toHaveAttribute('data-focusing', 'DESKTOP')
    })
  })

  test('shows its icons from one picture, as each SVG would slow all work of the page, and fits a low viewport', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 320 })
    await openMenu(page)
    expect((await menu(page).boundingBox())?.y).toBeGreaterThanOrEqual(0)
    const icons = menu(page).getByRole('menuitem').locator('img')
    const sources = await icons.evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLImageElement ? each.currentSrc : '')),
    )
    expect(sources.length).toBeGreaterThan(15)
    expect(new Set(sources).size).toBe(1)
    expect(sources[0]).toMatch(/\/start-1x-[\w-]+\.webp$/)
    await entry(page, 'Messenger').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

test('the entries are the promised ones, and open apps or the message of the era', async ({
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
    for (const name of names) await expect(entry(page, name), name).toHaveCount(1)
    await expect(page.getByRole('menuitem')).toHaveCount(names.length)
  })

  await test.step('of apps open them', async () => {
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    for (const [name, app] of [
      ['Internet', 'Internet Explorer'],
      ['My Computer', 'My Computer'],
      ['Help and Support', 'Help and Support'],
      ['Run', 'Run'],
    ] as const) {
      await openMenu(page)
      await entry(page, name).click()
      await expect(menu(page)).toBeHidden()
      await expect(window(page, app)).toHaveCount(1)
    }
  })

  await test.step('without an app open the Error app with the two lines of the era', async () => {
    await openMenu(page)
    await entry(page, 'My Music').click()
    const error = page.getByRole('alertdialog', { name: 'C:\\' })
    await expect(error.getByText('C:\\', { exact: true }).last()).toBeVisible()
    await expect(error.getByText('Application not found')).toBeVisible()
  })
})

test('nested menus open on hovering or on a click, beside their entry, and their entries open apps', async ({
  page,
}) => {
  await test.step('lie beside their entry: two columns over, growing upwards', async () => {
    await openMenu(page)
    await entry(page, 'All Programs').hover()
    await entry(page, 'Accessories').hover()
    const row = await entry(page, 'All Programs').boundingBox()
    const first = await page.getByRole('menu').nth(1).boundingBox()
    expect(first?.x).toBe((row?.x ?? 0) + (row?.width ?? 0))
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBe((row?.y ?? 0) + (row?.height ?? 0) + 1)
  })

  await test.step('open on a click and stay', async () => {
    await page.mouse.click(1200, 300)
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await entry(page, 'All Programs').click()
    await entry(page, 'Games').click()
    await expect(entry(page, 'Spider Solitaire')).toBeVisible()
    await entry(page, 'All Programs').click()
    await expect(menu(page)).toBeVisible()
  })

  await test.step('open on hovering, and their entries open apps at any level', async () => {
    await page.mouse.click(1200, 300)
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await entry(page, 'All Programs').hover()
    await entry(page, 'Accessories').hover()
    await entry(page, 'System Tools').hover()
    await expect(entry(page, 'Disk Cleanup')).toBeVisible()
    await entry(page, 'Notepad').last().click()
    await expect(menu(page)).toBeHidden()
    await expect(window(page, 'Notepad')).toHaveCount(1)
  })
})

test('the keyboard moves in and between the columns and the nested menus, and into the window', async ({
  page,
}) => {
  await test.step('wraps around, and moves between the columns by Left and Right', async () => {
    await start(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(entry(page, 'Internet')).toBeFocused()
    for (const [key, name] of [
      ['ArrowUp', 'Turn Off Computer'],
      ['Home', 'Internet'],
      ['ArrowRight', 'My Documents'],
      ['ArrowLeft', 'Internet'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(entry(page, name), key).toBeFocused()
    }
  })

  await test.step('opens nested menus by the arrow key, and closes one at a time', async () => {
    await page.keyboard.type('all')
    await expect(entry(page, 'All Programs')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(focused(page)).toHaveText('Set Program Access and Defaults')
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('ArrowLeft')
    await expect(entry(page, 'All Programs')).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menu')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(start(page)).toBeFocused()
  })

  await test.step('leads into the opened window', async () => {
    await page.keyboard.press('Enter')
    await expect(entry(page, 'Internet')).toBeFocused()
    await page.keyboard.type('note')
    await expect(entry(page, 'Notepad')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(window(page, 'Notepad').locator(':focus')).toHaveCount(1)
  })
})

test('press, drag and release choose an entry', async ({ page }) => {
  await start(page).hover()
  await page.mouse.down()
  await entry(page, 'Notepad').hover()
  await page.mouse.up()
  await expect(menu(page)).toBeHidden()
  await expect(window(page, 'Notepad')).toHaveCount(1)
})

test('while its code is on its way, Escape and a press elsewhere close it', async ({ page }) => {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/StartMenu-.*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  await start(page).click()
  await expect(start(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(start(page)).toHaveAttribute('aria-expanded', 'false')
  await start(page).click()
  await expect(start(page)).toHaveAttribute('aria-expanded', 'true')
  await background(page).click({ position: { x: 700, y: 300 } })
  await expect(start(page)).toHaveAttribute('aria-expanded', 'false')
  arrive()
  await start(page).click()
  await expect(menu(page)).toBeVisible()
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
  await start(page).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('has been updated')
  await told.getByRole('button', { name: 'Cancel' }).click()
  await expect(told).toHaveCount(0)
  await start(page).click()
  await expect(told).toBeVisible()
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Reload' }).click()
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('A note')
  await start(page).click()
  await expect(menu(page)).toBeVisible()
})

test('a menu that fails to load is reported in an Error window', async ({ page, allowConsole }) => {
  allowConsole(/StartMenu|Failed to fetch/)
  await page.route(/StartMenu/, (route) => route.abort('failed'))
  await start(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('could not be loaded')
  await expect(start(page)).toHaveAttribute('aria-expanded', 'false')
})
