/** Playwright's `test` in the Firefox of this machine, by WebDriver BiDi. */
import type { Browser, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { test as base } from '../../support/fixtures.ts'

export { expect } from '../../support/fixtures.ts'

interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>
}

interface PlaywrightObject {
  readonly _connection: { toImpl(object: unknown): unknown }
}

/** The texts of the printed pages, which Playwright itself makes in Chromium alone. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const { _connection: connection } = page as unknown as PlaywrightObject
  const { delegate } = connection.toImpl(page) as {
    delegate: { _session: BidiSession & { sessionId: string } }
  }
  const { _session: session } = delegate
  const context = session.sessionId
  const { data } = (await session.send('browsingContext.print', { context })) as { data: string }
  const { text } = await extractText(new Uint8Array(Buffer.from(data, 'base64')), {
    mergePages: false,
  })
  return text
}

/**
 * Playwright sets the color scheme of each new context by a command that Firefox does not know yet, and
 * so could not open a page at all.
 */
function withoutMediaFeatures(browser: Browser): void {
  const { _connection: connection } = browser as unknown as PlaywrightObject
  const { _browserSession: own } = connection.toImpl(browser) as { _browserSession: BidiSession }
  const session = Object.getPrototypeOf(own) as BidiSession
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
