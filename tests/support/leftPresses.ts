/** Which presses a page leaves to the browser, without opening the tabs that the browser would open. */
import type { Page } from '@playwright/test'

/**
 * Notes from now on, for every press, its keys and button and whether the page left it to the browser
 * ("Ctrl0: left") or handled it ("0: taken"). The browser's own answer is suppressed: Chromium may
 * keep a tab that opens in the background from loading for as long as it is not shown.
 */
export async function watchPresses(page: Page): Promise<() => Promise<string[]>> {
  const presses = await page.evaluateHandle(() => {
    const noted: string[] = []
    const note = (event: MouseEvent): void => {
      const isLeft = !event.defaultPrevented
      event.preventDefault()
      const keys = [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift', event.metaKey && 'Meta']
      noted.push(`${keys.filter(Boolean).join()}${event.button}: ${isLeft ? 'left' : 'taken'}`)
    }
    addEventListener('click', note)
    addEventListener('auxclick', note)
    return noted
  })
  return () => presses.jsonValue()
}
