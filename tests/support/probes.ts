/**
 * Counters inside a page, put there before its first script: frames, timers, presents of the
 * canvas, React's commits. They wrap what the browser offers and need nothing from the program.
 */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface Counts {
  /** Callbacks of `requestAnimationFrame` that ran. */
  readonly frames: number
  /** Callbacks of `setTimeout`, `setInterval` and `requestIdleCallback` that ran. */
  readonly timers: number
  /** Pictures that the scene's canvas was given, in either renderer. */
  readonly presents: number
  /** Times that any React root of the page committed. */
  readonly commits: number
  /** WebGL textures that were created and not yet deleted. */
  readonly textures: number
}

/** Longer than a busy machine takes from the end of a request to what it shows. */
const AT_REST_MS = 400

type Counted = typeof window & { probeCounts: { -readonly [name in keyof Counts]: number } }

/** Starts counting; to be called before the page is opened. */
export async function countInPage(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(installCounters)
  return () => page.evaluate(() => ({ ...(window as Counted).probeCounts }))
}

/** Waits until a page has loaded and shows nothing anew: a view that is still on its way would be a commit. */
export async function untilAtRest(page: Page, counts: () => Promise<Counts>): Promise<void> {
  // Once in the life of a page; what is fetched later has to arrive while the poll below asks.
  await page.waitForLoadState('networkidle')
  await expect
    .poll(
      async () => {
        const { commits, presents } = await counts()
        await page.waitForTimeout(AT_REST_MS)
        const later = await counts()
        return later.commits - commits + later.presents - presents
      },
      { timeout: 20_000 },
    )
    .toBe(0)
}

/** Runs in the page. Each wrapper counts, then calls the original. */
function installCounters(): void {
  const counts = { frames: 0, timers: 0, presents: 0, commits: 0, textures: 0 }
  Object.assign(window, { probeCounts: counts })

  const { requestAnimationFrame: askFrame, setTimeout: setTimer } = window
  window.requestAnimationFrame = (callback) =>
    askFrame.call(window, (now) => {
      counts.frames += 1
      callback(now)
    })
  const countTimer =
    <Arguments extends unknown[]>(handler: (...given: Arguments) => unknown) =>
    (...given: Arguments): void => {
      counts.timers += 1
      handler(...given)
    }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name]
    const counting = (handler: TimerHandler, ms?: number, ...rest: unknown[]): unknown => {
      const counted =
        typeof handler === 'function'
          ? countTimer((...given: unknown[]) => Reflect.apply(handler, window, given))
          : handler
      return Reflect.apply(original, window, [counted, ms, ...rest])
    }
    Object.assign(window, { [name]: counting })
  }
  const { requestIdleCallback: askIdle } = window
  window.requestIdleCallback = (callback, options) =>
    askIdle.call(window, countTimer(callback), options)

  const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
    counts.presents += 1
    transferFromImageBitmap.call(this, bitmap)
  }
  const gl = WebGL2RenderingContext.prototype
  const { drawElements, createTexture, deleteTexture } = gl
  let hasDrawn = false
  gl.drawElements = function (...given) {
    // All the draw calls of one tick are one present.
    if (!hasDrawn) {
      hasDrawn = true
      counts.presents += 1
      setTimer.call(window, () => (hasDrawn = false))
    }
    drawElements.apply(this, given)
  }
  gl.createTexture = function () {
    counts.textures += 1
    return createTexture.call(this)
  }
  gl.deleteTexture = function (texture) {
    if (texture) counts.textures -= 1
    deleteTexture.call(this, texture)
  }

  // What React reports to its developer tools, in builds for production too.
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onScheduleFiberRoot: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: () => {
      counts.commits += 1
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

/** Which elements changed, and how, from this call until the result is called. */
export async function watchMutations(page: Page): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const describe = (node: Node): string => {
      const element = node instanceof Element ? node : node.parentElement
      const owner = element?.closest('[data-window-id],[data-part],[data-icon-id]')
      const id = owner?.getAttribute('data-window-id')
      return `${element === owner ? '' : 'in '}${id ? `window ${id}` : (owner?.getAttribute('data-part') ?? element?.tagName)}`
    }
    const note = (records: readonly MutationRecord[]): void => {
      for (const { target, type, attributeName } of records) {
        seen.add(`${describe(target)}: ${attributeName ?? type}`)
      }
    }
    const observer = new MutationObserver(note)
    observer.observe(document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
    return {
      stop: () => {
        note(observer.takeRecords())
        observer.disconnect()
        return [...seen].sort()
      },
    }
  })
  return () => handle.evaluate((watch) => watch.stop())
}
