/**
 * WebKit as Debian packages it (WebKitGTK), driven by WebDriver on a display of its own. Playwright's own
 * WebKit is in no package registry.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../onThisMachine.mjs'
import { freePort } from '../../support/server.ts'

export interface WebKitHost {
  readonly driver: WebDriver
  end(): Promise<void>
}

/**
 * @param display number of an X display that nobody uses
 * @param density the ratio of the page's pixels to those of the display: the browser's window cannot be
 *   narrower than its bar, but the page in it can
 * @throws {Error} if WebKit is not on this machine
 */
export async function startWebKit(display: number, density = 1): Promise<WebKitHost> {
  const found = findWebKit()
  if (!found) throw new Error('WebKit is not on this machine.')
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_DPI_SCALE: String(density),
    // Containers give it no namespaces, and it opens nothing but this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const processes: ChildProcess[] = [
    spawn(found.display, [`:${display}`, '-screen', '0', '2000x1600x24'], { stdio: 'ignore' }),
    spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' }),
  ]
  const stop = (): void => processes.forEach((each) => each.kill())
  try {
    const driver = await whenReady(() =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
        })
        .build(),
    )
    return {
      driver,
      async end() {
        await driver.quit().catch(() => {})
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** The driver listens, and the display exists, a moment after their processes have started. */
async function whenReady(build: () => Promise<WebDriver>): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await build()
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
