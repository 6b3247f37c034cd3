/** Finds the parts of the phone's layout of `/`. */
import type { Locator, Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }

export const layout = (page: Page) => page.locator('main[data-layout="mobile"]')
export const grid = (page: Page) => page.getByRole('list', { name: 'Apps', exact: true })
export const icon = (page: Page, name: string) =>
  grid(page).getByRole('button', { name, exact: true })
export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const notepad = (page: Page) => sheet(page, 'Untitled - Notepad')
export const text = (page: Page) => notepad(page).getByRole('textbox', { name: 'Text' })
export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true })
export const switcher = (page: Page) => sheet(page, 'App switcher')
export const cards = (page: Page) => switcher(page).locator('[data-part="app-card"]')

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}
