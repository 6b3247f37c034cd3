/** Verbs for tests of the assistant: opens it, asks, and answers instead of its service. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

export const WELCOME = 'Welcome to Meadow! What would you like to know?'

export const assistant = (page: Page) => page.locator('[data-app="Assistant"]')

export const log = (page: Page) => assistant(page).getByRole('log')

export const input = (page: Page) => assistant(page).getByRole('textbox', { name: 'Message' })

export const button = (page: Page, name: string) =>
  assistant(page).getByRole('button', { name, exact: true })

export const suggestions = (page: Page) =>
  assistant(page).getByRole('group', { name: 'Suggested questions' }).getByRole('button')

export const users = (page: Page) => log(page).locator('[data-role="user"]')

export const bots = (page: Page) => log(page).locator('[data-role="bot"]')

export const textOf = (message: Locator) => message.locator('[data-part="text"]')

export const failure = (page: Page) => assistant(page).getByRole('alert')

export async function openAssistant(page: Page, address = '/?freeze'): Promise<void> {
  await page.goto(address)
  await page.locator('[data-icon-id="4"]').dblclick()
  await expect(input(page)).toBeFocused()
}

/** Answers every question alike, and gives the bodies of the requests. */
export async function answerWith(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route('**/chat', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ status, json: body })
  })
  return asked
}

/** Holds questions back until they are let go. */
export async function holdAnswers(page: Page): Promise<{ routes: Route[] }> {
  const held = { routes: [] as Route[] }
  await page.route('**/chat', (route) => void held.routes.push(route))
  return held
}

export async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}
