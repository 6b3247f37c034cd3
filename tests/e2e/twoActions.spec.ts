/**
 * Whatever a visitor has done to the desk, the owner's projects, the résumé and a way to write are two actions away. An
 * action is a press, a chord of keys, or the choice of a row that has just been shown.
 */
import type { Page } from '@playwright/test'
import {
  background,
  chooseFromStart,
  openApp,
  openDesktop,
  startButton,
  startMenu,
  titleBar,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { grid, PHONE, icon as phoneIcon } from '../support/phoneDriver.ts'

interface Goal {
  readonly app: string
  expectReached(page: Page): Promise<void>
}

/** What each row of START must lead to, in view. */
const GOALS: Readonly<Record<string, Goal>> = {
  Résumé: {
    app: 'Resume',
    expectReached: async (page) => {
      await expect(windowsOf(page, 'Resume')).toHaveAttribute('data-active', 'true')
      await expect(windowsOf(page, 'Resume').getByRole('heading').first()).toBeInViewport()
    },
  },
  Projects: {
    app: 'About',
    expectReached: async (page) => {
      const about = windowsOf(page, 'About')
      await expect(about).toHaveAttribute('data-active', 'true')
      await expect(about.getByRole('heading', { name: 'Projects', exact: true })).toBeInViewport()
    },
  },
  Contact: {
    app: 'Mail',
    expectReached: async (page) => {
      const mail = windowsOf(page, 'Mail')
      await expect(mail).toHaveAttribute('data-active', 'true')
      await expect(mail.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    },
  },
}

/** States of the desk, each on top of those before; none does anything where the desk is in it already. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['as it is loaded', async () => {}],
  [
    'with the menu of the desktop open',
    (page) => background(page).click({ button: 'right', position: { x: 1300, y: 700 } }),
  ],
  [
    'with an error on top',
    async (page) => {
      if ((await windowsOf(page, 'Error').count()) === 0) await chooseFromStart(page, 'My Music')
      await expect(windowsOf(page, 'Error')).toBeVisible()
    },
  ],
  ['with Run open', (page) => chooseFromStart(page, 'Run')],
  [
    'with six maximized windows',
    async (page) => {
      const notes = windowsOf(page, 'Notepad')
      for (let open = await notes.count(); open < 6; open += 1) {
        await chooseFromStart(page, 'Notepad')
        await expect(notes).toHaveCount(open + 1)
        await titleBar(notes.last()).dblclick()
        await expect(notes.last()).toHaveAttribute('data-maximized', 'true')
      }
    },
  ],
  [
    'with all windows put aside',
    async (page) => {
      await page.getByRole('button', { name: 'Show desktop' }).click()
      await expect(windowsOf(page, 'Notepad').last()).toBeHidden()
    },
  ],
]

/** From the row that has the focus to another one: what a visitor does to choose. */
async function chooseByKeys(page: Page, row: string): Promise<void> {
  await expect(startMenu(page)).toBeVisible()
  for (let step = 0; step < 20; step += 1) {
    const focused = await page.locator(':focus').textContent()
    if (focused === row) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys do not reach ${row}.`)
}

test('by mouse, in every state of the desk', async ({ page }) => {
  await openDesktop(page, '?freeze')
  for (const [state, reach] of STATES) {
    for (const [row, { app, expectReached }] of Object.entries(GOALS)) {
      await test.step(`${row}, ${state}`, async () => {
        await reach(page)
        await chooseFromStart(page, row)
        await expectReached(page)
        await windowButton(windowsOf(page, app), 'Close').click()
        await expect(windowsOf(page, app)).toHaveCount(0)
      })
    }
  }
})

test('by keyboard alone, from a text and from six maximized windows', async ({ page }) => {
  for (const [row, { expectReached }] of Object.entries(GOALS)) {
    await openDesktop(page, '?freeze')
    const notepad = await openApp(page, 'Notepad')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.type('Some words')
    await page.keyboard.press('Control+Alt+Enter')
    await chooseByKeys(page, row)
    await expectReached(page)
    await page.keyboard.press('Control+Escape')
    await expect(startMenu(page)).toBeVisible()
    await page.keyboard.press('Control+Escape')
    await expect(startMenu(page)).toBeHidden()
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('Some words')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  const shortcut = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Shortcuts' }).getByText(name, { exact: true })

  const goals: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    Résumé: (page) => expect(page).toHaveURL(/\/resume$/),
    Projects: async (page) => {
      await expect(page).toHaveURL(/\/about#projects$/)
      await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeInViewport()
    },
    Contact: (page) => expect(page.getByRole('dialog', { name: 'New Message' })).toBeInViewport(),
  }

  for (const [name, isReached] of Object.entries(goals)) {
    test(`${name}, from the icons, from a sheet and from the switcher`, async ({ page }) => {
      await page.goto('/?freeze')
      await expect(grid(page)).toBeVisible()
      await shortcut(page, name).tap()
      await isReached(page)

      await page.goto('/?freeze#/notepad')
      await expect(page.getByRole('dialog', { name: 'Untitled - Notepad' })).toBeVisible()
      await startButton(page).tap()
      await shortcut(page, name).tap()
      await isReached(page)

      await page.goto('/?freeze')
      // A sheet that was open before is open again.
      await startButton(page).tap()
      await phoneIcon(page, 'Notepad').tap()
      await page.getByRole('button', { name: 'Switch apps' }).tap()
      await page
        .getByRole('dialog', { name: 'App switcher' })
        .getByRole('button', { name: 'Home' })
        .tap()
      await shortcut(page, name).tap()
      await isReached(page)
    })
  }
})
