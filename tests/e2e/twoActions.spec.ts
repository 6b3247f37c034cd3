/**
 * Whatever a visitor has done to the desk, the owner's projects, the résumé and a way to write are two actions away. An
 * action is a press, a chord of keys, or the choice of a row that has just been shown.
 */
import type { Locator, Page } from '@playwright/test'
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
import { PHONE, icon as phoneIcon } from '../support/phoneDriver.ts'

interface Goal {
  readonly app: string
  /** What must be in view. */
  shown(window: Locator): Locator
}

const GOALS: Readonly<Record<string, Goal>> = {
  Résumé: { app: 'Resume', shown: (window) => window.getByRole('heading').first() },
  Projects: {
    app: 'About',
    shown: (window) => window.getByRole('heading', { name: 'Projects', exact: true }),
  },
  Contact: { app: 'Mail', shown: (window) => window.getByRole('textbox', { name: 'Message' }) },
}

async function expectReached(page: Page, { app, shown }: Goal): Promise<void> {
  await expect(windowsOf(page, app)).toHaveAttribute('data-active', 'true')
  await expect(shown(windowsOf(page, app))).toBeInViewport()
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

test('by mouse, in every state of the desk', async ({ page }) => {
  await openDesktop(page, '?freeze')
  for (const [state, reach] of STATES) {
    for (const [row, goal] of Object.entries(GOALS)) {
      await test.step(`${row}, ${state}`, async () => {
        await reach(page)
        await chooseFromStart(page, row)
        await expectReached(page, goal)
        await windowButton(windowsOf(page, goal.app), 'Close').click()
        await expect(windowsOf(page, goal.app)).toHaveCount(0)
      })
    }
  }
})

test('by keyboard alone, from a text', async ({ page }) => {
  await openDesktop(page, '?freeze')
  const text = (await openApp(page, 'Notepad')).getByRole('textbox', { name: 'Text' })
  for (const [row, goal] of Object.entries(GOALS)) {
    await text.focus()
    await page.keyboard.type('Some words')
    await page.keyboard.press('Control+Alt+Enter')
    await expect(startMenu(page)).toBeVisible()
    // From the row that has the focus to another one is what a visitor does to choose.
    for (let step = 0; step < 20; step += 1) {
      if ((await page.locator(':focus').textContent()) === row) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expectReached(page, goal)
  }
  await page.keyboard.press('Control+Escape')
  await expect(startMenu(page)).toBeVisible()
  await page.keyboard.press('Control+Escape')
  await expect(startMenu(page)).toBeHidden()
  await expect(text).toHaveValue('Some words'.repeat(3))
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('from the icons, from a sheet and from the switcher', async ({ page }) => {
    const goTo = async (name: string): Promise<void> => {
      const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
      await shortcuts.getByText(name, { exact: true }).tap()
    }
    await page.goto('/?freeze')
    await goTo('Résumé')
    await expect(page).toHaveURL(/\/resume$/)

    await page.goto('/?freeze#/notepad')
    await expect(page.getByRole('dialog', { name: 'Untitled - Notepad' })).toBeVisible()
    await startButton(page).tap()
    await goTo('Projects')
    await expect(page).toHaveURL(/\/about#projects$/)
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeInViewport()

    await page.goto('/?freeze')
    // A sheet that was open before is open again.
    await startButton(page).tap()
    await phoneIcon(page, 'Notepad').tap()
    await page.getByRole('button', { name: 'Switch apps' }).tap()
    const switcher = page.getByRole('dialog', { name: 'App switcher' })
    await switcher.getByRole('button', { name: 'Home' }).tap()
    await goTo('Contact')
    await expect(page.getByRole('dialog', { name: 'New Message' })).toBeInViewport()
  })
})
