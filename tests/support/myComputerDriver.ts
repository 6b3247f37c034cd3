/** Verbs for tests of My Computer: opens it and its disk, finds its parts. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export async function openMyComputer(page: Page): Promise<Locator> {
  await page.goto('/?freeze')
  await page.locator('[data-icon-id="2"]').dblclick()
  const myComputer = page.locator('[data-app="My Computer"]')
  await expect(diskOf(myComputer)).toBeFocused()
  return myComputer
}

export async function openDisk(page: Page): Promise<Locator> {
  const myComputer = await openMyComputer(page)
  await diskOf(myComputer).click()
  await expect(myComputer.getByRole('option').first()).toBeVisible()
  return myComputer
}

export const diskOf = (within: Locator) => within.getByRole('button', { name: 'Local Disk (C:)' })

export const addressOf = (within: Locator) => within.getByRole('textbox', { name: 'Address' })

export const fileOf = (within: Locator, name: string) =>
  within.getByRole('option', { name, exact: true })
