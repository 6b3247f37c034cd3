/** Finds the parts of the phone's layout of `/`. */
import type { Page } from '@playwright/test'

export { boxOf, button } from './desktopDriver.ts'

export const PHONE = { width: 390, height: 844 }

export const layout = (page: Page) => page.locator('main[data-layout="mobile"]')
export const grid = (page: Page) => page.getByRole('list', { name: 'Apps', exact: true })
export const icon = (page: Page, name: string) =>
  grid(page).getByRole('button', { name, exact: true })
export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const notepad = (page: Page) => sheet(page, 'Untitled - Notepad')
export const text = (page: Page) => notepad(page).getByRole('textbox', { name: 'Text' })
export const switcher = (page: Page) => sheet(page, 'App switcher')
export const cards = (page: Page) => switcher(page).locator('[data-part="app-card"]')
