/**
 * Whatever a visitor has done to the desk, the owner's projects, the résumé and a way to write are two actions away. An
 * action is a press, a chord of keys, or the choice of a row that has just been shown.
 */
import type { Locator, Page } from '@playwright/test'
import {
  openApp,
  openDesktop,
  startButton,
  startMenu,
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

test('by keyboard alone, from a text', async ({ page }) => {
  await openDesktop(page, '?freeze')
  const text = (await openApp(page, 'Notepad')).getByRole('textbox', { name: 'Text' })
  for (const [row, goal] of Object.entries(GOALS)) {
    await text.focus()
    await page.keyboard.type('Some words')
    await page.keyboard.press('Control+Alt+Enter')
    await expect(startMenu(page).locator(':focus')).toHaveCount(1)
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
