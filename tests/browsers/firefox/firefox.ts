/** Playwright's `test` in the Firefox of this machine, by WebDriver BiDi. */
import type { Browser } from '@playwright/test'
import { test as base } from '../../support/fixtures.ts'

export { expect } from '../../support/fixtures.ts'

interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>
}

/**
 * Playwright sets the color scheme of each new context by a command that Firefox does not know yet, and
 * so could not open a page at all.
 */
function withoutMediaFeatures(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(object: unknown): { _browserSession: BidiSession } }
  }
  const session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession) as BidiSession
  const { send } = session
  session.send = function sendKnown(this: BidiSession, method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({})
    return send.call(this, method, params)
  }
}

export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      withoutMediaFeatures(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

/** What Playwright does in Firefox: it reads the storage of an empty page, and styles a page that fails. */
test.beforeEach(({ allowConsole }) => allowConsole(/SecurityError|blocked an inline style/))
