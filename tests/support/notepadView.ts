/** Breaks the code of one app's window. */
import type { Page, Route } from '@playwright/test'

/** The files of the apps' views, which all have this name; a second attempt asks with a query. */
const VIEW = /\/View[^/]*\.js(?:\?|$)/

/**
 * Lets the given handler answer the request for the code of Notepad's window; every other app's code
 * is served as it is. The file is recognized by a sentence of Notepad's, because all views have the
 * same name, and the page loads some of them by itself.
 */
export async function breakNotepad(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(VIEW, async (route) => {
    const response = await route.fetch()
    const isNotepad = (await response.text()).includes('Tab types a tab')
    await (isNotepad ? answer(route) : route.fulfill({ response }))
  })
}

/** Serves Notepad's code again. */
export async function mendNotepad(page: Page): Promise<void> {
  await page.unroute(VIEW)
}
