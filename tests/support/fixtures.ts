/**
 * Playwright's `test` and `expect` for this project: a test fails if any of its pages warned,
 * threw, lost a request or broke the security policy, whatever else it checked.
 */
import { test as base, expect, type BrowserContext } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { watchLoading } from './loading.ts'

interface Fixtures {
  /** Lets console messages, errors and failed requests pass whose text matches. */
  allowConsole: (pattern: RegExp) => void
}

/** What the software renderer of the tests says about itself, never about the site. */
const RENDERER_NOISE = /GL Driver Message .*GPU stall due to ReadPixels/

/** What the runner says where it keeps the service worker away (playwright.config.ts). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/**
 * The search page's logo is all that is asked of another host, which no test reaches: answering for it would send
 * every request through the runner, and keep nothing in the browser's cache.
 */
const isOfLogo = (problem: string): boolean =>
  site.searchLogo !== null && problem.includes(site.searchLogo)

/** A visitor, or a test, who goes on before the new page has faded in. */
const BROKEN_FADE = /^uncaught: AbortError: Transition was skipped/

/**
 * Collects what went wrong on every page of the context, also those opened later. A resource
 * that the policy blocks, or that answers 400 and above, is a console error in Chromium.
 */
export function watchContext(context: BrowserContext): string[] {
  watchLoading(context)
  const problems: string[] = []
  context.on('console', (message) => {
    const type = message.type()
    if (type !== 'warning' && type !== 'error' && type !== 'assert') return
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error()
    problems.push(`uncaught: ${stack || `${name}: ${message}`}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left, or a sound that ends early, gives up its requests.
    if (reason === 'net::ERR_ABORTED') return
    problems.push(`request failed: ${request.url()}: ${reason}`)
  })
  return problems
}

/**
 * Playwright's own `only-on-failure` takes pictures of all tests, before it knows which of them fail: half a second of a
 * processor each.
 */
async function attachPictures(context: BrowserContext): Promise<void> {
  const info = test.info()
  if (info.status === info.expectedStatus) return
  for (const [at, page] of context.pages().entries()) {
    // A page that crashed or hangs has no picture, which must not hide why the test failed.
    const path = info.outputPath(`page-${at + 1}.png`)
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(Boolean, () => false)
    if (isTaken) await info.attach(`page ${at + 1}`, { path, contentType: 'image/png' })
  }
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from here
  allowed: async ({}, use) => {
    await use([RENDERER_NOISE, BROKEN_FADE, BLOCKED_WORKER])
  },
  allowConsole: async ({ allowed }, use) => {
    await use((pattern) => void allowed.push(pattern))
  },
  context: async ({ context, allowed }, use) => {
    const problems = watchContext(context)
    await use(context)
    await attachPictures(context)
    const unexpected = problems.filter(
      (line) => !isOfLogo(line) && !allowed.some((pattern) => pattern.test(line)),
    )
    expect(unexpected, 'the pages of a test stay silent').toEqual([])
  },
})

export { expect }
